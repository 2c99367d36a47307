import type { Changes } from "../lib/changes.ts";
import type { Clock } from "../lib/clock.ts";
import type { Database, DatabaseAddress } from "../lib/database/database.ts";
import type { FairQueue } from "../lib/in-turns.ts";
import type { LogFailure } from "../lib/failure-log.ts";
import type { Installation } from "../lib/installation.ts";
import type { Jobs } from "../lib/jobs/jobs.ts";
import type { Log } from "../lib/log.ts";
import type { Mailer } from "../lib/mailer/mailer.ts";
import type { Metrics } from "../lib/metrics/metrics.ts";
import type { RateLimiter, SharedRateLimiter } from "../lib/rate-limit.ts";
import type { SmsSender } from "../lib/sms.ts";
import type { VersionWatch } from "../lib/database/newer-migration-watch.ts";

/**
 * The services that every call uses, built once at the start (../context.ts). A feature declares its own service next to its
 * implementation with `declare module`.
 */
export interface Context {
  readonly installation: Installation;
  readonly db: Database;
  /** For work that needs a separate connection, outside the pools. */
  readonly address: DatabaseAddress;
  readonly clock: Clock;
  readonly log: Log;
  readonly logFailure: LogFailure;
  readonly changes: Changes;
  /** Runs long searches one at a time for each network address. */
  readonly longSearches: FairQueue;
  /** Limits calls per minute by address and API key; undefined with RATE_LIMIT=off. */
  readonly readLimiter: RateLimiter | undefined;
  /** Limits the calls of access keys that have a limit of their own. */
  readonly keyLimiter: SharedRateLimiter | undefined;
  /** Once `hasBegun` is true, `/readyz` refuses, so that load balancers choose another server; calls are still answered. */
  readonly shutdown: { hasBegun: boolean };
  /** The number of changing calls in progress. */
  readonly underWay: { changes: number };
  readonly jobs: Jobs;
  readonly versionWatch: VersionWatch;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  readonly sms: SmsSender;
  close(): Promise<void>;
}

declare const authorized: unique symbol;

/**
 * The id of a group that is open, or whose people's token was checked. Only the permission check creates it, so a query that
 * takes one cannot run without that check.
 */
export type AuthorizedGroupId = number & { readonly [authorized]: true };
