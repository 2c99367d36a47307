import type { Queryable } from "./database.ts";

/**
 * Counts a call under `key` for all server processes together, and answers the seconds to wait when its window is used
 * up, else 0. For what must hold exactly (booking, logging in): one small write a call.
 */
export async function takeShared(
  database: Queryable,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number; wait: number }>({
    name: "take-rate-limit",
    text: `insert into rate_limits as had (key, count, resets_at)
      values ($1, 1, clock_timestamp() + make_interval(secs => $2))
      on conflict (key) do update set
        count = case when had.resets_at <= clock_timestamp() then 1 else had.count + 1 end,
        resets_at = case when had.resets_at <= clock_timestamp() then excluded.resets_at else had.resets_at end
      returning count, ceil(extract(epoch from resets_at - clock_timestamp()))::integer as wait`,
    values: [key, windowSeconds],
  });
  const taken = rows[0]!;
  return taken.count > max ? Math.max(1, taken.wait) : 0;
}

/** A window under its key. */
interface SharedWindow {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/** The same for several windows at once: all are counted, and the longest wait is answered. */
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

/** Forgets windows that are over; to be called now and then. */
export async function sweepShared(database: Queryable): Promise<void> {
  await database.query("delete from rate_limits where resets_at < now() - interval '1 minute'");
}
