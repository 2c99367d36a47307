import { Client } from "pg";
import { inject } from "vitest";
import type { Connection } from "@rendezvous/embedded-postgres/embedded-postgres";

export type TestDatabase = {
  /** The options for pg's Pool and Client. */
  connection: Connection;
  /** The same as a DATABASE_URL. */
  url: string;
  /** Optional, because the end of the run drops every database it created. */
  drop(): Promise<void>;
};

/** Creates a database without tables. */
export async function createBareDatabase(): Promise<TestDatabase> {
  return createDatabase("template0");
}

/** Creates an empty database with all migrations for one test file, as a copy of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject("postgres").template);
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { superuser, run } = inject("postgres");
  const database = `${run}_${crypto.randomUUID().slice(0, 8)}`;
  // Copies files, because writing every page of such a small template to the log would cost more.
  await asSuperuser(
    superuser,
    `CREATE DATABASE ${database} TEMPLATE ${template} OWNER rendezvous STRATEGY file_copy`,
  );
  const connection = { ...superuser, user: "rendezvous", database };
  return {
    connection,
    url: `postgres://${connection.user}@localhost:${connection.port}/${database}?host=${encodeURIComponent(connection.host)}`,
    drop: () => asSuperuser(superuser, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
  };
}

async function asSuperuser(superuser: Connection, statement: string): Promise<void> {
  const client = new Client(superuser);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
