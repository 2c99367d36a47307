import { createHmac, timingSafeEqual } from "node:crypto";

/** A fiche whose client logs in by a link of a mail, in groups with the login profile Fiche. */
export interface FicheKey {
  readonly groupId: number;
  readonly ficheId: number;
}

/** As long as somebody may want to open an old mail; a newer one brings a newer key. */
const LIFETIME_MINUTES = 90 * 24 * 60;
const SHAPE = /^f\.(\d{1,10})\.(\d{1,10})\.(\d{1,10})\.([\w-]{43})$/;

function seal(text: string, secret: string): string {
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** Nothing is stored for such a key: it holds for 90 days from `now` (milliseconds). */
export function signFicheKey({ groupId, ficheId }: FicheKey, secret: string, now: number): string {
  return seal(`f.${groupId}.${ficheId}.${Math.floor(now / 60_000) + LIFETIME_MINUTES}`, secret);
}

/** Null when the text is no key of ours, or too old. */
export function readFicheKey(key: string, secret: string, now: number): FicheKey | null {
  const parts = SHAPE.exec(key);
  if (!parts) return null;
  const expected = Buffer.from(seal(key.slice(0, key.lastIndexOf(".")), secret));
  const given = Buffer.from(key);
  if (given.length !== expected.length || !timingSafeEqual(expected, given)) return null;
  if (Number(parts[3]) * 60_000 <= now) return null;
  return { groupId: Number(parts[1]), ficheId: Number(parts[2]) };
}
