import { Client } from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { postAppointment, postHold } from "../../../testing/bookings.ts";
import { addSalon } from "../../../testing/salon.ts";
import { startApp } from "../../../testing/start-app.ts";
import { describeFindings, runChecks, verifyData } from "./verify.ts";

const app = await startApp();
const salon = await addSalon(app.db, { openData: true });
const group = salon.group;
const cut = { intervention_ids: [salon.cut] };
const booked = [
  { ...cut, calendar_id: salon.anna, date: "2026-12-02 09:00:00" },
  { pack_id: salon.pack, date: "2026-12-02 10:00:00" },
];
for (const one of booked) expect(await postAppointment(app, "v3", group, one)).toMatchObject({ status: 201 });
expect((await postHold(app, group, { ...cut, date: "2026-12-02 14:00:00" })).status).toBe(200);
const superuser = new Client({ ...inject("postgres").superuser, database: app.database.connection.database });
await superuser.connect();
// Disables foreign keys, so that the test can also break what they protect.
await superuser.query("set session_replication_role = replica");
afterAll(() => superuser.end());

test("what was booked, packed and held fits together", async () => {
  const { rowCount } = await app.db.query("select 1 from seats");
  expect(rowCount).toBe(4);
  expect(describeFindings(await verifyData(app.db))).toEqual([]);
});

/** One example of each violation, and the expected message. */
const BROKEN: readonly [breaking: string, told: RegExp][] = [
  [
    `alter table seats drop constraint seats_exclusive;
     insert into seats select group_id, calendar_id, seat, taken_from + 1, taken_until, appointment_id from seats where appointment_id is not null`,
    /no seat is taken twice: group \d+, calendar \d+, seat 0, minute \d+/,
  ],
  [
    // Ten years ahead, because the check counts times to come only.
    `insert into seats select group_id, calendar_id, place, taken_from + 5256000, taken_until + 5256000, appointment_id
     from seats cross join generate_series(0, 1) as place where appointment_id is not null`,
    /nowhere more are booked than there are seats, from now on: group \d+, calendar \d+: 2 for 1 at minute \d+/,
  ],
  [
    "delete from seats where appointment_id is not null",
    /every appointment has its seats, .*appointment \d+ has no seat on calendar \d+/,
  ],
  ["update seats set taken_until = taken_until - 1", /every appointment has its seats/],
  ["update appointments set deleted = true", /every seat has an appointment that stands.*appointment \d+/],
  [
    "update seats set held_until = now() + interval '1 minute' where hold_id is not null; update holds set ended_at = now()",
    /every seat has an appointment that stands, or a hold.*hold \d+/,
  ],
  ["update appointments set deleted = true where parent_id is not null", /stands or is cancelled as one/],
  [
    "update appointments set fiche_id = 4711",
    /appointments.fiche_id is one of fiches: group \d+, fiche_id 4711/,
  ],
  [
    "alter table appointments disable trigger user; update appointments set changed_in = '1000000000000'",
    /no change is of a transaction to come, .*: group \d+, appointment \d+/,
  ],
  [
    "insert into busy_times (group_id, calendar_id, source_id, ranges) select group_id, id, 1, '{10,20,15,30}' from calendars limit 1",
    /busy times are in order, and follow one another: group \d+, calendar \d+, source 1/,
  ],
  ["delete from bookings", /appointments.booking_id is one of bookings/],
  [
    "update interventions set calendars = array[4711]",
    /interventions.calendars are some of calendars: .* calendars 4711/,
  ],
  [
    `update packs set config = '[{"intervention_id": 4711}]'`,
    /packs are made of services there are: .*intervention_id 4711/,
  ],
  ["update holds set token_hash = 'in clear words'", /holds.token_hash is a hash/],
  [
    "insert into outbox (queue, data, enqueued_at) values ('mail', '{\"group_id\": 7}', now() - interval '1 hour')",
    /no job has waited for a quarter of an hour: group 7, job \d+ of mail, enqueued at /,
  ],
  [
    `select graphile_worker.add_job('mail', '{"group_id": 7}', run_at => now() - interval '1 hour');
     update graphile_worker._private_jobs set created_at = now() - interval '2 hours'`,
    /no job has waited for a quarter of an hour: group 7, job \d+ of mail, due at /,
  ],
  [
    `select graphile_worker.add_job('mail', '{"group_id": 7}', run_at => now() + interval '1 hour');
     update graphile_worker._private_jobs set attempts = max_attempts`,
    /every job that waits will be done: group 7, job \d+ of mail, 25 attempts of 25/,
  ],
  [
    `select graphile_worker.add_job('mail', '{"group_id": 7}', run_at => now() + interval '1 hour');
     update graphile_worker._private_jobs set locked_by = 'nobody', locked_at = now()`,
    /every job that waits will be done: group 7, job \d+ of mail, in hand of a worker that is gone/,
  ],
  [
    "insert into pros (email, password_hash) values ('a@example.org', 'secret')",
    /not so: passwords are kept as hashes: professional \d+/,
  ],
];

test.each(BROKEN)("%s", async (breaking, notified) => {
  await superuser.query("begin");
  try {
    await superuser.query(breaking);
    expect(describeFindings(await runChecks(superuser)).join("\n")).toMatch(notified);
  } finally {
    await superuser.query("rollback");
  }
});

test("of many findings of a kind the first ones are told, and how many more there are", async () => {
  await superuser.query("begin");
  await superuser.query(
    `insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select $1, 4711, at, 0, 1, 1 from generate_series(1, 50) as at`,
    [group],
  );
  const lines = describeFindings(await runChecks(superuser)).filter((line) =>
    line.includes("seats.calendar_id"),
  );
  await superuser.query("rollback");
  expect(lines).toHaveLength(21);
  expect(lines[20]).toBe(
    "not so: seats.calendar_id is a calendar, a resource, or the negative id of a service: 30 more",
  );
});
