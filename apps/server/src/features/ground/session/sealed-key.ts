import { createHmac, timingSafeEqual } from "node:crypto";

/** A text with its mac, for a link in a mail: nothing is stored for it. The parts are joined by dots. */
export function sealKey(parts: readonly (string | number)[], secret: string): string {
  const text = parts.join(".");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** The numbers after the first part, which names the purpose; null when the text is no such key of ours. */
export function openKey(purpose: string, key: string, secret: string): number[] | null {
  const parts = key.split(".");
  if (key.length > 200 || parts[0] !== purpose) return null;
  const expected = Buffer.from(sealKey(parts.slice(0, -1), secret));
  const given = Buffer.from(key);
  if (given.length !== expected.length || !timingSafeEqual(expected, given)) return null;
  return parts.slice(1, -1).map(Number);
}
