import { expect, test } from "vitest";
import { postAppointment } from "../../testing/bookings.ts";
import { startApp } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../testing/test-groups.ts";
import { transaction } from "./database.ts";
import { isDatabaseAway } from "./database-away.ts";

const app = await startApp();
const groupId = await addGroup(app.db);
const calendar_id = await addCalendar(app.db, groupId, { capacity: 99 });
const intervention_ids = [await addIntervention(app.db, groupId)];
const request = { date: "2026-12-02 10:00:00", calendar_id, intervention_ids };

test.each([
  ["53100", "the disk is full"],
  ["53200", "the memory is used up"],
  ["25006", "the other server has taken over"],
  ["58030", "the disk does not answer"],
])("%s, %s: the call may be tried again", async (code, reason) => {
  await app.db.query(`create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception '${reason}' using errcode = '${code}'; end $$`);
  await app.db.query("create or replace trigger fails before insert on bookings execute function fail()");
  const answer = await postAppointment(app, "v3", groupId, request);
  expect(answer.status, answer.text).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  await app.db.query("drop trigger fails on bookings");
  expect((await postAppointment(app, "v3", groupId, request)).status).toBe(201);
});

test("a connection that breaks between two statements of a transaction is the database's fault, not the call's", async () => {
  const broken = transaction(app.db, async (connection) => {
    const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
    const end = new Promise((resolve) => connection.once("end", resolve));
    await app.db.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
    await end;
    await connection.query("select 1");
  });
  const error = await broken.catch((cause: Error) => cause);
  expect((error as Error).message).toBe("Client has encountered a connection error and is not queryable");
  expect(isDatabaseAway(error as Error)).toBe(true);
});

test("a database that reads and does not write is not ready", async () => {
  const alone = await startApp();
  const { database } = alone.database.connection;
  expect((await alone.get("/readyz")).status).toBe(200);
  await app.db.query(`alter database ${database} set default_transaction_read_only = on`);
  // Only new connections are read-only, and one may have been opened just before.
  const isTold = async () => {
    await app.db.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      database,
    ]);
    await alone.get("/readyz");
    return alone.logLines.some((line) => line.includes("read-only transaction"));
  };
  await expect.poll(isTold, { timeout: 20_000, interval: 1100 }).toBe(true);
  // The jobs may have written the line, while the answer of the first call is still fresh.
  const status = async () => (await alone.get("/readyz")).status;
  await expect.poll(status, { timeout: 5000, interval: 300 }).toBe(503);
});
