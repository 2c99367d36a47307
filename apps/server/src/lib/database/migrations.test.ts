import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createBareDatabase } from "../../testing/database.ts";
import { migrate, MIGRATIONS } from "./migrations.ts";

/** Creates a database in which the first of these migrations has run. */
async function startWith(first: string) {
  const { connection } = await createBareDatabase();
  const directory = mkdtempSync(join(tmpdir(), "rendezvous-migrations-"));
  const pool = new Pool(connection);
  onTestFinished(async () => {
    await pool.end();
    rmSync(directory, { recursive: true });
  });
  const add = (name: string, text: string) => writeFileSync(join(directory, `${name}.sql`), text);
  const upgrade = () => migrate(connection, directory);
  add("0001-first", first);
  await upgrade();
  return { pool, add, upgrade };
}

test("a migration that waits for a table gives way to bookings after a second, and starts anew", async () => {
  const { pool, add, upgrade } = await startWith("create table booked (id integer)");
  add("0002-later", "alter table booked add column later integer");
  const report = await pool.connect();
  await report.query("begin; select from booked");
  const upgrading = upgrade();
  for (let count = 0; count < 3; count++) {
    await expect
      .poll(
        async () =>
          (await pool.query("select from pg_locks where not granted and relation is not null")).rowCount,
      )
      .toBe(1);
    await pool.query("insert into booked values (1)");
  }
  await report.query("rollback");
  report.release();
  expect(await upgrading).toEqual(["0002-later"]);
  expect((await pool.query("select later from booked")).rowCount).toBe(3);
});

test("so does the first part of a migration where it waits for a table", async () => {
  const { pool, add, upgrade } = await startWith("create table booked (id integer)");
  add(
    "0002-later",
    "alter table booked add column if not exists later integer;\n\n-- At once:\ncreate table more (id integer);",
  );
  const report = await pool.connect();
  await report.query("begin; select from booked");
  const upgrading = upgrade();
  await expect
    .poll(
      async () =>
        (await pool.query("select from pg_locks where not granted and relation is not null")).rowCount,
    )
    .toBe(1);
  await pool.query("insert into booked values (1)");
  await report.query("rollback");
  report.release();
  expect(await upgrading).toEqual(["0002-later"]);
  expect((await pool.query("select later from booked")).rowCount).toBe(1);
});

const WHILE_BOOKING = `-- While clients book.
drop index concurrently if exists booked_by_id;

create unique index concurrently booked_by_id on booked (id);

-- At once:
alter table booked add column later integer;
`;

test("the first part of a migration runs while clients book; broken off, it is repeated", async () => {
  const { pool, add, upgrade } = await startWith(
    "create table booked (id integer); insert into booked values (1), (1)",
  );
  add("0002-earlier", "alter table booked add column earlier integer");
  add("0003-index", WHILE_BOOKING);
  await expect(upgrade()).rejects.toThrow("Migration 0003-index failed: could not create unique index");
  const columns = async () =>
    (await pool.query<{ name: string }>("select * from booked limit 0")).fields.map(({ name }) => name);
  expect(await columns()).toEqual(["id", "earlier"]);
  await pool.query("delete from booked");
  expect(await upgrade()).toEqual(["0003-index"]);
  expect(await columns()).toEqual(["id", "earlier", "later"]);
  await pool.query("insert into booked values (1)");
  await expect(pool.query("insert into booked values (1)")).rejects.toThrow("duplicate key");
});

test("a first part with a lower number than a migration that ran is made up for", async () => {
  const { pool, add, upgrade } = await startWith("create table booked (id integer)");
  add("0004-last", "alter table booked add column last integer");
  await upgrade();
  add("0003-index", WHILE_BOOKING);
  expect(await upgrade()).toEqual(["0003-index"]);
  expect((await pool.query("select later, last from booked")).rowCount).toBe(0);
});

test("of two servers that start at once one builds the index and the other finds it there", async () => {
  const { add, upgrade } = await startWith("create table booked (id integer)");
  add("0002-index", WHILE_BOOKING);
  const upgrades = await Promise.all([upgrade(), upgrade(), upgrade()]);
  expect(upgrades.flat()).toEqual(["0002-index"]);
});

test("a new database has the index of a first part too", async () => {
  const { connection } = await createBareDatabase();
  await migrate(connection);
  const pool = new Pool(connection);
  onTestFinished(() => pool.end());
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'fiches_by_fields'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

/** Earlier ones ran before the first release. */
const CHECKED_FROM = "0052";
const LARGE = "appointments|bookings|fiches|fiche_changes|fiche_reads|seats|sent_mails";

test("no migration builds an index of a large table while bookings wait for it", () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name >= CHECKED_FROM);
  const blocking = files.filter((name) =>
    new RegExp(`create (unique )?index (?!concurrently)\\w+ on (${LARGE})\\b`).test(
      readFileSync(join(MIGRATIONS, name), "utf8"),
    ),
  );
  expect(blocking).toEqual([]);
});
