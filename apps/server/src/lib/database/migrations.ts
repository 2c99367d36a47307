import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Logger, runMigrations } from "graphile-worker";
import { Client, DatabaseError, Pool, type PoolClient } from "pg";
import { announceMigration } from "../changes.ts";
import {
  CONNECTION_LIMITS,
  type DatabaseAddress,
  toDirectAddress,
  endClient,
  endPool,
  type Queryable,
} from "./database.ts";

export const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** The key of the advisory lock during a migration. */
const MIGRATING = 0x6d6967;

/** The time limit of one statement, or of waiting for another server's migrations. */
const MIGRATES_WITHIN_MS = 60 * 60_000;

/**
 * Migrates a database, including the job queue, and returns the names of the migrations that ran. Applies all of ours or none;
 * servers that start at the same time wait for each other.
 */
export async function migrate(address: DatabaseAddress, directory: string = MIGRATIONS): Promise<string[]> {
  const pool = new Pool({
    ...toDirectAddress(address),
    ...CONNECTION_LIMITS,
    query_timeout: MIGRATES_WITHIN_MS,
    max: 2,
  });
  pool.on("error", () => {}); // A failing query throws by itself.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  const starting = await pool.connect();
  try {
    await lockMigrations(starting, "exclusive");
    await starting.query("begin");
    const names = await applyMigrations(starting, listMigrations(directory));
    await starting.query("commit");
    if (names.length > 0) await announceMigration(starting);
    await validateConstraints(starting);
    await migrateQueue(pool);
    return names;
  } finally {
    starting.release(true);
    await endPool(pool);
  }
}

async function migrateQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) }).catch((cause: unknown) => {
    if (!/includes breaking migration/.test(String(cause))) throw cause;
    throw new Error(
      "The database has a job queue of a newer version: start that one, or use another database.",
      {
        cause,
      },
    );
  });
}

/** Older versions read this table to detect newer migrations; its name comes from the library that created it. */
const APPLIED = "kysely_migration";

/** Locks until the connection ends: one process migrates at a time, and none while a backup reads. */
export async function lockMigrations(connection: Queryable, mode: "shared" | "exclusive"): Promise<void> {
  const lock = mode === "shared" ? "pg_advisory_lock_shared" : "pg_advisory_lock";
  await connection.query(`select ${lock}($1)`, [MIGRATING]);
}

/** Returns the names of the migrations that the database has. */
export async function listApplied(connection: Queryable): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(`select name from ${APPLIED} order by name`);
  return rows.map(({ name }) => name);
}

/** Returns the name of the first missing migration of a database with tables; null if there is nothing to migrate. */
export async function nextMigration(address: DatabaseAddress): Promise<string | null> {
  const client = new Client({ ...toDirectAddress(address), ...CONNECTION_LIMITS });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('${APPLIED}') is not null as exists`,
    );
    if (!rows[0]?.exists) return null;
    const applied = await listApplied(client);
    return listMigrations().find(({ name }) => !applied.includes(name))?.name ?? null;
  } finally {
    await endClient(client);
  }
}

/**
 * Runs the missing migrations in the order of their names, and returns these. A lower number may be missing after a higher one,
 * because numbers are reserved early.
 */
export async function applyMigrations(
  connection: Queryable,
  migrations: readonly Migration[],
): Promise<string[]> {
  await connection.query(
    `create table if not exists ${APPLIED} (name varchar(255) primary key, timestamp varchar(255) not null)`,
  );
  const applied = new Set(await listApplied(connection));
  const newer = [...applied].find((name) => !migrations.some((one) => one.name === name));
  if (newer !== undefined)
    throw new Error(`The database has ${newer} of a newer version: start that one, or use another database.`);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, text } of missing) {
    try {
      await connection.query(text);
      await connection.query(`insert into ${APPLIED} (name, timestamp) values ($1, now())`, [name]);
    } catch (error) {
      const hint = error instanceof DatabaseError && error.hint ? ` (${error.hint})` : "";
      throw new Error(`Migration ${name} failed: ${(error as Error).message}${hint}`, { cause: error });
    }
  }
  return missing.map(({ name }) => name);
}

/**
 * Validates constraints that migrations added as "not valid", which locks their tables only for a moment. Each is checked against
 * the existing rows in a separate transaction without blocking writers.
 */
async function validateConstraints(connection: PoolClient): Promise<void> {
  const { rows } = await connection.query<{ statement: string }>(
    `select format('alter table %s validate constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where not convalidated and connamespace = current_schema()::regnamespace`,
  );
  for (const { statement } of rows) await connection.query(statement);
}

interface Migration {
  readonly name: string;
  readonly text: string;
}

/** Returns the migration files in the order in which they run. */
export function listMigrations(directory: string = MIGRATIONS): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({ name: file.replace(/\.sql$/, ""), text: readFileSync(join(directory, file), "utf8") }));
}
