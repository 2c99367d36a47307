import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Logger, runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { DatabaseError, Pool } from "pg";
import { announceMigration } from "./changes.ts";
import { CONNECTION_LIMITS, type DatabaseAddress, directAddress, endPool } from "./database.ts";

export const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Of the session that migrates, among all advisory locks of the database. */
const MIGRATING = 0x6d6967;

/** Of one statement, or of the wait for another server's migrations. */
const MIGRATES_WITHIN_MS = 60 * 60_000;

/**
 * Brings a database to the newest migration, the job queue's own too, and names those it ran. All of ours or none are applied;
 * servers that start at the same time wait for one another.
 */
export async function migrate(address: DatabaseAddress, directory: string = MIGRATIONS): Promise<string[]> {
  const pool = new Pool({
    ...directAddress(address),
    ...CONNECTION_LIMITS,
    query_timeout: MIGRATES_WITHIN_MS,
    max: 2,
  });
  pool.on("error", () => {}); // a query that fails says so itself
  pool.on("connect", (connection) => connection.on("error", () => {}));
  const starting = await pool.connect();
  try {
    await starting.query("select pg_advisory_lock($1)", [MIGRATING]);
    const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const names = await runOwn(database, directory);
    if (names.length > 0) await announceMigration(starting);
    await validateConstraints(database);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
    return names;
  } finally {
    starting.release(true);
    await endPool(pool);
  }
}

async function runOwn(database: Kysely<unknown>, directory: string): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    // Numbers are given out before the work is done: a lower one may land later.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => readMigrations(directory) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const reason = error instanceof Error ? error.message : "";
    const newer = /previously executed migration (\S+) is missing/.exec(reason)?.[1];
    if (newer !== undefined)
      throw new Error(
        `The database has ${newer} of a newer version: start that one, or use another database.`,
        {
          cause: error,
        },
      );
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    const what = failed ? `Migration ${failed} failed` : "The database cannot be migrated";
    const hint = error instanceof DatabaseError && error.hint ? ` (${error.hint})` : "";
    throw new Error(`${what}: ${reason}${hint}`, { cause: error });
  }
  return results?.map((result) => result.migrationName) ?? [];
}

/**
 * A migration may add a constraint as "not valid", which locks its tables only for a moment. Here each is checked against the
 * rows that were there before, in a transaction of its own and without blocking writers.
 */
async function validateConstraints(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s validate constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint where not convalidated and connamespace = current_schema()::regnamespace`.execute(
    database,
  );
  for (const { statement } of rows) await sql.raw(statement).execute(database);
}

/** The migration files in the order in which they run. */
export function listMigrations(directory: string = MIGRATIONS): { name: string; text: string }[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({ name: file.replace(/\.sql$/, ""), text: readFileSync(join(directory, file), "utf8") }));
}

function readMigrations(directory: string): Record<string, Migration> {
  const migrations = listMigrations(directory).map(({ name, text }): [string, Migration] => [
    name,
    { up: async (database) => void (await sql.raw(text).execute(database)) },
  ]);
  return Object.fromEntries(migrations);
}
