import type { Changes } from "../../../lib/changes.ts";

/**
 * Ends a professional's open streams in every process; clients whose sessions are still valid reconnect. Call it after the
 * commit.
 */
export function announceSessionEnd(changes: Changes, proId: number, groupIds: readonly number[]): void {
  for (const groupId of groupIds) changes.announce("pros", groupId, [[proId]]);
}
