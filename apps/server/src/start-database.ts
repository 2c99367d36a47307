import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { Config } from "./config.ts";
import { CONNECTION_LIMITS, type DatabaseAddress, endClient } from "./lib/database/database.ts";
import { requireUsable } from "./lib/database/usable-database.ts";
import { isBehindPooler, sharesStatementNames, lacksTimeouts } from "./lib/database/pooler.ts";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { requireBackupFolder, writeBackupBeforeMigration } from "./lib/backup/backup-folder.ts";
import { fileErrorText } from "./lib/file-errors.ts";
import { systemClock } from "./lib/clock.ts";
import { migrate, nextMigration } from "./lib/database/migrations.ts";

export type StartedDatabase = {
  address: DatabaseAddress;
  /** Leaves the database; an embedded one stops with the last process that uses it. */
  stop(): Promise<void>;
};

/** Opens the configured database, or starts the embedded one. */
export async function openConfiguredDatabase(
  config: Config,
  log: (message: string) => void,
): Promise<StartedDatabase> {
  return config.databaseUrl
    ? namedDatabase(config.databaseUrl, config, log)
    : embeddedDatabase(config.dataDir, log);
}

/** Opens the configured database, or starts the embedded one, and migrates it. */
export async function startDatabase(
  config: Config,
  log: (message: string) => void,
): Promise<StartedDatabase> {
  const database = await openConfiguredDatabase(config, log);
  try {
    await backUpBeforeMigration(config, database.address, log);
    const names = await migrate(database.address);
    for (const name of names) log(`migrated: ${name}`);
    await warnOfBackupFolder(config, log);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/** Writes a backup before a migration, because a migration cannot be undone. */
async function backUpBeforeMigration(
  { backups }: Config,
  address: DatabaseAddress,
  log: (message: string) => void,
): Promise<void> {
  const migration = backups && (await nextMigration(address));
  if (!migration) return;
  log(`a new version: before its migrations, a backup goes into ${backups.path}`);
  const nowMs = systemClock.now();
  const path = await writeBackupBeforeMigration(backups, address, migration, nowMs).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `No migration without a backup, and none could be written (${reason}): make room, set BACKUP_DIR to another ` +
          "folder, or to off where you make backups yourself.",
        { cause },
      );
    },
  );
  log(`backup: ${path}`);
}

/** The daily backup would fail first in an hour, where nobody looks at the log. */
async function warnOfBackupFolder({ backups }: Config, log: (message: string) => void): Promise<void> {
  if (!backups) return;
  await requireBackupFolder(backups).catch((error: unknown) =>
    log(`No daily backups: BACKUP_DIR ${error instanceof Error ? error.message : String(error)}`),
  );
}

async function embeddedDatabase(dataDir: string, log: (message: string) => void): Promise<StartedDatabase> {
  try {
    requireNoMailsAlone(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), durable: true, log });
    if (postgres.attached) log(`shares the embedded database of ${dataDir} with another process`);
    return { address: postgres.connection, stop: () => postgres.stop() };
  } catch (error) {
    throw inWords(error, dataDir);
  }
}

/**
 * Throws when the data directory has stored mails but no database: creating an empty database there would hide the loss of the
 * former one.
 */
function requireNoMailsAlone(dataDir: string): void {
  const mails = join(dataDir, "mail");
  if (existsSync(join(dataDir, "postgres")) || !existsSync(mails) || readdirSync(mails).length === 0) return;
  throw new Error(
    `${dataDir} holds mails of a database, and no database: put it back into ${join(dataDir, "postgres")}, ` +
      `or remove ${mails} to begin with an empty one.`,
  );
}

function inWords(error: unknown, dataDir: string): unknown {
  const words = fileErrorText(error);
  if (words === undefined) return error;
  const { path } = error as NodeJS.ErrnoException;
  return new Error(`DATA_DIR cannot be used: ${path ?? dataDir}: ${words}.`, { cause: error });
}

async function namedDatabase(
  databaseUrl: string,
  { databaseDirectUrl, preparedStatements }: Config,
  log: (message: string) => void,
): Promise<StartedDatabase> {
  const address = { connectionString: databaseUrl };
  const direct = databaseDirectUrl === undefined ? address : { connectionString: databaseDirectUrl };
  await tryDatabase("DATABASE_URL", address, async (client) => {
    if (databaseDirectUrl === undefined && (await isBehindPooler(client)))
      throw new Error(
        "a pooler such as pgbouncer stands before it: set DATABASE_DIRECT_URL to the database itself",
      );
    if (databaseDirectUrl === undefined) return;
    if (preparedStatements && !(await sharesStatementNames(address)))
      throw new Error(
        "its pooler mixes up prepared statements: use pgbouncer 1.21 or newer with max_prepared_statements, or set PREPARED_STATEMENTS=off",
      );
    if (await lacksTimeouts(client))
      log(
        "behind the pooler nothing ends a statement that hangs: alter role ... set statement_timeout = '30s', idle_in_transaction_session_timeout = '60s'",
      );
  });
  if (databaseDirectUrl !== undefined) await tryDatabase("DATABASE_DIRECT_URL", direct, async () => {});
  return {
    address:
      databaseDirectUrl === undefined
        ? address
        : { ...address, pooler: { direct, knowsNames: preparedStatements } },
    stop: async () => {},
  };
}

async function tryDatabase(
  setting: string,
  address: DatabaseAddress,
  look: (client: Client) => Promise<void>,
): Promise<void> {
  let client: Client | undefined;
  try {
    client = new Client({ ...address, ...CONNECTION_LIMITS });
    client.on("error", () => {});
    await client.connect();
    await requireUsable(client);
    await look(client);
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new Error(`The database of ${setting} cannot be used: ${reason}`, { cause: error });
  } finally {
    if (client) await endClient(client);
  }
}
