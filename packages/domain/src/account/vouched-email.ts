import { isEmail, normalizeEmail } from "./email.ts";

/** The address by which an OpenID provider's client may be known: null unless the provider says that it has verified it. */
export function vouchedEmail(claims: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified } = claims;
  if (email_verified !== true || typeof email !== "string") return null;
  const normal = normalizeEmail(email);
  return isEmail(normal) ? normal : null;
}
