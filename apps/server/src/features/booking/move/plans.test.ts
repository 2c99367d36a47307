import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { CALENDAR_LOCK, takeLocks } from "../../../lib/database/locks.ts";
import { readBookingView } from "../create/booking-data.ts";
import { listTakenAppointments } from "../appointments/days-data.ts";

const app = await startApp();
const client = new Client({ ...app.database.connection, pipeline: true });
await client.connect();
afterAll(() => client.end());
const connection = client as unknown as Transaction;

/** PostgreSQL plans a statement five times for its values before it considers a generic plan. */
const TRIES = 5;

test("what every booking reads is planned once a connection, not each time", async () => {
  const groupId = (await addGroup(app.db)) as AuthorizedGroupId;
  const calendar = await addCalendar(app.db, groupId);
  const now = new Date(app.clock.now());
  const anna = { email: "anna@example.org", firstname: "Anna", lastname: "Weber", firstphone: "" };
  const typed = { kind: "person", ...anna, fields: {}, mayClaim: false, proof: null } as const;
  const attendees = [
    { ...typed, accountId: null },
    { ...typed, accountId: 1 },
    { kind: "fiche", ...anna, id: 1, reach: { kind: "group" }, proof: "own" },
  ] as const;
  for (let n = 0; n < 3 * TRIES; n++) {
    await takeLocks(connection, [{ kind: CALENDAR_LOCK, key: calendar }]);
    for (const attendee of attendees) {
      const [from, until] = [n * 30, n * 30 + 30];
      const question = {
        groupId,
        attendee,
        since: now,
        calendarIds: [calendar],
        from,
        until,
        spaced: [],
        keyHash: "key",
        now,
      };
      await readBookingView(connection, question);
    }
  }
  const { rows } = await client.query<{ name: string; custom: number }>(
    "select name, custom_plans::integer as custom from pg_prepared_statements order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "fiche-by-id",
    "fiches-by-email",
    "fiches-of-account",
    "find-kept-answer",
    "list-seats",
    "take-locks",
  ]);
  expect(rows.filter(({ custom }) => custom > TRIES)).toEqual([]);
});

test("the days of a professional's calendars are found by indexes, however much the group has", async () => {
  const groupId = (await addGroup(app.db)) as AuthorizedGroupId;
  const calendars = [await addCalendar(app.db, groupId), await addCalendar(app.db, groupId)];
  const service = await addIntervention(app.db, groupId);
  await app.db.query(
    `with people as (
       insert into fiches (group_id) select $1 from generate_series(1, 2000) returning id
     ), made as (
       insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select $1, person.id, calendar, $3, to_timestamp(n * 1800), to_timestamp(n * 1800 + 1500)
       from (select id, row_number() over () as at from people) as person
       join generate_series(1, 10000) as n on n % 2000 = person.at - 1
       cross join unnest($2::integer[]) as calendar
       returning id, calendar_id, start_at, end_at)
     insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select $1, calendar_id, 0, extract(epoch from start_at) / 60, extract(epoch from end_at) / 60, id from made`,
    [groupId, calendars, service],
  );
  await app.db.query("analyze");
  const pro: Session = {
    kind: "pro",
    groupId,
    proId: 1,
    email: "pro@example.org",
    mustChangePassword: false,
    groups: [{ groupId, role: "pro", calendars: null }],
  };
  const request = { calendarIds: calendars, from: 199_980, until: 201_420 };
  for (let n = 0; n < 3 * TRIES; n++)
    expect(await listTakenAppointments(connection, groupId, pro, request)).toHaveLength(96);
  const { rows } = await client.query<{ "QUERY PLAN": string }>(
    `explain execute "list-taken-appointments" (${groupId}, null, '${JSON.stringify(calendars)}', 199980, 201420)`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  for (const table of ["seats", "appointments"]) expect(plan).not.toContain(`Seq Scan on ${table}`);
});
