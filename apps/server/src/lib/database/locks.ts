import { hash } from "node:crypto";
import type { Queryable } from "./database.ts";

/** An advisory lock with two integers: the kind of object and its number. */
export interface Lock {
  readonly kind: number;
  readonly key: number;
}

/** The kinds in the order in which they are locked; calendars and resources are one kind. */
export const CALENDAR_LOCK = 1;
export const PERSON_LOCK = 2;
export const ACCOUNT_LOCK = 3;
export const TOKEN_LOCK = 4;
export const IDEMPOTENCY_LOCK = 5;
export const HOLD_LOCK = 6;

/**
 * Locks until the transaction ends. All transactions lock in the same order, so they cannot deadlock; with only the exclusion
 * constraint of the seats, bookings could.
 */
export async function takeLocks(connection: Queryable, locks: readonly Lock[]): Promise<void> {
  const sorted = locks.toSorted((a, b) => a.kind - b.kind || a.key - b.key);
  await connection.query({
    name: "take-locks",
    text: `select pg_advisory_xact_lock(kind, key)
      from unnest($1::integer[], $2::integer[]) as requested (kind, key)`,
    values: [sorted.map(({ kind }) => kind), sorted.map(({ key }) => key)],
  });
}

/** Returns the locks of calendars and resources, each once. */
export function calendarLocks(ids: Iterable<number>): Lock[] {
  return [...new Set(ids)].map((key) => ({ kind: CALENDAR_LOCK, key }));
}

/** Returns the number of a lock named by a text. A hash collision only makes two transactions wait for each other. */
export function toLockKey(name: string): number {
  return hash("sha256", name, "buffer").readInt32BE(0);
}
