import { normalizeEmail } from "@rendezvous/domain/account/email";

/** Returns e-mail and password of HTTP Basic; null when the header contains none. */
export function readBasic(
  authorization: string | undefined,
): { readonly email: string; readonly password: string } | null {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(authorization ?? "")?.[1];
  if (encoded === undefined || encoded.length > 1000) return null;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon <= 0 || text.includes("\0")) return null;
  return { email: normalizeEmail(text.slice(0, colon)), password: text.slice(colon + 1) };
}
