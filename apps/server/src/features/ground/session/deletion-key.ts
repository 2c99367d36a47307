import { type EpochMs, minuteOf, msOf } from "@rendezvous/domain/time/instant";
import { openKey, sealKey } from "./sealed-key.ts";

/** A request whose person confirms it by a link of a mail. */
export interface DeletionKey {
  readonly groupId: number;
  readonly requestId: number;
}

export const DELETION_KEY_DAYS = 7;

/** Nothing is stored for such a key: it holds for seven days from `now` (milliseconds), while the request is open. */
export function signDeletionKey({ groupId, requestId }: DeletionKey, secret: string, nowMs: EpochMs): string {
  const until = minuteOf(nowMs) + DELETION_KEY_DAYS * 24 * 60;
  return sealKey(["d", groupId, requestId, until], secret);
}

/** Null when the text is no key of ours, or too old. */
export function readDeletionKey(key: string, secret: string, nowMs: EpochMs): DeletionKey | null {
  const [groupId = 0, requestId = 0, until = 0] = openKey("d", key, secret) ?? [];
  return msOf(until) > nowMs ? { groupId, requestId } : null;
}
