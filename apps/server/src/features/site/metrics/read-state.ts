import type { Context } from "../../../http/context.ts";
import { newestBackupAt } from "../../../lib/backup/backup-folder.ts";
import { countJobs, countOutbox } from "../../../lib/jobs/jobs-data.ts";
import { settlesWithin } from "../../../lib/within.ts";
import { countLiveHolds } from "../../booking/seats/hold-data.ts";

/** A scrape answers without what takes longer. Prometheus itself waits for ten seconds. */
const READ_WITHIN_MS = 2000;

/** Returns a function that reads, for a scrape, the values that no event counts. */
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
    metrics.hearsChanges.set(Number(changes.isListening()));
    metrics.jobsRunning.set(Number(jobs.isRunning()));
    const [isUp] = await Promise.all([readDatabaseInTime(), config.backups && readBackupInTime()]);
    metrics.isDatabaseUp.set(Number(isUp));
  };
}

/** Scrapes share a reading that is under way. Returns false, after `forget`, when there is no value in time. */
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
    const noted = reading.then((is) => void (isRead = is));
    await settlesWithin(READ_WITHIN_MS, noted);
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
  // The file's time is the machine's.
  metrics.backupAge.set(madeAt ? (Date.now() - madeAt) / 1000 : Number.POSITIVE_INFINITY);
}
