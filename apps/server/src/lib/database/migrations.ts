import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
  pool.on("error", () => {}); // A failing query rejects anyway, so the event needs no handling.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  const starting = await pool.connect();
  try {
    await lockMigrations(starting, "exclusive");
    const names = await applyInParts(starting, listMigrations(directory));
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

const LOCK_AGAIN_AFTER_MS = 200;

/**
 * Takes the migration lock until the connection ends: one process migrates at a time, and none while a backup reads. Polls for
 * the lock, because a waiting statement would block an index that is built concurrently.
 */
export async function lockMigrations(connection: Queryable, mode: "shared" | "exclusive"): Promise<void> {
  const lock = mode === "shared" ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
  for (;;) {
    const { rows } = await connection.query<{ has: boolean }>(`select ${lock}($1) as has`, [MIGRATING]);
    if (rows[0]?.has) return;
    await sleep(LOCK_AGAIN_AFTER_MS);
  }
}

/**
 * Applies the missing migrations in one transaction. A migration with a part that runs while clients book (such as a concurrent
 * index) begins a new transaction after that part. Returns the names of all migrations that ran.
 */
async function applyInParts(connection: PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await readApplied(connection);
  refuseNewer(applied, migrations);
  const prepared = new Set<string>();
  const names: string[] = [];
  for (const [place, { name, whileBooking }] of migrations.entries()) {
    // In a new database nobody books, so the whole migration runs in the transaction.
    if (whileBooking.length === 0 || applied.has(name) || applied.size === 0) continue;
    names.push(...(await applyTogether(connection, migrations.slice(0, place), prepared)));
    for (const statement of whileBooking) await applyWhileBooking(connection, name, statement);
    prepared.add(name);
  }
  return [...names, ...(await applyTogether(connection, migrations, prepared))];
}

/** While a migration waits for a table, bookings wait behind it, so it gives up and starts anew. */
const LOCK_WITHIN_MS = 1000;
/** lock_not_available and deadlock_detected. */
const LOCK_ERRORS: ReadonlySet<unknown> = new Set(["55P03", "40P01"]);

function applyTogether(
  connection: PoolClient,
  migrations: readonly Migration[],
  prepared: ReadonlySet<string>,
): Promise<string[]> {
  return withoutLongLocks(connection, () => applyMissing(connection, migrations, prepared));
}

/** A concurrent statement blocks nobody while it waits; any other gives up after a second and is repeated. */
async function applyWhileBooking(connection: PoolClient, name: string, statement: string): Promise<void> {
  const apply = () => orExplain(name, connection.query(statement));
  await (/\bconcurrently\b/.test(statement) ? apply() : withoutLongLocks(connection, apply));
}

/** Runs `work` in a transaction that waits a second for a table at most, again and again until it succeeds. */
async function withoutLongLocks<Result>(
  connection: PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + MIGRATES_WITHIN_MS;
  for (;;) {
    await connection.query(`begin; set local lock_timeout = ${LOCK_WITHIN_MS}`);
    try {
      const result = await work();
      await connection.query("commit");
      return result;
    } catch (error) {
      await connection.query("rollback");
      const { cause } = error as { cause?: { code?: string } };
      if (!LOCK_ERRORS.has(cause?.code) || performance.now() > end) throw error;
      await sleep(LOCK_WITHIN_MS);
    }
  }
}

/** Returns the names of the migrations that the database has. */
export async function listAppliedMigrations(connection: Queryable): Promise<string[]> {
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
    const applied = await listAppliedMigrations(client);
    return listMigrations().find(({ name }) => !applied.includes(name))?.name ?? null;
  } finally {
    await endClient(client);
  }
}

/**
 * Runs the missing migrations in the order of their names, and returns the names. A lower number may be missing after a higher
 * one, because numbers are reserved early. The caller has begun a transaction.
 */
export async function applyMigrations(
  connection: Queryable,
  migrations: readonly Migration[],
): Promise<string[]> {
  refuseNewer(await readApplied(connection), migrations);
  return applyMissing(connection, migrations, new Set());
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const newer = [...applied].find((name) => !migrations.some((one) => one.name === name));
  if (newer !== undefined)
    throw new Error(`The database has ${newer} of a newer version: start that one, or use another database.`);
}

/** `prepared`: the migrations whose first part has run already. */
async function applyMissing(
  connection: Queryable,
  migrations: readonly Migration[],
  prepared: ReadonlySet<string>,
): Promise<string[]> {
  const applied = await readApplied(connection);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, whileBooking, text } of missing) {
    if (!prepared.has(name))
      for (const statement of whileBooking)
        await orExplain(name, connection.query(statement.replaceAll(/\bconcurrently\b/g, "")));
    await orExplain(name, connection.query(text));
    await connection.query(`insert into ${APPLIED} (name, timestamp) values ($1, now())`, [name]);
  }
  return missing.map(({ name }) => name);
}

async function readApplied(connection: Queryable): Promise<Set<string>> {
  await connection.query(
    `create table if not exists ${APPLIED} (name varchar(255) primary key, timestamp varchar(255) not null)`,
  );
  return new Set(await listAppliedMigrations(connection));
}

async function orExplain(name: string, running: Promise<unknown>): Promise<void> {
  await running.catch((error: Error) => {
    const hint = error instanceof DatabaseError && error.hint ? ` (${error.hint})` : "";
    throw new Error(`Migration ${name} failed: ${error.message}${hint}`, { cause: error });
  });
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
  /** Statements that run one by one before the migration, outside a transaction; they can be repeated. */
  readonly whileBooking: readonly string[];
  readonly text: string;
}

/** The line between the two parts of a migration; in the first, empty lines separate the statements. */
const AT_ONCE = /^-- At once:\n/m;

/** Returns the migration files in the order in which they run. */
export function listMigrations(directory: string = MIGRATIONS): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const [text = "", ...before] = readFileSync(join(directory, file), "utf8").split(AT_ONCE).toReversed();
      const whileBooking = before
        .flatMap((part) => part.split(/\n{2,}/))
        .filter((part) => part.trim() !== "");
      return { name: file.replace(/\.sql$/, ""), whileBooking, text };
    });
}
