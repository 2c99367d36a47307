import type { Context } from "../../../http/context.ts";
import { newestBackupAt } from "../../../lib/backup/backup-folder.ts";
import { countJobs, countOutbox } from "../../../lib/jobs/jobs-data.ts";
import { settlesWithin } from "../../../lib/within.ts";
import { countLiveHolds } from "../../booking/seats/hold-data.ts";

/** A scrape leaves out values that take longer to read. Prometheus itself waits for ten seconds. */
const READ_WITHIN_MS = 2000;

/**
 * Returns a function that sets, before a scrape, the metrics that are read rather than counted: queues, holds, the last backup.
 */
export function createStateReader(context: Context): () => Promise<void> {
  const { metrics, changes, jobs, config } = context;
  const { jobs: jobGauge, oldestJob, outbox, liveHolds, backupAge } = metrics;
  const forgetDatabase = (): void => {
    for (const gauge of [jobGauge, oldestJob]) gauge.reset();
    for (const gauge of [outbox, liveHolds]) gauge.remove();
  };
  const readDatabaseInTime = inTime(context, () => readDatabase(context), forgetDatabase);
  const readBackupInTime = inTime(
    context,
    () => readBackup(context),
    () => backupAge.remove(),
  );
  if (!config.backups) backupAge.remove();
  return async () => {
    metrics.listensForChanges.set(Number(changes.isListening()));
    metrics.jobsRunning.set(Number(jobs.isRunning()));
    const [isUp] = await Promise.all([readDatabaseInTime(), config.backups && readBackupInTime()]);
    metrics.isDatabaseUp.set(Number(isUp));
  };
}

/**
 * Returns a function that calls `read`, once for simultaneous scrapes. If `read` fails or takes too long, calls `forget` and
 * returns false.
 */
function inTime(
  { logFailure }: Context,
  read: () => Promise<void>,
  forget: () => void,
): () => Promise<boolean> {
  let reading: Promise<boolean> | undefined;
  return async () => {
    reading ??= read()
      .then(
        () => true,
        (error: unknown) => {
          logFailure(error, "a part of the metrics could not be read");
          return false;
        },
      )
      .finally(() => (reading = undefined));
    let isRead = false;
    const readEnd = reading.then((is) => void (isRead = is));
    await settlesWithin(READ_WITHIN_MS, readEnd);
    if (!isRead) forget();
    return isRead;
  };
}

async function readDatabase({ db, clock, metrics }: Context): Promise<void> {
  const [queues, outbox, holds] = await Promise.all([
    countJobs(db),
    countOutbox(db),
    countLiveHolds(db, new Date(clock.now())),
  ]);
  for (const { queue, due, retried, oldest } of queues) {
    metrics.jobs.set({ queue, state: "due" }, due);
    metrics.jobs.set({ queue, state: "retried" }, retried);
    metrics.oldestJob.set({ queue }, oldest);
  }
  metrics.outbox.set(outbox);
  metrics.liveHolds.set(holds);
}

async function readBackup({ config, metrics }: Context): Promise<void> {
  const madeAt = config.backups && (await newestBackupAt(config.backups));
  // Uses the machine's clock, because the time of a file is set by it.
  metrics.backupAge.set(madeAt ? (Date.now() - madeAt) / 1000 : Number.POSITIVE_INFINITY);
}
