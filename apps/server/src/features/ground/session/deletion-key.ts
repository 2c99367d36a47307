import { type EpochMs, minuteOf, msOf } from "@rendezvous/domain/time/instant";
import { openSealedKey, sealKey } from "./sealed-key.ts";

/** A deletion request that the person confirms by a link in a mail. */
export interface DeletionKey {
  readonly groupId: number;
  readonly requestId: number;
}

export const DELETION_KEY_DAYS = 7;

/** Returns a key that is not stored: it is valid for seven days from `nowMs`, while the request is open. */
export function signDeletionKey({ groupId, requestId }: DeletionKey, secret: string, nowMs: EpochMs): string {
  const until = minuteOf(nowMs) + DELETION_KEY_DAYS * 24 * 60;
  return sealKey(["d", groupId, requestId, until], secret);
}

/** Returns null when the text is no key of this server, or has expired. */
export function verifyDeletionKey(key: string, secret: string, nowMs: EpochMs): DeletionKey | null {
  const [groupId = 0, requestId = 0, until = 0] = openSealedKey("d", key, secret) ?? [];
  return msOf(until) > nowMs ? { groupId, requestId } : null;
}
