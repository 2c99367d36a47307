import { expect, test } from "vitest";
import { transaction } from "./lib/database/database.ts";
import { postAppointment } from "./testing/bookings.ts";
import { createTestDatabase } from "./testing/database.ts";
import { startDatabaseProxy } from "./testing/database-proxy.ts";
import { addSalon } from "./testing/salon.ts";
import { startApp } from "./testing/start-app.ts";

const database = await createTestDatabase();
const proxy = await startDatabaseProxy(database.connection);
const app = await startApp({ database, address: proxy.address });
/** Another server, whose connection stays. */
const other = await startApp({ database });
const salon = await addSalon(other.db, { openData: true });
const slots = `v3/groups/${salon.group}/availabletimeslots?start=2026-12-02&nDays=2&intervention_ids[]=${salon.cut}`;
const nextTimes = `v3/groups/${salon.group}/next_times`;
const request = { calendar_id: salon.anna, intervention_ids: [salon.cut] };
const book = (date: string, key?: string) =>
  postAppointment(
    app,
    "v3",
    salon.group,
    { ...request, date, fiche: { firstname: "Ada", lastname: "Roux", email: "ada@example.org" } },
    { headers: key === undefined ? {} : { "idempotency-key": key } },
  );

test("while the database is away, free times are the last ones, marked as such; afterwards they are the present ones", async () => {
  const before = await app.call(slots);
  expect([before.status, before.headers.get("warning"), before.headers.get("age")]).toEqual([
    200,
    null,
    null,
  ]);
  const next = await app.call(nextTimes);
  proxy.refuse();
  // The caches of the group and of the key are no longer fresh.
  await new Promise((resolve) => setTimeout(resolve, 5100));
  const stale = await app.call(slots);
  expect([stale.status, stale.text]).toEqual([200, before.text]);
  expect(stale.headers.get("warning")).toBe('110 rendezvous "Response is Stale"');
  expect(Number(stale.headers.get("age"))).toBeGreaterThanOrEqual(5);
  const staleNext = await app.call(nextTimes);
  expect([staleNext.text, staleNext.headers.get("warning")]).toEqual([
    next.text,
    '110 rendezvous "Response is Stale"',
  ]);
  const unasked = await app.call(slots.replace("nDays=2", "nDays=3"));
  expect(unasked.status).toBe(503);
  await postAppointment(other, "v3", salon.group, { ...request, date: "2026-12-02 10:00:00" });
  proxy.lead();
  await expect.poll(async () => (await app.call(slots)).headers.get("warning")).toBe(null);
  expect((await app.call(slots)).text).not.toBe(before.text);
});

test("a call that changes nothing, or nothing twice, waits for the database to move; another one is refused", async () => {
  proxy.refuse();
  const [read, booking, bookingWithoutKey] = [
    app.call(`v3/groups/${salon.group}/calendars`),
    book("2026-12-02 11:00:00", "once"),
    book("2026-12-02 12:00:00"),
  ];
  const refused = await bookingWithoutKey;
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  proxy.lead();
  expect((await read).status).toBe(200);
  const booked = await booking;
  expect(booked.status, booked.text).toBe(201);
  expect((await book("2026-12-02 11:00:00", "once")).text).toBe(booked.text);
});

test("a connection to a server that only reads is dropped", async () => {
  let pid: number | undefined;
  const writing = transaction(other.db, async (connection) => {
    const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
    ({ pid } = rows[0]!);
    await connection.query("set transaction read only");
    await connection.query("insert into settings (key, value) values ('fail_over', '1')");
  });
  await expect(writing).rejects.toMatchObject({ code: "25006" });
  const count = async () => {
    const { rows } = await other.db.query("select 1 from pg_stat_activity where pid = $1", [pid]);
    return rows.length;
  };
  await expect.poll(count).toBe(0);
});

test("a machine whose clock is not the database's says so", async () => {
  const { clock } = other;
  const bodyAt = async (ahead: number) => {
    clock.set(Date.now() + ahead * 1000);
    // The database is asked once a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    return (await other.get("/readyz")).body;
  };
  expect(await bodyAt(1)).toEqual({ status: "ok", jobs: "running" });
  expect((await bodyAt(62)).clock_ahead).toBeCloseTo(61, -1);
  expect((await bodyAt(-58)).clock_ahead).toBeCloseTo(-59, -1);
  expect(other.logLines.filter((line) => line.includes("ahead of the database's"))).toHaveLength(1);
});
