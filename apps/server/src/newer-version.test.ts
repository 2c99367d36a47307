import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { MIGRATIONS, migrate } from "./lib/database/migrations.ts";
import { postAppointment } from "./testing/bookings.ts";
import { expectRefusal } from "./testing/expect-refusal.ts";
import { addSalon } from "./testing/salon.ts";
import { startApp } from "./testing/start-app.ts";

/** The migrations of a newer version: one more than ours, after which this version cannot book. */
const newer = mkdtempSync(join(tmpdir(), "rendezvous-newer-"));
cpSync(MIGRATIONS, newer, { recursive: true });
const CHANGE = "alter table bookings rename column locale to locale_of_later";
writeFileSync(join(newer, "9999-later.sql"), CHANGE);
afterAll(() => rmSync(newer, { recursive: true }));

async function startSalon() {
  const app = await startApp();
  const salon = await addSalon(app.db, { openData: true });
  let hour = 9;
  const book = () =>
    postAppointment(app, "v3", salon.group, {
      calendar_id: salon.anna,
      intervention_ids: [salon.cut],
      date: `2026-12-02 ${(hour += 1)}:00:00`,
    });
  expect((await book()).status).toBe(201);
  return { app, book };
}

test("a server hears that a newer version has migrated its database, and says so to everybody", async () => {
  const { app, book } = await startSalon();
  await migrate(app.database.connection, newer);
  await expect.poll(async () => (await app.get("/readyz")).status, { timeout: 5000 }).toBe(503);
  const refused = await book();
  expectRefusal(refused, "v3", "newer_version");
  expect(refused.headers.get("retry-after")).toBe("5");
  const page = await app.get("/", { accept: "text/html", "accept-language": "en" });
  expect(page.status).toBe(503);
  expect(page.text).toContain("A newer version of the service has taken over.");
  expect((await app.get("/healthz")).status).toBe(200);
  await expect.poll(() => app.context.jobs.isRunning(), { timeout: 10_000 }).toBe(false);
  expect(app.logLines.filter((line) => line.includes("a newer version has taken over"))).toHaveLength(1);
});

test("one that has not heard of it yet finds out by what fails", async () => {
  const { app, book } = await startSalon();
  await app.db.query(CHANGE);
  await app.db.query("insert into kysely_migration (name, timestamp) values ('9999-later', '2030')");
  expectRefusal(await book(), "v3", "newer_version");
  expect(app.logLines.some((line) => line.includes('"err"'))).toBe(false);
});

test("a job queue of a newer version is refused in words at the start; one that runs leaves the jobs to it and books on", async () => {
  const { app, book } = await startSalon();
  await expect.poll(() => app.context.jobs.isRunning(), { timeout: 10_000 }).toBe(true);
  // graphile-worker writes and announces this.
  await app.db.query("insert into graphile_worker.migrations (id, breaking) values (999999, true)");
  const notice = JSON.stringify({ migrationNumber: 999_999, breaking: true });
  const announce = () => app.db.query("select pg_notify('worker:migrate', $1)", [notice]);
  // A runner that has just begun may not listen yet.
  const runs = () => announce().then(() => app.context.jobs.isRunning());
  await expect.poll(runs, { timeout: 10_000 }).toBe(false);
  expect((await book()).status).toBe(201);
  await expect(migrate(app.database.connection)).rejects.toThrow("job queue of a newer version");
  expect((await app.get("/readyz")).body).toMatchObject({ status: "ok", jobs: "standing" });
});
