import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { DAILY_BACKUP_QUEUE } from "../../features/office/backup/daily-backup.ts";
import { readConfig } from "../../config.ts";
import { startDatabase } from "../../start-database.ts";
import { createBareDatabase, createTestDatabase } from "../../testing/database.ts";
import { untilDone } from "../../testing/jobs.ts";
import { startApp, TEST_NOW } from "../../testing/start-app.ts";
import { listMigrations, migrate, MIGRATIONS } from "../database/migrations.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { lastBackupDay, writeDailyBackup } from "./backup-folder.ts";
import { restoreBackup } from "./restore-backup.ts";

const DAY_MS = 86_400_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rendezvous-backups-"));
  return () => rmSync(folder, { recursive: true });
});

test("one backup of each day stays, for as many days as are wanted, and nothing else in the folder is touched", async () => {
  const { connection } = await createTestDatabase();
  const backups = { path: join(folder, "made"), keep: 2 };
  expect(await lastBackupDay(backups)).toBeNull();
  mkdirSync(backups.path);
  writeFileSync(join(backups.path, "rendezvous-2020-01-01.gz.old"), "");
  for (const now of [TEST_NOW, TEST_NOW + 60_000, TEST_NOW + DAY_MS, TEST_NOW + 2 * DAY_MS])
    await writeDailyBackup(backups, connection, now);
  expect(readdirSync(backups.path).sort()).toEqual([
    "rendezvous-2020-01-01.gz.old",
    "rendezvous-2026-12-02.gz",
    "rendezvous-2026-12-03.gz",
  ]);
  expect(await lastBackupDay(backups)).toBe("2026-12-03");
});

test("what a killed server left unfinished on an earlier day is removed, and nothing of today", async () => {
  const { connection } = await createTestDatabase();
  const [earlier, today] = ["rendezvous-2026-11-30.gz.unfinished", "rendezvous-2026-12-01.gz.unfinished"];
  const backups = { path: folder, keep: 2 };
  await writeDailyBackup(backups, connection, TEST_NOW);
  for (const name of [earlier, today]) writeFileSync(join(folder, name), "");
  await writeDailyBackup(backups, connection, TEST_NOW);
  expect(readdirSync(folder).sort()).toEqual(["rendezvous-2026-12-01.gz", today]);
});

test("the server writes the day's backup by itself, and says to monitoring when the last one was", async () => {
  const app = await startApp({ config: { backups: { path: folder, keep: 14 } } });
  expect((await app.get("/readyz")).body).toMatchObject({ status: "ok", last_backup: null });
  await enqueue(app.db, DAILY_BACKUP_QUEUE, {});
  await untilDone(app.db, { queue: DAILY_BACKUP_QUEUE.name });
  expect((await app.get("/readyz")).body).toMatchObject({ status: "ok", last_backup: "2026-12-01" });
});

/** Returns a database as the last version but one left it, and settings for it. */
async function beforeAnUpgrade(backups: string) {
  const older = join(folder, "migrations");
  cpSync(MIGRATIONS, older, { recursive: true });
  const last = listMigrations().at(-1)?.name ?? "";
  rmSync(join(older, `${last}.sql`));
  const { connection, url } = await createBareDatabase();
  await migrate(connection, older);
  const settings = readConfig({ DATABASE_URL: url, BACKUP_DIR: backups });
  if (!settings.ok) throw new Error(settings.errors.join());
  return { connection, older, last, config: settings.config };
}

test("before a migration the database is kept as it was", async () => {
  const backups = join(folder, "backups");
  const { config, last } = await beforeAnUpgrade(backups);
  await startDatabase(config, () => {});
  const [file = "", ...others] = readdirSync(backups);
  expect(others).toEqual([]);
  expect(file).toMatch(new RegExp(`^before-.*-${last}\\.gz$`));
  const restored = await createBareDatabase();
  await restoreBackup(restored.connection, join(backups, file), () => {});
  expect(await migrate(restored.connection)).toEqual([last]);
  // Nothing to migrate, nothing to keep.
  await startDatabase(config, () => {});
  expect(readdirSync(backups)).toHaveLength(1);
});

test("where no backup can be written, nothing is migrated, and the reason is said", async () => {
  writeFileSync(join(folder, "file"), "");
  const { connection, older, config } = await beforeAnUpgrade(join(folder, "file", "backups"));
  await expect(startDatabase(config, () => {})).rejects.toThrow(
    /No migration without a backup.*it is a file, and has to be a directory/,
  );
  expect(await migrate(connection, older)).toEqual([]);
});

test("the start says that no daily backup can be written, and why", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { url } = await createTestDatabase();
  const settings = readConfig({ DATABASE_URL: url, BACKUP_DIR: file });
  if (!settings.ok) throw new Error(settings.errors.join());
  const messages: string[] = [];
  await startDatabase(settings.config, (message) => messages.push(message));
  expect(messages).toEqual([
    `No daily backups: BACKUP_DIR ${file} cannot be made: it is a file, and has to be a directory.`,
  ]);
});
