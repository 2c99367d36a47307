import type { Config } from "./config.ts";
import { createGroupDirectory, type GroupDirectory } from "./features/group/group-directory.ts";
import { createSlotCache, type SlotCache } from "./features/slot/slot-cache.ts";
import { type ApiKeys, createApiKeys } from "./lib/api-keys.ts";
import { type Changes, createChanges } from "./lib/changes.ts";
import type { Clock } from "./lib/clock.ts";
import { type Database, type DatabaseAddress, openDatabase } from "./lib/database.ts";
import { type Installation, prepareInstallation } from "./lib/installation.ts";
import type { Log } from "./lib/log.ts";
import { createMemoryRateLimiter, type RateLimiter } from "./lib/rate-limit.ts";

/** What every call works with, built once at the start. */
export interface Context {
  readonly config: Config;
  readonly installation: Installation;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly changes: Changes;
  readonly groups: GroupDirectory;
  readonly slotCache: SlotCache;
  readonly apiKeys: ApiKeys;
  /** Calls a minute per address and API key; absent with RATE_LIMIT=off. */
  readonly readLimiter: RateLimiter | undefined;
  close(): Promise<void>;
}

export interface ContextParts {
  readonly config: Config;
  readonly address: DatabaseAddress;
  readonly clock: Clock;
  readonly log: Log;
  /** Calls a minute per address and API key. */
  readonly readsPerMinute?: number;
}

/** Many people share one address, so this only stops floods. */
const READS_PER_MINUTE = 1200;

/** The database must already have its migrations. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { config, address, clock, log, readsPerMinute = READS_PER_MINUTE } = parts;
  const db = openDatabase({
    address,
    onError: (error) => log.warn({ err: error }, "an idle database connection broke"),
  });
  const installation = await prepareInstallation(db, config.apiKey);
  const changes = createChanges(db, address, log);
  if (!config.rateLimit) log.warn("RATE_LIMIT=off: nothing limits how often anyone may call");
  return {
    config,
    installation,
    db,
    clock,
    log,
    changes,
    groups: createGroupDirectory(db, changes),
    slotCache: createSlotCache(changes, clock),
    apiKeys: createApiKeys(db),
    readLimiter: config.rateLimit
      ? createMemoryRateLimiter(readsPerMinute, 60_000, () => performance.now())
      : undefined,
    async close() {
      await changes.close();
      await db.end();
    },
  };
}
