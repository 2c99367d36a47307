import { hash } from "node:crypto";
import type { Queryable } from "./database.ts";

/** An advisory lock by two integers: which kind of thing, and its number. */
export interface Lock {
  readonly kind: number;
  readonly key: number;
}

/** In the order in which they are taken; calendars and resources are one kind. */
export const CALENDAR_LOCK = 1;
export const PERSON_LOCK = 2;
export const ACCOUNT_LOCK = 3;
export const TOKEN_LOCK = 4;
export const IDEMPOTENCY_LOCK = 5;
export const HOLD_LOCK = 6;

/**
 * Held until the transaction ends. All transactions take them in one order and cannot deadlock; the exclusion constraint of the
 * seats alone would let bookings deadlock.
 */
export async function takeLocks(connection: Queryable, locks: readonly Lock[]): Promise<void> {
  const sorted = locks.toSorted((a, b) => a.kind - b.kind || a.key - b.key);
  await connection.query({
    name: "take-locks",
    text: `select pg_advisory_xact_lock(kind, key)
      from unnest($1::integer[], $2::integer[]) as wanted (kind, key)`,
    values: [sorted.map(({ kind }) => kind), sorted.map(({ key }) => key)],
  });
}

/** Of calendars and resources, each once. */
export function calendarLocks(ids: Iterable<number>): Lock[] {
  return [...new Set(ids)].map((key) => ({ kind: CALENDAR_LOCK, key }));
}

/** The number of a lock that is named by a text. A clash of hashes only lets two wait for each other. */
export function toLockKey(name: string): number {
  return hash("sha256", name, "buffer").readInt32BE(0);
}
