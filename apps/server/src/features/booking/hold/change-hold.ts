import { type CallInput, type Reply, reply } from "../../../http/call.ts";
import type { SlotHold } from "@rendezvous/contract/booking/hold";
import type { Transaction } from "../../../lib/database/database.ts";
import { calendarLocks } from "../../../lib/database/locks.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { allowAsynchronousCommit, findHold, type StoredHold } from "../seats/hold-data.ts";
import { toSlotHold } from "./to-slot-hold.ts";

/**
 * Gives the hold of the call's token the expiry that `change` returns; null ends it. Takes the same locks as a booking, which may
 * be moving the same seats.
 */
export async function changeHold(
  { context, groupId, query }: CallInput<"renewHold"> | CallInput<"releaseHold">,
  change: (connection: Transaction, hold: StoredHold, now: Date) => Promise<Date | null>,
): Promise<Reply<SlotHold>> {
  const now = new Date(context.clock.now());
  const hold = await findHold(context.db, groupId, hashToken(query.hold));
  if (!hold) return reply(toSlotHold(query.hold, null, now));
  const locks = calendarLocks(hold.places);
  const result = await context.lockedTransaction(groupId, locks, async (connection) => {
    const [expiresAt] = await Promise.all([
      change(connection, hold, now),
      allowAsynchronousCommit(connection),
    ]);
    return { ok: true as const, expiresAt };
  });
  return reply(toSlotHold(query.hold, result.ok ? result.expiresAt : null, now));
}
