import type { Changes } from "../../../lib/changes.ts";

/**
 * Ends a professional's open streams in every process; those whose sessions have not ended come back. To be called after the
 * commit.
 */
export function announceEnded(changes: Changes, proId: number, groupIds: readonly number[]): void {
  for (const groupId of groupIds) changes.announce("pros", groupId, [String(proId)]);
}
