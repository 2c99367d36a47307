import { HOLD_MINUTES } from "@rendezvous/domain/booking/check-hold";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import { type Database, type Transaction, transaction } from "../../lib/database.ts";
import { CALENDAR_LOCK, takeLocks } from "./data.ts";
import { findHold, freeGoneSeats, moveExpiry, type StoredHold, waitForNoDisk } from "./hold-data.ts";

interface HoldChange {
  readonly groupId: AuthorizedGroupId;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** Holds for as long again from now. Answers when it runs out then, or null when it is not held any more. */
export function renewHold(database: Database, change: HoldChange): Promise<Date | null> {
  const { groupId, now } = change;
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  return underLocks(database, change, (connection, { id }) =>
    moveExpiry(connection, groupId, id, now, expiresAt),
  );
}

/** Lets go at once, or `graceMs` from now: a page that is left may be back in a moment and renew. Answers when it runs out. */
export function releaseHold(database: Database, change: HoldChange, graceMs: number): Promise<Date | null> {
  const { groupId, now } = change;
  return underLocks(database, change, async (connection, { id, places, expires_at }) => {
    if (graceMs === 0) {
      await freeGoneSeats(connection, { groupId, calendarIds: places, gone: { now, holdId: id } });
      return null;
    }
    const end = new Date(Math.min(now.getTime() + graceMs, expires_at.getTime()));
    return moveExpiry(connection, groupId, id, now, end);
  });
}

/** The locks are a booking's: it may be moving the very seats that change here. */
async function underLocks(
  database: Database,
  { groupId, tokenHash }: HoldChange,
  change: (connection: Transaction, known: StoredHold) => Promise<Date | null>,
): Promise<Date | null> {
  const known = await findHold(database, groupId, tokenHash);
  if (!known) return null;
  return transaction(database, async (connection) => {
    await waitForNoDisk(connection);
    await takeLocks(
      connection,
      known.places.map((key) => ({ kind: CALENDAR_LOCK, key })),
    );
    return change(connection, known);
  });
}
