import { createGroupDirectory, type GroupDirectory } from "./features/group/group-directory.ts";
import { type ApiKeys, createApiKeys } from "./lib/api-keys.ts";
import { type Changes, createChanges } from "./lib/changes.ts";
import type { Clock } from "./lib/clock.ts";
import { type Database, type DatabaseAddress, openDatabase } from "./lib/database.ts";
import { type Installation, prepareInstallation } from "./lib/installation.ts";
import type { Log } from "./lib/log.ts";
import { createMemoryRateLimiter, type RateLimiter } from "./lib/rate-limit.ts";

/** The settings that calls look at; config.ts reads them from the environment. */
export interface ServerConfig {
  /** Where people reach this installation: `https://rdv.example.org`, without a slash at the end. */
  readonly publicUrl: string;
  /** Unset: made at the first start. */
  readonly apiKey?: string | undefined;
  readonly apiKeyRequired: boolean;
  readonly trustProxy: boolean | string;
  /** Calls a minute per address and API key; null = no limit. */
  readonly readsPerMinute: number | null;
  /** Where v3 calls of each deployment go; empty = this origin. */
  readonly v3Hosts: { readonly default: string; readonly hads: string; readonly sncf: string };
  readonly meetingHost: string;
}

/** What every call works with, built once at the start. */
export interface Context {
  readonly config: ServerConfig;
  readonly installation: Installation;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly changes: Changes;
  readonly groups: GroupDirectory;
  readonly apiKeys: ApiKeys;
  /** Calls a minute per address and API key; absent with RATE_LIMIT=off. */
  readonly readLimiter: RateLimiter | undefined;
  close(): Promise<void>;
}

export interface ContextParts {
  readonly config: ServerConfig;
  readonly address: DatabaseAddress;
  readonly clock: Clock;
  readonly log: Log;
}

/** The database must already have its migrations. */
export async function createContext({ config, address, clock, log }: ContextParts): Promise<Context> {
  const db = openDatabase({
    address,
    onError: (error) => log.warn({ err: error }, "an idle database connection broke"),
  });
  const installation = await prepareInstallation(db, config.apiKey);
  const changes = createChanges(db, address, log);
  if (config.readsPerMinute === null) log.warn("RATE_LIMIT=off: nothing limits how often anyone may call");
  return {
    config,
    installation,
    db,
    clock,
    log,
    changes,
    groups: createGroupDirectory(db, changes),
    apiKeys: createApiKeys(db),
    readLimiter:
      config.readsPerMinute === null
        ? undefined
        : createMemoryRateLimiter(config.readsPerMinute, 60_000, () => performance.now()),
    async close() {
      await changes.close();
      await db.end();
    },
  };
}
