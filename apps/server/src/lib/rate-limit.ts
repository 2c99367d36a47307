import type { Queryable } from "./database/database.ts";

/** Counts calls per key in windows that begin with the first call. */
export interface RateLimiter {
  /** Seconds to wait when `key` has used its window up, else 0. */
  take(key: string): number;
}

/** Beyond this many keys the oldest windows are forgotten: a flood of addresses must not fill the memory. */
const MAX_KEYS = 100_000;

/** Counts in this process's memory: exact for one process, which is enough for calls that only read. */
export function createMemoryRateLimiter(max: number, windowMs: number, now: () => number): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    take(key) {
      const present = now();
      const window = windows.get(key);
      if (window && present < window.endsAt) {
        window.count += 1;
        return window.count > max ? Math.ceil((window.endsAt - present) / 1000) : 0;
      }
      // Deleted first, so that the map stays in the order in which windows end.
      windows.delete(key);
      windows.set(key, { count: 1, endsAt: present + windowMs });
      for (const [oldest, { endsAt }] of windows) {
        if (endsAt > present && windows.size <= MAX_KEYS) break;
        windows.delete(oldest);
      }
      return max > 0 ? 0 : Math.ceil(windowMs / 1000);
    },
  };
}

/** A window under its key. */
export interface SharedWindow {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
  /** What the call counts for; 1 unless it says otherwise. */
  readonly cost?: number;
}

/**
 * Counts a call in several windows for all server processes together, and answers the longest time to wait in seconds where
 * one of them is used up, else 0. A call that is refused counts only where it was too many, or a flood from one address would
 * use up what all clients of its group share. For what must hold exactly (booking, logging in): one small write a call.
 */
export async function takeAllShared(database: Queryable, windows: readonly SharedWindow[]): Promise<number> {
  // A window that would end much later than one begun now was begun before the clock was set back.
  // In the order of their keys, or two calls would wait for each other in a circle.
  const sorted = windows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const { rows } = await database.query<{ key: string; count: number; wait: number }>({
    name: "take-rate-limits",
    text: `insert into rate_limits as had (key, count, resets_at)
      select key, cost, clock_timestamp() + make_interval(secs => seconds)
      from unnest($1::text[], $2::double precision[], $3::integer[]) with ordinality as wanted (key, seconds, cost, rank)
      order by rank
      on conflict (key) do update set
        count = case when had.resets_at <= clock_timestamp() or had.resets_at > excluded.resets_at + interval '1 minute' then excluded.count else had.count + excluded.count end,
        resets_at = case when had.resets_at <= clock_timestamp() or had.resets_at > excluded.resets_at + interval '1 minute' then excluded.resets_at else had.resets_at end
      returning key, count, ceil(extract(epoch from resets_at - clock_timestamp()))::integer as wait`,
    values: [
      sorted.map(({ key }) => key),
      sorted.map(({ seconds }) => seconds),
      sorted.map(({ cost = 1 }) => cost),
    ],
  });
  const maxOf = new Map(windows.map(({ key, max }) => [key, max]));
  const usedUp = rows.filter(({ key, count }) => count > (maxOf.get(key) ?? 0));
  if (usedUp.length === 0) return 0;
  const keys = new Set(usedUp.map(({ key }) => key));
  // Where there was too little room for much, there may be room for less.
  await giveBackShared(
    database,
    windows.filter(({ key, cost = 1 }) => cost > 1 || !keys.has(key)),
  );
  return Math.max(1, ...usedUp.map(({ wait }) => wait));
}

/** As much less as was counted in windows that are still open. */
export async function giveBackShared(
  database: Queryable,
  windows: readonly Pick<SharedWindow, "key" | "cost">[],
): Promise<void> {
  if (windows.length === 0) return;
  await database.query({
    name: "give-rate-limits-back",
    // In the order in which they are taken.
    text: `with held as (select key from rate_limits where key = any($1::text[]) order by key collate "C" for update),
      given as (select * from unnest($1::text[], $2::integer[]) as given (key, cost))
      update rate_limits set count = greatest(count - given.cost, 0) from held join given using (key)
      where rate_limits.key = held.key`,
    values: [windows.map(({ key }) => key), windows.map(({ cost = 1 }) => cost)],
  });
}

/** What is counted in windows that are open, by key. */
export async function countShared(
  database: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ key: string; count: number }>({
    name: "count-rate-limits",
    text: "select key, count from rate_limits where key = any($1::text[]) and resets_at > clock_timestamp()",
    values: [keys],
  });
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Forgets windows that are over; to be called now and then. */
export async function sweepShared(database: Queryable): Promise<void> {
  await database.query("delete from rate_limits where resets_at < now() - interval '1 minute'");
}
