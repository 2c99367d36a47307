import { Client } from "pg";
import { expect, test } from "vitest";
import { listMigrations } from "../lib/database/migrations.ts";
import { createTestDatabase } from "./database.ts";

test("a test database has every migration and none of another's rows", async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const mine = new Client(first.connection);
  const other = new Client({ connectionString: second.url });
  await Promise.all([mine.connect(), other.connect()]);
  const { rows } = await mine.query<{ name: string }>("SELECT name FROM kysely_migration ORDER BY name");
  expect(rows.map((row) => row.name)).toEqual(listMigrations().map((migration) => migration.name));

  await mine.query("CREATE TABLE seen (id integer)");
  const found = await other.query<{ table: string | null }>("SELECT to_regclass('seen')::text AS table");
  expect(found.rows[0]?.table).toBeNull();
  await Promise.all([mine.end(), other.end()]);
  await first.drop();
});

test("a test database is cloned in well under a second", async () => {
  const started = performance.now();
  await createTestDatabase();
  expect(performance.now() - started).toBeLessThan(1_000);
});
