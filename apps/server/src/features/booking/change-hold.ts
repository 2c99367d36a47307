import { HOLD_MINUTES } from "@rendezvous/domain/booking/check-hold";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import { calendarLocks } from "../../lib/locks.ts";
import { commitWithoutDisk, findHold, freeExpiredHolds, moveExpiry, type StoredHold } from "./hold-data.ts";
import type { LockedTransaction } from "./locked-transaction.ts";

interface Databases {
  readonly db: Queryable;
  readonly lockedTransaction: LockedTransaction;
}

interface HoldChange {
  readonly groupId: AuthorizedGroupId;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** Holds for as long again from now. Answers when it runs out then, or null when it is not held any more. */
export function renewHold(databases: Databases, change: HoldChange): Promise<Date | null> {
  const { groupId, now } = change;
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  return underLocks(databases, change, (connection, { id }) =>
    moveExpiry(connection, groupId, id, now, expiresAt),
  );
}

/** Lets go at once, or `graceMs` from now: a page that is left may be back in a moment and renew. Answers when it runs out. */
export function releaseHold(databases: Databases, change: HoldChange, graceMs: number): Promise<Date | null> {
  const { groupId, now } = change;
  return underLocks(databases, change, async (connection, { id, places, expires_at }) => {
    if (graceMs === 0) {
      await freeExpiredHolds(connection, groupId, { calendarIds: places, expired: { now, holdId: id } });
      return null;
    }
    const end = new Date(Math.min(now.getTime() + graceMs, expires_at.getTime()));
    return moveExpiry(connection, groupId, id, now, end);
  });
}

/** The locks are a booking's: it may be moving the very seats that change here. */
async function underLocks(
  { db, lockedTransaction }: Databases,
  { groupId, tokenHash }: HoldChange,
  change: (connection: Transaction, known: StoredHold) => Promise<Date | null>,
): Promise<Date | null> {
  const known = await findHold(db, groupId, tokenHash);
  if (!known) return null;
  const result = await lockedTransaction(groupId, calendarLocks(known.places), async (connection) => {
    const [expiresAt] = await Promise.all([change(connection, known), commitWithoutDisk(connection)]);
    return { ok: true as const, expiresAt };
  });
  return result.ok ? result.expiresAt : null;
}
