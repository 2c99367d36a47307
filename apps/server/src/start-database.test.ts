import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { type Config, readConfig } from "./config.ts";
import { startDatabase } from "./start-database.ts";
import { createBareDatabase } from "./testing/database.ts";

const { superuser } = inject("postgres");

/** Returns the settings of a server on a new database, after a superuser has run `statement` for its name. */
async function configOn(statement: (name: string) => string): Promise<Config> {
  const database = await createBareDatabase();
  const client = new Client(superuser);
  await client.connect();
  for (const one of statement(database.connection.database).split(";")) await client.query(one);
  await client.end();
  const read = readConfig({ DATABASE_URL: database.url });
  if (!read.ok) throw new Error(read.errors.join("\n"));
  return read.config;
}

test.each([
  ["datestyle", "German", "German, DMY", "ISO"],
  ["default_transaction_isolation", "serializable", "serializable", "read committed"],
])(
  "a database whose %s is %s is refused with the statement that helps",
  async (name, value, shown, needed) => {
    const config = await configOn((database) => `alter database ${database} set ${name} = '${value}'`);
    await expect(startDatabase(config, () => {})).rejects.toThrow(
      `The database of DATABASE_URL cannot be used: its ${name} is ${shown}: alter role ... set ${name} = '${needed}'`,
    );
  },
);

test("a database whose encoding lacks most letters is refused", async () => {
  const config = await configOn(
    (name) =>
      `drop database ${name};create database ${name} owner rendezvous encoding 'LATIN1' locale 'C' template template0`,
  );
  await expect(startDatabase(config, () => {})).rejects.toThrow("its encoding is LATIN1: make it anew with");
});
