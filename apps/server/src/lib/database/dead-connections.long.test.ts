import { expect, test } from "vitest";
import { postAppointment } from "../../testing/bookings.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { startDatabaseProxy } from "../../testing/database-proxy.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { addSalon } from "../../testing/salon.ts";
import { startApp } from "../../testing/start-app.ts";

/** A statement may take 35 seconds, and the wait for a connection 5. */
const BOUND_MS = 45_000;

const database = await createTestDatabase();
const proxy = await startDatabaseProxy(database.connection);
const mails = await startMailServer();
const app = await startApp({ database, address: proxy.address, config: { smtpUrl: mails.url } });
const salon = await addSalon(app.db, { openData: true });
let booked = 0;
const book = () => {
  booked += 1;
  const date = `2026-12-${String(2 + (booked % 3)).padStart(2, "0")} ${10 + Math.floor(booked / 3)}:00:00`;
  return postAppointment(app, "v3", salon.group, {
    calendar_id: salon.anna,
    intervention_ids: [salon.cut],
    date,
  });
};

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it hangs")), BOUND_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

test("connections that are silently dead hold up nothing for long, neither calls nor mails nor notices nor the end", async () => {
  const first = await Promise.all(Array.from({ length: 10 }, book));
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 201));
  await mails.waitFor(10);
  // All connections of the pool are open, and the group that was read is no longer fresh.
  await Promise.all(Array.from({ length: 10 }, () => app.db.query("select pg_sleep(1)")));
  proxy.swallow();
  const answers = await inTime(Promise.all(Array.from({ length: 6 }, book)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect((await inTime(app.get("/readyz"))).status).toBe(503);
  await expect.poll(() => app.context.jobs.isRunning(), { timeout: BOUND_MS }).toBe(false);

  proxy.lead();
  await expect
    .poll(async () => (await app.get("/readyz")).body, { timeout: BOUND_MS })
    .toMatchObject({ status: "ok", jobs: "running" });
  expect((await inTime(book())).status).toBe(201);
  await mails.waitFor(11, BOUND_MS);

  // This server receives the notice of another server's change.
  const other = await startApp({ database });
  const announcement = new Promise<void>((resolve) =>
    app.context.changes.listen("pros", (groupId) => groupId === salon.group && resolve()),
  );
  const announcing = setInterval(() => other.context.changes.announce("pros", salon.group), 200);
  await inTime(announcement).finally(() => clearInterval(announcing));

  proxy.swallow();
  await inTime(app.stop());
}, 200_000);
