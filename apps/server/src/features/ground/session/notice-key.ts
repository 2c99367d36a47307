import { type EpochMs, minuteOf, msOf } from "@rendezvous/domain/time/instant";
import { openSealedKey, sealKey } from "./sealed-key.ts";

/** An address for notices that its owner confirms by a link in a mail. */
export interface NoticeKey {
  readonly groupId: number;
  readonly addressId: number;
}

export const NOTICE_KEY_DAYS = 7;

/** Returns a key that is not stored: it is valid for seven days from `nowMs`. */
export function signNoticeKey({ groupId, addressId }: NoticeKey, secret: string, nowMs: EpochMs): string {
  return sealKey(["a", groupId, addressId, minuteOf(nowMs) + NOTICE_KEY_DAYS * 24 * 60], secret);
}

/** Returns null when the text is no key of this server, or has expired. */
export function readNoticeKey(key: string, secret: string, nowMs: EpochMs): NoticeKey | null {
  const [groupId = 0, addressId = 0, until = 0] = openSealedKey("a", key, secret) ?? [];
  return msOf(until) > nowMs ? { groupId, addressId } : null;
}
