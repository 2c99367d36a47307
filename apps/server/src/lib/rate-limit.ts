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
