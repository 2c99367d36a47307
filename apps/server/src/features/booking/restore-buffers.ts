import type { Catalogue } from "@rendezvous/domain/availability/model";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";
import { widenSeat, type WideningSeat } from "./buffer-data.ts";
import { seatAnew } from "./seat-placements.ts";

/**
 * Between two links of a chain the buffers fall away; when one of the two goes, the other has its own again (GROUP-FILE.md,
 * rule 4). Its calendars and resources are locked. Where a longer buffer finds somebody there already, it stays as it was.
 */
export async function restoreBuffers(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  catalogue: Catalogue,
  seats: readonly WideningSeat[],
  now: Date,
): Promise<void> {
  for (const one of seats) {
    const wish = { calendar_id: one.calendar_id, taken_from: one.wider_from, taken_until: one.wider_until };
    const seat = await seatAnew(connection, groupId, catalogue, { sitting: one, wish, now });
    if (seat !== null) await widenSeat(connection, groupId, one, seat);
  }
}
