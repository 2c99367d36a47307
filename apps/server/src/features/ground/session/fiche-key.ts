import { type EpochMs, minuteOf, msOf } from "@rendezvous/domain/time/instant";
import { createHash } from "node:crypto";
import { openKey, sealKey } from "./sealed-key.ts";

/** A fiche whose client logs in by a link of a mail, in groups with the login profile Fiche. */
export interface FicheKey {
  readonly groupId: number;
  readonly ficheId: number;
  /** Where the link is mailed to: it opens the fiche for as long as that is its address. */
  readonly email: string;
}

/** The link that makes an address the fiche's, mailed to that address. */
export interface FicheEmailKey {
  readonly groupId: number;
  readonly ficheId: number;
  /** The fiche's present one: the link ends once it has another. */
  readonly from: string;
  readonly to: string;
}

/** As long as an old mail may still be opened; a newer mail brings a newer key. */
const LIFETIME_MINUTES = 90 * 24 * 60;
export const FICHE_EMAIL_HOURS = 24;

/** Nothing is stored for such a key: it holds for 90 days from `now` (milliseconds). */
export function signFicheKey({ groupId, ficheId, email }: FicheKey, secret: string, nowMs: EpochMs): string {
  return sealKey(["f", groupId, ficheId, minuteOf(nowMs) + LIFETIME_MINUTES, numberOf(email)], secret);
}

/** Whose key it is, and to whom it was mailed; null when the text is no key of ours, or too old. */
export function readFicheKey(
  key: string,
  secret: string,
  nowMs: EpochMs,
): (Omit<FicheKey, "email"> & { readonly isMailedTo: (email: string) => boolean }) | null {
  const [groupId = 0, ficheId = 0, until = 0, mailedTo] = openKey("f", key, secret) ?? [];
  if (msOf(until) <= nowMs) return null;
  return { groupId, ficheId, isMailedTo: (email) => numberOf(email) === mailedTo };
}

/** Good for 24 hours from `now` (milliseconds). */
export function signFicheEmailKey(
  { groupId, ficheId, from, to }: FicheEmailKey,
  secret: string,
  nowMs: EpochMs,
): string {
  const until = minuteOf(nowMs) + FICHE_EMAIL_HOURS * 60;
  return sealKey(["n", groupId, ficheId, until, numberOf(`${from} ${to}`)], secret);
}

/** Does the key make this change? */
export function isFicheEmailKey(key: string, change: FicheEmailKey, secret: string, nowMs: EpochMs): boolean {
  const [groupId, ficheId, until = 0, addresses] = openKey("n", key, secret) ?? [];
  return (
    groupId === change.groupId &&
    ficheId === change.ficheId &&
    msOf(until) > nowMs &&
    addresses === numberOf(`${change.from} ${change.to}`)
  );
}

/** Twelve hexadecimal digits of its hash, as a key's parts are numbers. */
function numberOf(text: string): number {
  return Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 12), 16);
}
