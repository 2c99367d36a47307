import { openKey, sealKey } from "./sealed-key.ts";

/** A fiche whose client logs in by a link of a mail, in groups with the login profile Fiche. */
export interface FicheKey {
  readonly groupId: number;
  readonly ficheId: number;
}

/** As long as somebody may want to open an old mail; a newer one brings a newer key. */
const LIFETIME_MINUTES = 90 * 24 * 60;

/** Nothing is stored for such a key: it holds for 90 days from `now` (milliseconds). */
export function signFicheKey({ groupId, ficheId }: FicheKey, secret: string, now: number): string {
  return sealKey(["f", groupId, ficheId, Math.floor(now / 60_000) + LIFETIME_MINUTES], secret);
}

/** Null when the text is no key of ours, or too old. */
export function readFicheKey(key: string, secret: string, now: number): FicheKey | null {
  const [groupId = 0, ficheId = 0, until = 0] = openKey("f", key, secret) ?? [];
  return until * 60_000 > now ? { groupId, ficheId } : null;
}
