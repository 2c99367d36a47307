import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import { matchesPattern } from "@rendezvous/contract/ground/pattern-engine";
import { setPatternEngine } from "@rendezvous/domain/form/pattern";
import type { Config } from "./config.ts";
import { createBookingFunction } from "./features/booking/create/book.ts";
import { sweepStoredReplies } from "./features/ground/idempotency/data.ts";
import { createLockedTransaction } from "./features/booking/seats/locked-transaction.ts";
import { createCalendarWatch } from "./features/booking/day/calendar-watch.ts";
import { sweepSignUps } from "./features/office/new-group/data.ts";
import { createReadLog } from "./features/booking/fiche/read-log.ts";
import { sweepHolds } from "./features/booking/seats/hold-data.ts";
import { createPictures } from "./features/catalogue/picture/pictures.ts";
import { createCalendarReader } from "./features/office/elsewhere/calendar-reader.ts";
import { createFreshenBusyTimes } from "./features/office/connected/freshen-busy-times.ts";
import { checkApplications } from "./features/networks/ants/check-applications.ts";
import { sweepApplications } from "./features/networks/ants/data.ts";
import { sweepRegulatedAppointments } from "./features/networks/sas/appointments-data.ts";
import { createDraftPreviews } from "./features/office/drafts/previews.ts";
import { createGroupFileTasks } from "./features/office/group-file/group-file-tasks.ts";
import { createFicheImportTasks } from "./features/people/fiche-import/import-tasks.ts";
import { createGroupDirectory } from "./features/catalogue/group/group-directory.ts";
import { createServicesWithoutTimes } from "./features/booking/slot/services-without-times.ts";
import { createSlotCache } from "./features/booking/slot/slot-cache.ts";
import { createSessions } from "./features/ground/session/sessions.ts";
import { sweepWebhookEvents } from "./features/office/webhook/events-data.ts";
import { createAccessKeys } from "./features/people/access-key/access-keys.ts";
import { createOperatorSessions } from "./features/site/operator/operator-sessions.ts";
import { sweepOperatorSessions } from "./features/site/operator/operator-sessions-data.ts";
import { createCells, mustWaitForMove, openDirectory } from "./features/ground/cells/cells.ts";
import { sweepLeftGroups } from "./features/ground/cells/remove-group.ts";
import { joinCell } from "./features/ground/cells/join-cell.ts";
import { createApiKeys } from "./features/ground/session/api-key-data.ts";
import { createChanges } from "./lib/changes.ts";
import type { Context } from "./http/context.ts";
import type { Clock } from "./lib/clock.ts";
import { type Database, type DatabaseAddress, endPool, openDatabase } from "./lib/database/database.ts";
import { prepareInstallation } from "./lib/installation.ts";
import { createFairQueue } from "./lib/in-turns.ts";
import { createJobs } from "./lib/jobs/jobs.ts";
import { sweepGivenUpJobs } from "./lib/jobs/given-up-data.ts";
import { limitRetryDelays } from "./lib/jobs/jobs-data.ts";
import { logFailure as logFailedJob } from "./lib/jobs/failure.ts";
import { createFailureLog } from "./lib/failure-log.ts";
import type { Log } from "./lib/log.ts";
import { createLimits, LIMITS, type LimitTable } from "./http/limits.ts";
import { createMailer } from "./lib/mailer/mailer.ts";
import { startTracing } from "./lib/tracing/tracing.ts";
import { countMails } from "./lib/metrics/count-mails.ts";
import { createMetrics } from "./lib/metrics/metrics.ts";
import { createMemoryRateLimiter, createSharedRateLimiter, sweepSharedWindows } from "./lib/rate-limit.ts";
import { sweepTokens } from "./features/ground/session/token-data.ts";
import { bindClientSecrets, createSsoProviders } from "./features/people/sso/sso-providers.ts";
import { createNewerMigrationWatch } from "./lib/database/newer-migration-watch.ts";
import { fetchFromAnyNetwork, fetchFromPublicNetwork, type OutgoingFetch } from "./lib/outgoing-fetch.ts";
import { settlesWithin } from "./lib/within.ts";
import { createSmsSender } from "./lib/sms.ts";

const SWEEP_EVERY_MS = 10 * MINUTE_MS;

export interface ContextParts {
  readonly config: Config;
  readonly address: DatabaseAddress;
  readonly clock: Clock;
  readonly log: Log;
  /** Calls a minute per address and API key. */
  readonly readsPerMinute?: number;
  /** The limits of single actions; null: only the total number of calls is limited. */
  readonly limits?: LimitTable | null;
  /** A picture that takes longer than this is not drawn; milliseconds. */
  readonly drawWithinMs?: number;
  /** For tests, whose servers are on this machine. */
  readonly fetchCalendar?: OutgoingFetch | undefined;
}

/** Many people share one address, so the limit is high and only stops floods. */
const READS_PER_MINUTE = 1200;
const BOOKING_CONNECTIONS = 10;
/** When this many changes are in progress at once, mails wait so that bookings go first. */
const BUSY_FROM = 5;
/** How long a stopping process waits for the mail server. Another process or the next start sends the remaining mails. */
const MAILS_END_WITHIN_MS = 5000;
/** How long a stopping process may take to write the last entries of the fiche read log. */
const LAST_READS_WITHIN_MS = 2000;

/** The caller must have run the database migrations. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { config, address, clock, log, readsPerMinute = READS_PER_MINUTE } = parts;
  const { limits = LIMITS } = parts;
  const logFailure = createFailureLog(log);
  const stopTracing = await startTracing(config.tracing);
  const onError = (error: Error): void => logFailure(error, "an idle database connection broke");
  setPatternEngine(matchesPattern);
  const db = openDatabase({ address, onError });
  // Bookings have a separate pool, so that reads cannot starve them.
  const bookingDb = openDatabase({ address, maxConnections: BOOKING_CONNECTIONS, onError });
  const metrics = createMetrics({
    pools: { reads: db, bookings: bookingDb },
    measuresProcess: config.metrics !== undefined,
  });
  const lockedTransaction = createLockedTransaction(bookingDb);
  const directory = config.cell && openDirectory(config.cell.directoryUrl, onError);
  if (config.cell && directory) await joinCell(db, directory, config.cell.name);
  const installation = await prepareInstallation(db, config.apiKey);
  await bindClientSecrets(db, installation.secret);
  const limiting = createLimits(db, config.rateLimit ? limits : null, installation.secret);
  const changes = createChanges(db, address, logFailure);
  const cells =
    config.cell && directory
      ? createCells(
          { name: config.cell.name, directory, secret: installation.secret },
          { db, changes, logFailure },
        )
      : null;
  const mailer = countMails(createMailer(config), metrics);
  const underWay = { changes: 0 };
  const jobs = createJobs({
    address,
    isBusy: () => underWay.changes >= BUSY_FROM,
    ...(cells && { mustWait: (data) => mustWaitForMove(cells, data) }),
    onError: (error) => logFailure(error, "the job queue cannot be reached; it is asked again"),
    onFailure(error, failed) {
      metrics.jobFailures.inc({ queue: failed.queue, outcome: failed.isTriedAgain ? "retried" : "given_up" });
      logFailedJob(log, error, failed);
    },
    onStopped: (isPaused) => {
      if (isPaused) log.warn("the job queue stands: no mail leaves from this process until it begins anew");
      else log.info("the job queue does jobs");
    },
  });
  const versionWatch = createNewerMigrationWatch(db, changes, (migration) => {
    log.error(
      { migration },
      "a newer version has taken over; this one answers nothing more and is to be stopped",
    );
    void jobs.stop();
  });
  const stopSweeping = startSweeping(
    db,
    [
      sweepSharedWindows,
      sweepTokens,
      sweepStoredReplies,
      sweepHolds,
      sweepSignUps,
      sweepOperatorSessions,
      sweepGivenUpJobs,
      sweepWebhookEvents,
      sweepApplications,
      sweepRegulatedAppointments,
      ...(cells ? [sweepLeftGroups] : []),
      limitRetryDelays,
    ],
    (error) => logFailure(error, "what ran out was not forgotten"),
  );
  const ficheReads = createReadLog(db, clock, (error) =>
    logFailure(error, "who saw a fiche is not written yet"),
  );
  const groupFiles = createGroupFileTasks(address, log);
  const ficheImports = createFicheImportTasks(address);
  const calendarReader = createCalendarReader(
    parts.fetchCalendar ?? (config.calendarsInside ? fetchFromAnyNetwork : fetchFromPublicNetwork),
    config.calendarsInside,
  );
  if (!config.rateLimit) log.warn("RATE_LIMIT=off: nothing limits how often anyone may call");
  return {
    config,
    installation,
    db,
    address,
    clock,
    log,
    logFailure,
    changes,
    cells,
    groups: createGroupDirectory(db, changes, {
      sendsSms: config.smsGatewayUrl !== undefined,
      cell: config.cell?.name,
    }),
    previews: createDraftPreviews(),
    groupFiles,
    ficheImports,
    calendarReader,
    freshenBusyTimes: createFreshenBusyTimes(),
    bookingChecks: [checkApplications],
    pictures: createPictures(log, parts.drawWithinMs),
    slotCache: createSlotCache(changes, clock, (isCached) =>
      metrics.slotCache.inc({ outcome: isCached ? "hit" : "miss" }),
    ),
    servicesWithoutTimes: createServicesWithoutTimes(),
    calendarWatch: createCalendarWatch(changes),
    longSearches: createFairQueue(),
    apiKeys: createApiKeys(db),
    accessKeys: createAccessKeys(db, clock),
    readLimiter: config.rateLimit
      ? createMemoryRateLimiter(readsPerMinute, MINUTE_MS, () => performance.now())
      : undefined,
    keyLimiter: config.rateLimit
      ? createSharedRateLimiter(db, MINUTE_MS / 1000, () => performance.now())
      : undefined,
    limits: limiting,
    sessions: createSessions({ db, clock, limits: limiting, installation }),
    operatorSessions: createOperatorSessions(db, clock, config),
    book: createBookingFunction(lockedTransaction, installation.secret),
    lockedTransaction,
    ficheReads,
    underWay,
    shutdown: { hasBegun: false },
    jobs,
    versionWatch,
    mailer,
    metrics,
    sms: createSmsSender(config, log),
    ssoProviders: createSsoProviders(installation.secret, log, config.ssoInside),
    async close() {
      stopSweeping();
      await settlesWithin(LAST_READS_WITHIN_MS, ficheReads.flush());
      const impatient = setTimeout(() => mailer.close(), MAILS_END_WITHIN_MS);
      await jobs.stop();
      clearTimeout(impatient);
      mailer.close();
      groupFiles.stop();
      ficheImports.stop();
      calendarReader.stop();
      await cells?.close();
      await changes.close();
      await endPool(bookingDb);
      await endPool(db);
      await stopTracing();
    },
  };
}

/**
 * Deletes expired rows at intervals. Every process does this, because deleting the same rows twice does no harm. Returns a
 * function that stops the intervals.
 */
function startSweeping(
  database: Database,
  sweeps: readonly ((database: Database) => Promise<void>)[],
  onError: (error: unknown) => void,
): () => void {
  const sweep = (): void => void Promise.all(sweeps.map((one) => one(database))).catch(onError);
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return () => clearInterval(timer);
}
