import type { Transaction } from "../../../lib/database/database.ts";
import { calendarLocks } from "../../../lib/database/locks.ts";
import type { Caller } from "../../ground/history/author.ts";
import { findHold, freeExpiredHolds } from "../seats/hold-data.ts";
import type { WishRow } from "./data.ts";
import { endWish } from "./offers-data.ts";
import { enqueueFreedTimes } from "../seats/freed-times-data.ts";

interface Surrender {
  readonly change: (connection: Transaction) => Promise<boolean>;
  readonly isByPro?: boolean;
}

/**
 * Ends a wish or its offer by `change`, and passes the offered time on to the next person at once. Returns false when there was
 * nothing to change.
 */
export async function giveUp(
  { context, group, groupId }: Omit<Caller, "session">,
  { offer }: Pick<WishRow, "offer">,
  { change, isByPro = false }: Surrender,
): Promise<boolean> {
  const hold = offer && (await findHold(context.db, groupId, Buffer.from(offer.token_hash, "hex")));
  const result = await context.lockedTransaction(
    groupId,
    calendarLocks(hold?.places ?? []),
    async (connection) => {
      if (!(await change(connection))) return { ok: false as const, refusal: "availabletimeslots" as const };
      if (offer && hold) {
        const expired = { now: new Date(context.clock.now()), holdId: hold.id };
        await freeExpiredHolds(connection, groupId, { calendarIds: hold.places, expired });
        await enqueueFreedTimes(connection, {
          groupId,
          timezone: group.fields.timezone,
          waitingMinutes: group.rules.waiting_minutes,
          starts: [offer.starts],
          isByPro,
        });
      }
      return { ok: true as const };
    },
  );
  if (result.ok && offer) {
    context.changes.announce("slots", groupId, []);
    context.jobs.wake();
  }
  return result.ok;
}

/** Withdraws an open wish; false when it is no longer open. */
export function withdrawWish(caller: Omit<Caller, "session">, wish: WishRow): Promise<boolean> {
  return giveUp(caller, wish, {
    change: (connection) => endWish(connection, caller.groupId, wish.id, "withdrawn"),
  });
}
