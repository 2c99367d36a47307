import { openKey, sealKey } from "../../lib/sealed-key.ts";

/** A request whose person confirms it by a link of a mail. */
export interface DeletionKey {
  readonly groupId: number;
  readonly requestId: number;
}

export const DELETION_KEY_DAYS = 7;

/** Nothing is stored for such a key: it holds for seven days from `now` (milliseconds), while the request is open. */
export function signDeletionKey({ groupId, requestId }: DeletionKey, secret: string, now: number): string {
  const until = Math.floor(now / 60_000) + DELETION_KEY_DAYS * 24 * 60;
  return sealKey(["d", groupId, requestId, until], secret);
}

/** Null when the text is no key of ours, or too old. */
export function readDeletionKey(key: string, secret: string, now: number): DeletionKey | null {
  const [groupId = 0, requestId = 0, until = 0] = openKey("d", key, secret) ?? [];
  return until * 60_000 > now ? { groupId, requestId } : null;
}
