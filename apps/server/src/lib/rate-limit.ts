import type { Queryable } from "./database/database.ts";

/** Counts calls per key in windows that start with the first call. */
export interface RateLimiter {
  /** Returns the seconds to wait when `key` has reached its limit, otherwise 0. */
  take(key: string): number;
  /** Returns how many calls `key` has left in its window, which ends in so many seconds. */
  room(key: string): Room;
}

export interface Room {
  readonly max: number;
  readonly remaining: number;
  readonly seconds: number;
}

/** With more keys than this the oldest windows are dropped, so that a flood of addresses cannot fill the memory. */
const MAX_KEYS = 100_000;

/** Counts in this process's memory: exact for one process, which is enough for read-only calls. */
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
      // Deletes the key first, so that the map keeps the order in which windows end.
      windows.delete(key);
      windows.set(key, { count: 1, endsAt: present + windowMs });
      for (const [oldest, { endsAt }] of windows) {
        if (endsAt > present && windows.size <= MAX_KEYS) break;
        windows.delete(oldest);
      }
      return max > 0 ? 0 : Math.ceil(windowMs / 1000);
    },
    room(key) {
      const { count, endsAt } = windows.get(key) ?? { count: 0, endsAt: now() + windowMs };
      return {
        max,
        remaining: Math.max(0, max - count),
        seconds: Math.max(0, Math.ceil((endsAt - now()) / 1000)),
      };
    },
  };
}

/** The limit of a window and its key. */
export interface SharedWindow {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
  /** The units that the call costs; 1 by default. */
  readonly cost?: number;
}

/**
 * Counts a call in several windows across all server processes; returns the longest waiting time in seconds if a limit is
 * reached, otherwise 0. A refused call counts only where it exceeded the limit; otherwise a flood from one address would use up
 * the limit that all clients of its group share. For limits that must be exact (booking, login), since each call costs a small
 * write.
 */
export async function consumeSharedWindows(
  database: Queryable,
  windows: readonly SharedWindow[],
): Promise<number> {
  const rows = await addToSharedWindows(database, windows);
  const maxOf = new Map(windows.map(({ key, max }) => [key, max]));
  const usedUp = rows.filter(({ key, count }) => count > (maxOf.get(key) ?? 0));
  if (usedUp.length === 0) return 0;
  const keys = new Set(usedUp.map(({ key }) => key));
  // A window too full for an expensive call may still have room for a cheap one.
  await refundSharedWindows(
    database,
    windows.filter(({ key, cost = 1 }) => cost > 1 || !keys.has(key)),
  );
  return Math.max(1, ...usedUp.map(({ wait }) => wait));
}

interface WindowRow {
  readonly key: string;
  readonly count: number;
  /** The seconds until the window ends. */
  readonly wait: number;
}

/** Counts in several windows, whether or not a limit is reached, and returns their counts. */
async function addToSharedWindows(
  database: Queryable,
  windows: readonly SharedWindow[],
): Promise<readonly WindowRow[]> {
  // A window that ends much later than a new one would was started before the clock was set back. The keys are sorted, so that
  // two calls cannot deadlock.
  const sorted = windows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const { rows } = await database.query<WindowRow>({
    name: "take-rate-limits",
    text: `insert into rate_limits as had (key, count, resets_at)
      select key, cost, clock_timestamp() + make_interval(secs => seconds)
      from unnest($1::text[], $2::double precision[], $3::integer[]) with ordinality as requested (key, seconds, cost, rank)
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
  return rows;
}

export interface SharedRateLimiter {
  /** Counts a call of `key`; also returns the room that is left. `wait`: the seconds to wait when the limit is reached, otherwise 0. */
  take(key: string, max: number): Promise<{ readonly wait: number; readonly room: Room }>;
}

/** A process takes this share of a limit at a time. */
const BLOCK_SHARE = 1 / 20;

/**
 * Counts across all server processes, but writes only once for several calls, because each process takes a block of them ahead: no
 * key gets more than its limit, and each further process may keep up to a block of it unused.
 */
export function createSharedRateLimiter(
  database: Queryable,
  seconds: number,
  now: () => number,
): SharedRateLimiter {
  const blocks = new Map<string, { units: number; endsAt: number; remaining: number }>();
  const refills = new Map<string, Promise<void>>();

  async function refill(key: string, max: number): Promise<void> {
    const cost = Math.ceil(max * BLOCK_SHARE);
    const [row] = await addToSharedWindows(database, [{ key, max, seconds, cost }]);
    const { count, wait } = row!;
    // Remembers a full window, so that refused calls write nothing.
    blocks.delete(key);
    blocks.set(key, {
      units: Math.max(0, cost - Math.max(0, count - max)),
      endsAt: now() + Math.max(1, wait) * 1000,
      remaining: Math.max(0, max - count),
    });
    if (blocks.size > MAX_KEYS) blocks.delete(blocks.keys().next().value!);
  }

  return {
    async take(key, max) {
      for (;;) {
        const block = blocks.get(key);
        const wait = block ? Math.ceil((block.endsAt - now()) / 1000) : 0;
        if (block && wait > 0 && (block.units > 0 || block.remaining === 0)) {
          const isFull = block.units === 0;
          block.units = Math.max(0, block.units - 1);
          const room = { max, remaining: block.remaining + block.units, seconds: wait };
          return { wait: isFull ? wait : 0, room };
        }
        const pending = refills.get(key) ?? refill(key, max).finally(() => refills.delete(key));
        refills.set(key, pending);
        await pending;
      }
    },
  };
}

/** Gives back the units counted in windows that have not expired. */
export async function refundSharedWindows(
  database: Queryable,
  windows: readonly Pick<SharedWindow, "key" | "cost">[],
): Promise<void> {
  if (windows.length === 0) return;
  await database.query({
    name: "give-rate-limits-back",
    // Locks the rows in the same order as `consumeSharedWindows`, so that the two cannot deadlock.
    text: `with locked as (select key from rate_limits where key = any($1::text[]) order by key collate "C" for update),
      refund as (select * from unnest($1::text[], $2::integer[]) as window_cost (key, cost))
      update rate_limits set count = greatest(count - refund.cost, 0) from locked join refund using (key)
      where rate_limits.key = locked.key`,
    values: [windows.map(({ key }) => key), windows.map(({ cost = 1 }) => cost)],
  });
}

/** Returns the units counted in windows that have not expired, by key. */
export async function readSharedWindows(
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

/** Deletes expired windows; to be called at intervals. */
export async function sweepSharedWindows(database: Queryable): Promise<void> {
  await database.query("delete from rate_limits where resets_at < now() - interval '1 minute'");
}
