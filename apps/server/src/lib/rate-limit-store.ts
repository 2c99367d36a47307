import type { Queryable } from "./database.ts";

/** A window under its key. */
export interface SharedWindow {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts a call in several windows for all server processes together, and answers the longest time to wait in seconds where
 * one of them is used up, else 0. For what must hold exactly (booking, logging in): one small write a call.
 */
export async function takeAllShared(database: Queryable, windows: readonly SharedWindow[]): Promise<number> {
  // In the order of their keys, or two calls would wait for each other in a circle.
  const sorted = windows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const { rows } = await database.query<{ key: string; count: number; wait: number }>({
    name: "take-rate-limits",
    text: `insert into rate_limits as had (key, count, resets_at)
      select key, 1, clock_timestamp() + make_interval(secs => seconds)
      from unnest($1::text[], $2::double precision[]) with ordinality as wanted (key, seconds, rank) order by rank
      on conflict (key) do update set
        count = case when had.resets_at <= clock_timestamp() then 1 else had.count + 1 end,
        resets_at = case when had.resets_at <= clock_timestamp() then excluded.resets_at else had.resets_at end
      returning key, count, ceil(extract(epoch from resets_at - clock_timestamp()))::integer as wait`,
    values: [sorted.map(({ key }) => key), sorted.map(({ seconds }) => seconds)],
  });
  const maxOf = new Map(windows.map(({ key, max }) => [key, max]));
  const waits = rows.map(({ key, count, wait }) => (count > (maxOf.get(key) ?? 0) ? Math.max(1, wait) : 0));
  return Math.max(0, ...waits);
}

/** One less in a window that is still open. */
export async function giveBackShared(database: Queryable, key: string): Promise<void> {
  await database.query({
    name: "give-rate-limit-back",
    text: "update rate_limits set count = greatest(count - 1, 0) where key = $1",
    values: [key],
  });
}

/** Forgets windows that are over; to be called now and then. */
export async function sweepShared(database: Queryable): Promise<void> {
  await database.query("delete from rate_limits where resets_at < now() - interval '1 minute'");
}
