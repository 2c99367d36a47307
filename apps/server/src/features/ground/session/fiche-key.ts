import { type EpochMs, minuteOf, msOf } from "@rendezvous/domain/time/instant";
import { createHash } from "node:crypto";
import { openSealedKey, sealKey } from "./sealed-key.ts";

/** A fiche whose client logs in by a link in a mail, in groups with the login profile Fiche. */
export interface FicheKey {
  readonly groupId: number;
  readonly ficheId: number;
  /** The address that the link was mailed to: the link works while the fiche has this address. */
  readonly email: string;
}

/** The change of a fiche's address, confirmed by a link mailed to the new address. */
export interface FicheEmailKey {
  readonly groupId: number;
  readonly ficheId: number;
  /** The fiche's present address: the link expires when it changes. */
  readonly from: string;
  readonly to: string;
}

/** Long, because people open old mails; each new mail contains a new key. */
const LIFETIME_MINUTES = 90 * 24 * 60;
export const FICHE_EMAIL_HOURS = 24;

/** Returns a key that is not stored: it is valid for 90 days from `nowMs`. */
export function signFicheKey({ groupId, ficheId, email }: FicheKey, secret: string, nowMs: EpochMs): string {
  return sealKey(["f", groupId, ficheId, minuteOf(nowMs) + LIFETIME_MINUTES, numberOf(email)], secret);
}

/** Returns the fiche and a check of the mailed address; null when the text is no key of this server, or has expired. */
export function readFicheKey(
  key: string,
  secret: string,
  nowMs: EpochMs,
): (Omit<FicheKey, "email"> & { readonly isMailedTo: (email: string) => boolean }) | null {
  const [groupId = 0, ficheId = 0, until = 0, mailedTo] = openSealedKey("f", key, secret) ?? [];
  if (msOf(until) <= nowMs) return null;
  return { groupId, ficheId, isMailedTo: (email) => numberOf(email) === mailedTo };
}

/** Returns a key that is valid for 24 hours from `nowMs`. */
export function signFicheEmailKey(
  { groupId, ficheId, from, to }: FicheEmailKey,
  secret: string,
  nowMs: EpochMs,
): string {
  const until = minuteOf(nowMs) + FICHE_EMAIL_HOURS * 60;
  return sealKey(["n", groupId, ficheId, until, numberOf(`${from} ${to}`)], secret);
}

/** Whether the key confirms this change. */
export function isFicheEmailKey(key: string, change: FicheEmailKey, secret: string, nowMs: EpochMs): boolean {
  const [groupId, ficheId, until = 0, addresses] = openSealedKey("n", key, secret) ?? [];
  return (
    groupId === change.groupId &&
    ficheId === change.ficheId &&
    msOf(until) > nowMs &&
    addresses === numberOf(`${change.from} ${change.to}`)
  );
}

/** Returns twelve hexadecimal digits of the text's hash as a number, because the parts of a key are numbers. */
function numberOf(text: string): number {
  return Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 12), 16);
}
