import type { Queryable } from "./database.ts";

/** A window under its key. */
export interface SharedWindow {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts a call in several windows for all server processes together, and answers the longest time to wait in seconds where
 * one of them is used up, else 0. A call that is refused counts only where it was too many, or a flood from one address would
 * use up what its group has for everybody. For what must hold exactly (booking, logging in): one small write a call.
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
  const usedUp = rows.filter(({ key, count }) => count > (maxOf.get(key) ?? 0));
  if (usedUp.length === 0) return 0;
  const room = rows.filter((row) => !usedUp.includes(row)).map(({ key }) => key);
  await giveBackShared(database, room);
  return Math.max(1, ...usedUp.map(({ wait }) => wait));
}

/** One less in windows that are still open. */
export async function giveBackShared(database: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database.query({
    name: "give-rate-limits-back",
    // In the order in which they are taken.
    text: `with held as (select key from rate_limits where key = any($1::text[]) order by key collate "C" for update)
      update rate_limits set count = greatest(count - 1, 0) from held where rate_limits.key = held.key`,
    values: [keys],
  });
}

/** Forgets windows that are over; to be called now and then. */
export async function sweepShared(database: Queryable): Promise<void> {
  await database.query("delete from rate_limits where resets_at < now() - interval '1 minute'");
}
