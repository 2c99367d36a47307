import { Client } from "pg";
import { type DatabaseAddress, endClient, type Queryable, toDirectAddress } from "../database/database.ts";

/** The tables that a backup leaves out: their rows belong to the running processes, or to the program that creates the schema. */
const LEFT_OUT = ["kysely_migration", "job_workers"];

export interface Table {
  readonly name: string;
  /**
   * Leaves out generated columns, which the database computes again, and transaction numbers, which mean nothing in another
   * database.
   */
  readonly columns: readonly string[];
}

/** Runs `work` on a connection without time limits, because long transfers are normal. */
export async function withBackupConnection(
  address: DatabaseAddress,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client(toDirectAddress(address));
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await work(client);
  } finally {
    await endClient(client);
  }
}

/** Returns the tables of the schema whose rows a backup contains, by name. */
export async function listTables(connection: Queryable): Promise<Table[]> {
  const { rows } = await connection.query<Table>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
       and attnum > 0 and not attisdropped and attgenerated = '' and not relname = any($1)
       and atttypid <> 'xid8'::regtype
     group by relname order by relname`,
    [LEFT_OUT],
  );
  return rows;
}

/** Waiting jobs of the queue are stored as rows of the outbox, from where a server of any version takes them. */
export const WAITING_JOBS_AS_OUTBOX_ROWS = {
  into: { name: "outbox", columns: ["queue", "data", "due_at", "key"] },
  query: `select task.identifier, job.payload, job.run_at, job.key
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`,
} as const;

/** Returns whether the queue has its tables; a start that was interrupted leaves a database without them. */
export async function hasQueue(connection: Queryable): Promise<boolean> {
  const { rows } = await connection.query<{ is_there: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as is_there",
  );
  return rows[0]!.is_there;
}

/** Returns the last number of each sequence, so that no number is used twice, even if the row with the number was deleted. */
export async function listSequences(connection: Queryable): Promise<Record<string, number>> {
  const { rows } = await connection.query<{ name: string; last: number }>(
    `select sequencename::text as name, last_value::float8 as last from pg_sequences
     where schemaname = current_schema() and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function setSequences(
  connection: Queryable,
  sequences: Readonly<Record<string, number>>,
): Promise<void> {
  await connection.query("select setval(quote_ident(key)::regclass, value::bigint) from json_each_text($1)", [
    JSON.stringify(sequences),
  ]);
}

/** Programs that follow a group's changes must begin anew, because the transaction numbers differ (docs/decisions/0126). */
export async function markRestored(connection: Queryable): Promise<void> {
  await connection.query(
    `insert into settings (key, value) values ('restored', to_jsonb(gen_random_uuid()))
     on conflict (key) do update set value = excluded.value`,
  );
}

/** Returns whether the database has no tables of the product yet. */
export async function isEmpty(connection: Queryable): Promise<boolean> {
  const { rows } = await connection.query<{ empty: boolean }>(
    "select to_regclass('groups') is null as empty",
  );
  return rows[0]?.empty ?? false;
}

/**
 * Removes foreign keys, and triggers that count versions, because they would refuse or change rows in the order of a backup.
 * Returns the statements that restore them; adding a foreign key again checks all rows.
 */
export async function suspendConstraints(connection: Queryable): Promise<string[]> {
  const { rows } = await connection.query<{ suspend: string; resume: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as suspend,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as resume
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
     union all
     select distinct format('alter table %s disable trigger user', tgrelid::regclass),
       format('alter table %s enable trigger user', tgrelid::regclass)
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = current_schema()::regnamespace`,
  );
  for (const { suspend } of rows) await connection.query(suspend);
  return rows.map(({ resume }) => resume);
}
