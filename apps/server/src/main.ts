// npm start [-- FILE...]: opens the database, imports group files, and serves until a signal stops it.
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { listOpenGroups } from "./features/catalogue/group/data.ts";
import { importAtStart } from "./import-at-start.ts";
import { systemClock } from "./lib/clock.ts";
import { isDatabaseAway } from "./lib/database/database-away.ts";
import { createLog, type Log } from "./lib/log.ts";
import { type StartedDatabase, startDatabase } from "./start-database.ts";

const STOP_WITHIN_MS = 20_000;

const settings = readConfig(process.env);
if (settings.ok) await serve(settings.config).catch(giveUp);
else giveUp(new Error(`These settings cannot be used:\n  ${settings.errors.join("\n  ")}`));

async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const stopSignal = waitForStopSignal();
  let database: StartedDatabase | undefined;
  const stopWithoutWaiting = async (): Promise<void> => {
    await database?.stop();
    giveUp(new Error("A request did not end in time; stopped without it."));
  };
  const stopWithinMs = STOP_WITHIN_MS + config.drainSeconds * 1000;
  void stopSignal.then(() => setTimeout(() => void stopWithoutWaiting().catch(giveUp), stopWithinMs).unref());
  // The start is logged at every level except `silent`.
  const startLog = log.child({}, { level: config.logLevel === "silent" ? "silent" : "info" });
  const tellStart = (message: string): void => startLog.info(message);
  database = await startDatabase(config, tellStart);
  try {
    await serveFrom(database, { config, log, tellStart, stopSignal });
  } catch (error) {
    await database.stop();
    throw explain(error, config);
  }
}

/** Ctrl-C arrives several times, from the terminal and from npm; the first one counts. */
function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    // `disconnect`: the script that started this process was killed. SIGHUP: its terminal was closed.
    for (const event of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"]) process.on(event, () => resolve());
  });
}

interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly tellStart: (message: string) => void;
  readonly stopSignal: Promise<void>;
}

async function serveFrom(
  database: StartedDatabase,
  { config, log, tellStart, stopSignal }: Start,
): Promise<void> {
  const context = await createContext({ config, address: database.address, clock: systemClock, log });
  const app = createApp(context);
  // Only the job queue, whose libraries work in the background, can have stopped because of an unhandled rejection, so it
  // restarts.
  process.on("unhandledRejection", (error) => {
    context.logFailure(error, "nobody handled this; the job queue begins anew");
    context.jobs.restart();
  });
  const stop = async (): Promise<void> => {
    context.shutdown.hasBegun = true;
    await sleep(config.drainSeconds * 1000);
    await app.close();
    await context.close();
    await database.stop();
    process.exit();
  };

  try {
    await importAtStart(context, process.argv.slice(2), tellStart);
    const address = await app.listen({ host: config.host, port: config.port });
    // At the level `info` Fastify itself logs the address.
    if (!log.isLevelEnabled("info")) tellStart(`Server listening at ${address}`);
  } catch (error) {
    await context.close();
    throw error;
  }
  const groups = await listOpenGroups(context.db);
  log.flush();
  console.log(
    ["", "Open:", ...groups.map(({ urlname, name }) => `  ${config.publicUrl}/${urlname}  ${name}`)].join(
      "\n",
    ),
  );
  // A signal during the start takes effect only here, so that an import is complete or was not begun.
  void stopSignal.then(stop).catch(giveUp);
}

function explain(error: unknown, { host, port, metrics }: Config): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    const isMetrics = (error as { port?: number }).port === metrics?.port;
    const takenPort = isMetrics ? metrics?.port : port;
    const name = isMetrics ? "METRICS_PORT" : "PORT";
    return new Error(
      `${host}:${takenPort} is taken: stop what listens there, or start with another ${name}.`,
    );
  }
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL" || code === "EAI_AGAIN")
    return new Error(`HOST must be an address of this machine, not "${host}".`);
  if (code === "EACCES") return new Error(`Port ${port} may not be opened: start with another PORT.`);
  if (error instanceof Error && isDatabaseAway(error))
    return new Error(
      `The database went away during the start (${error.message}): start again once it is back.`,
    );
  return error;
}

function giveUp(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
