import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../database/database.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds; a search of slots takes milliseconds, an import a minute. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

export interface MetricsOptions {
  readonly pools: Readonly<Record<string, Database>>;
  /** True: also measures memory, processor time, the event loop and garbage collection. */
  readonly measuresProcess: boolean;
}

/**
 * Creates the metrics of one app, in a registry of their own. Every label has a fixed set of values that no client can extend, and
 * none names a group or a person. docs/operating/watch.md describes them.
 */
export function createMetrics({ pools, measuresProcess }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  if (measuresProcess) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `rendezvous_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `rendezvous_${name}`, help, labelNames, registers });
  // Each counter is set to 0 at the start, because Prometheus cannot see an increase from a missing value to 1.
  const mails = counter("mails_total", "Attempts to send a mail, by outcome", ["outcome"]);
  for (const outcome of ["sent", "refused", "retried"]) mails.inc({ outcome }, 0);
  const slotCache = counter("slot_cache_total", "Slot lists from the cache, and made anew", ["outcome"]);
  for (const outcome of ["hit", "miss"]) slotCache.inc({ outcome }, 0);
  const jobFailures = counter("job_failures_total", "Failed attempts of jobs, by queue", [
    "queue",
    "outcome",
  ]);
  return {
    registry,
    requests: counter("requests_total", "Answered requests", ["call", "method", "status"]),
    requestSeconds: new Histogram({
      name: "rendezvous_request_seconds",
      help: "Time from the arrival of a request to the end of its answer",
      labelNames: ["call"] as const,
      buckets: DURATIONS,
      registers,
    }),
    refusals: counter("refusals_total", "Refused requests, by error code", ["code"]),
    bookings: counter("bookings_total", "Bookings made, by kind of session", ["by"]),
    holds: counter("holds_total", "Requests to hold a free slot: held, or over a ceiling", ["outcome"]),
    mails,
    jobFailures,
    beginJobFailures(queue: string) {
      for (const outcome of ["retried", "given_up"]) jobFailures.inc({ queue, outcome }, 0);
    },
    slotCache,
    pools: watchPools(registry, pools),
    listensForChanges: gauge(
      "hears_changes",
      "0: the caches only age, because no notice of other processes comes",
    ),
    jobsRunning: gauge("jobs_running", "0: this process sends no mails"),
    isDatabaseUp: gauge("database_up", "0: the database did not answer this scrape in time"),
    liveHolds: gauge("live_holds", "Slots that visitors hold now"),
    outbox: gauge("outbox_jobs", "Jobs of bookings that are not in their queue yet"),
    jobs: gauge("jobs", "Jobs that are due or run now, and failed ones that are retried later", [
      "queue",
      "state",
    ]),
    oldestJob: gauge("oldest_job_seconds", "For how long the oldest due job has been due", ["queue"]),
    backupAge: gauge("backup_age_seconds", "Age of the newest daily backup; +Inf: there is none"),
  };
}

/** Returns gauges that look at the pools during a scrape. */
function watchPools(registry: Registry, pools: MetricsOptions["pools"]) {
  const registers = [registry];
  return {
    connections: new Gauge({
      name: "rendezvous_pool_connections",
      help: "Connections to the database",
      labelNames: ["pool", "state"],
      registers,
      collect() {
        for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
          this.set({ pool, state: "idle" }, idleCount);
          this.set({ pool, state: "busy" }, totalCount - idleCount);
        }
      },
    }),
    waiting: new Gauge({
      name: "rendezvous_pool_waiting",
      help: "Requests that wait for a connection to the database",
      labelNames: ["pool"],
      registers,
      collect() {
        for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount);
      },
    }),
  };
}
