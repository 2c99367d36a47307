// npm start [-- FILE...]: opens the database, imports group files, serves until it is told to stop.
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { listOpenGroups } from "./features/group/data.ts";
import { importAtStart } from "./import-at-start.ts";
import { systemClock } from "./lib/clock.ts";
import { createLog } from "./lib/log.ts";
import { startDatabase } from "./start-database.ts";

const STOP_WITHIN_MS = 20_000;

const settings = readConfig(process.env);
if (settings.ok) await serve(settings.config).catch(giveUp);
else giveUp(new Error(`These settings cannot be used:\n  ${settings.errors.join("\n  ")}`));

async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const database = await startDatabase(config, (message) => log.info(message));
  const context = await createContext({ config, address: database.address, clock: systemClock, log });
  const app = createApp(context);
  const leave = async (): Promise<void> => {
    await context.close();
    await database.stop();
  };

  let isStopping = false;
  const stop = async (): Promise<void> => {
    // Ctrl-C comes more than once, from the terminal and from npm: one is enough.
    if (isStopping) return;
    isStopping = true;
    setTimeout(
      () => giveUp(new Error("A request did not end in time; stopped without it.")),
      STOP_WITHIN_MS,
    ).unref();
    await app.close();
    await leave();
    process.exit();
  };
  // `disconnect`: the script that started this process was killed.
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, () => void stop().catch(giveUp));

  try {
    await importAtStart(context.db, process.argv.slice(2), systemClock.now(), (message) => log.info(message));
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await leave();
    throw isAddressInUse(error)
      ? new Error(
          `${config.host}:${config.port} is taken: stop what listens there, or start with another PORT.`,
        )
      : error;
  }
  const groups = await listOpenGroups(context.db);
  console.log(
    ["", "Open:", ...groups.map(({ urlname, name }) => `  ${config.publicUrl}/${urlname}  ${name}`)].join(
      "\n",
    ),
  );
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

function giveUp(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
