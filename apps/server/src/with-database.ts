import { readConfig } from "./config.ts";
import { type Database, type DatabaseAddress, endPool, openDatabase } from "./lib/database/database.ts";
import { isDatabaseAway } from "./lib/database/database-away.ts";
import type { Progress } from "./lib/backup/write-backup.ts";
import { startDatabase } from "./start-database.ts";

/** A command may read whole tables, so its statements may take this long. */
const ANSWER_WITHIN_MS = 15 * 60_000;

/** Runs one task on the configured database, for a command at the terminal; a server may be running at the same time. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  await withAddress(startDatabase, async (address) => {
    const database = openDatabase({
      address,
      answerWithinMs: ANSWER_WITHIN_MS,
      onError: (error) => console.error(error.message),
    });
    try {
      await work(database);
    } finally {
      await endPool(database);
    }
  });
}

/** Runs one task that connects to the configured database by itself; `open` decides whether it is migrated before. */
export async function withAddress(
  open: typeof startDatabase,
  work: (address: DatabaseAddress) => Promise<void>,
): Promise<void> {
  const settings = readConfig(process.env);
  if (!settings.ok) return reportFailure(`These settings cannot be used:\n  ${settings.errors.join("\n  ")}`);
  try {
    // Prints messages to stderr, because stdout is for the command's result.
    const started = await open(settings.config, (message) => console.error(message));
    try {
      await work(started.address);
    } finally {
      await started.stop();
    }
  } catch (error) {
    reportFailure(describeFailure(error));
  }
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isDatabaseAway(error)) return error.message;
  return `The database went away meanwhile (${error.message}): run this again once it is back.`;
}

/** Returns a command as it is typed here; the program `rendezvous` of the packages names itself in `PROGRAM`. */
export function commandLine(name: string, ...words: string[]): string {
  const program = process.env["PROGRAM"];
  const begin = program ? [program, name] : ["npm run -s", name, ...(words.length > 0 ? ["--"] : [])];
  return [...begin, ...words].join(" ");
}

/** Prints one line for each table. */
export function describeProgress({ table, rows, done, of }: Progress): void {
  console.error(`${String(done).padStart(3)}/${of} ${table}: ${rows}`);
}

export function reportFailure(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
