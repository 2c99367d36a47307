import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Pool } from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { importFiles } from "../../features/office/group-file/import-files.ts";
import { postAppointment } from "../../testing/bookings.ts";
import { createBareDatabase, createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { expectWhole } from "../../testing/expect-whole.ts";
import { startApp, TEST_NOW } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../testing/test-groups.ts";
import { migrate } from "../database/migrations.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const noReport = (): void => {};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendezvous-backup-"));
  return () => rm(folder, { recursive: true });
});

const backUp = async ({ connection }: TestDatabase, name: string): Promise<string> => {
  const path = join(folder, name);
  await writeBackup(connection, path, TEST_NOW, noReport);
  return path;
};
const restore = ({ connection }: TestDatabase, path: string): Promise<void> =>
  restoreBackup(connection, path, noReport);

/** Returns all rows but those of jobs and the mark of a restore, whatever the order in which the database returns them. */
const rowsOf = (path: string): string[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .split("\n")
    .slice(1, -2)
    .filter((line) => !/(^|\t)mail\t\{|^restored\t/.test(line))
    .toSorted();

function poolOf({ connection }: TestDatabase): Pool {
  const pool = new Pool(connection);
  onTestFinished(() => pool.end());
  return pool;
}

test("a backup made while clients book is of one moment; restored, every booking before it is there and all fits together", async () => {
  const app = await startApp();
  await importFiles(app.db, ["demo/cabinet-dentaire-des-lilas.json", "demo/atelier-margaux.json"], TEST_NOW);
  const groupId = await addGroup(app.db);
  const interventionId = await addIntervention(app.db, groupId);
  const hours = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "00:00", to: "24:00" }];
  const calendarIds = await Promise.all(
    Array.from({ length: 3 }, () => addCalendar(app.db, groupId, { openinghours: hours })),
  );
  const acknowledged: number[] = [];
  let isOver = false;
  const load = calendarIds.map(async (calendarId) => {
    for (let slot = 0; !isOver; slot++) {
      const start = new Date(TEST_NOW + 86_400_000 + slot * 1_800_000).toISOString();
      const answer = await postAppointment(app, "v3", groupId, {
        start_at: start,
        calendar_id: calendarId,
        intervention_ids: [interventionId],
      });
      expect(answer.status).toBe(201);
      acknowledged.push(answer.body.records[0].id);
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10);
  const before = [...acknowledged];
  const path = await backUp(app.database, "under-load.gz");
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before.length);
  isOver = true;
  await Promise.all(load);
  await app.stop();

  const restored = await createBareDatabase();
  await restore(restored, path);
  expect(await migrate(restored.connection)).toEqual([]);
  const pool = poolOf(restored);
  await expectWhole(pool);
  const { rows } = await pool.query<{ id: string }>("select id from appointments where id = any($1)", [
    before,
  ]);
  expect(rows).toHaveLength(before.length);
  // Each mail is still to be sent: its job waits in the outbox or in the queue.
  const jobs = await pool.query("select distinct queue from outbox");
  expect(jobs.rows).not.toEqual([]);
  expect(rowsOf(await backUp(restored, "again.gz"))).toEqual(rowsOf(path));
});

test("numbers go on where the original was, so that no link leads to another row", async () => {
  const original = await createTestDatabase();
  const pool = poolOf(original);
  const last = await addGroup(pool);
  await pool.query("delete from groups where id = $1", [last]);
  const restored = await createBareDatabase();
  await restore(restored, await backUp(original, "numbers.gz"));
  expect(await addGroup(poolOf(restored))).toBe(last + 1);
});

test("only its owner may read the file, and nothing else is left beside it", async () => {
  const path = await backUp(await createTestDatabase(), "private.gz");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("a database whose queue was never made is backed up all the same", async () => {
  const original = await createTestDatabase();
  const pool = poolOf(original);
  const group = await addGroup(pool);
  await pool.query("drop schema graphile_worker cascade");
  const restored = await createBareDatabase();
  await restore(restored, await backUp(original, "no-queue.gz"));
  const { rows } = await poolOf(restored).query("select id from groups");
  expect(rows).toEqual([{ id: group }]);
});

test("a file that is there already stays as it is", async () => {
  const original = await createTestDatabase();
  const path = await backUp(original, "twice.gz");
  const content = readFileSync(path);
  await expect(backUp(original, "twice.gz")).rejects.toThrow(`${path} is there already.`);
  expect(readFileSync(path)).toEqual(content);
});

test("a place where no file can be, and a file that is not there, are said in words", async () => {
  const original = await createTestDatabase();
  const nowhere = join("missing", "backup.gz");
  await expect(backUp(original, nowhere)).rejects.toThrow(
    /backup\.gz cannot be written: it cannot be made there/,
  );
  const bare = await createBareDatabase();
  await expect(restore(bare, join(folder, nowhere))).rejects.toThrow(
    /backup\.gz cannot be read: it is not there/,
  );
});

test("a database without tables has nothing to back up, and one with tables takes no backup", async () => {
  const original = await createTestDatabase();
  const path = await backUp(original, "places.gz");
  await expect(backUp(await createBareDatabase(), "nothing.gz")).rejects.toThrow(
    "there is nothing to back up",
  );
  await expect(restore(original, path)).rejects.toThrow("The database has tables already");
});

const INCOMPLETE = "The backup is not complete: its end is missing.";
const DAMAGED = "This file is no backup, or it is damaged.";
const edited = (edit: (text: string) => string) => (backup: Buffer) =>
  gzipSync(edit(gunzipSync(backup).toString()));

test.each<[string, (backup: Buffer) => Buffer, string]>([
  ["was cut off", (backup) => backup.subarray(0, -200), INCOMPLETE],
  ["lacks its last line", edited((text) => text.slice(0, text.lastIndexOf("\n{") + 1)), INCOMPLETE],
  [
    "lacks a row",
    edited((text) => text.replace(/^(COPY "groups".*\n).*\n/m, "$1")),
    "has changed since it was made",
  ],
  [
    "has another name in a row",
    edited((text) => text.replace("Salon", "Solan")),
    "has changed since it was made",
  ],
  ["is not compressed", () => Buffer.from("Dear diary"), DAMAGED],
  ["is empty", () => Buffer.alloc(0), INCOMPLETE],
  ["is something else", () => gzipSync('{"format":"diary"}\n'), "This file is no backup."],
  ["is of a newer format", edited((text) => text.replace("backup 1", "backup 2")), "of a newer version"],
  [
    "is of a newer schema",
    edited((text) => text.replace('"0001-foundation"', '"0001-foundation","9999-later"')),
    "The backup has 9999-later of a newer version",
  ],
])("a file that %s is refused in words, and the database stays without tables", async (_, damage, words) => {
  const original = await createTestDatabase();
  await addGroup(poolOf(original), { fields: { name: "Salon" } });
  const path = await backUp(original, "sound.gz");
  const damaged = join(folder, "damaged.gz");
  writeFileSync(damaged, damage(readFileSync(path)));
  await rm(path);
  const bare = await createBareDatabase();
  await expect(restore(bare, damaged)).rejects.toThrow(words);
  const { rows } = await poolOf(bare).query("select 1 from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
  // The same place still takes a sound one.
  await restore(bare, await backUp(original, "sound-again.gz"));
  await rm(join(folder, "sound-again.gz"));
});
