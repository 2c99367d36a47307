import { createHmac, timingSafeEqual } from "node:crypto";

/** Returns the parts joined by dots, with a MAC, for a link in a mail. Nothing is stored for it. */
export function sealKey(parts: readonly (string | number)[], secret: string): string {
  const text = parts.join(".");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/**
 * Returns the numbers in a sealed key after its first part, the purpose; null when the text is no key of this server with this
 * purpose.
 */
export function openSealedKey(purpose: string, key: string, secret: string): number[] | null {
  const parts = key.split(".");
  if (key.length > 200 || parts[0] !== purpose) return null;
  const expected = Buffer.from(sealKey(parts.slice(0, -1), secret));
  const actual = Buffer.from(key);
  if (actual.length !== expected.length || !timingSafeEqual(expected, actual)) return null;
  return parts.slice(1, -1).map(Number);
}
