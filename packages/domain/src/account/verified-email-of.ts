import { isEmail, normalizeEmail } from "./email.ts";

/** Returns the address of an OpenID provider's client; null unless the provider has verified it. */
export function verifiedEmailOf(claims: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified } = claims;
  if (email_verified !== true || typeof email !== "string") return null;
  const normal = normalizeEmail(email);
  return isEmail(normal) ? normal : null;
}
