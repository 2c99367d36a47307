import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { listSeatOwners } from "./features/booking/slot/occupant-data.ts";
import { loadTakenTimes } from "./features/booking/slot/data.ts";
import { countLiveHolds, sweepHolds } from "./features/booking/seats/hold-data.ts";
import { sweepStoredReplies } from "./features/ground/idempotency/data.ts";
import { sweepTokens } from "./features/ground/session/token-data.ts";
import { deletePastReminders, enqueueDueReminders } from "./features/mail/data.ts";
import { countMonth, findAppointmentMonths } from "./features/office/statistics/count-data.ts";
import { planStatistics } from "./features/office/statistics/plan-data.ts";
import { sweepSignUps } from "./features/office/new-group/data.ts";
import { deleteOldReads, listCandidates, planRetention } from "./features/people/retention/plan-data.ts";
import { listGroupSummaries } from "./features/site/operator/groups-data.ts";
import { readInstallation } from "./features/site/operator/installation-data.ts";
import type { AuthorizedGroupId } from "./http/context.ts";
import type { Database } from "./lib/database/database.ts";
import { createTestDatabase } from "./testing/database.ts";
import { addCalendar, addFiche, addGroup } from "./testing/test-groups.ts";

const client = new Client((await createTestDatabase()).connection);
await client.connect();
afterAll(() => client.end());
const database = client as unknown as Database;

const LARGE = [
  "appointments",
  "bookings",
  "fiche_changes",
  "fiche_reads",
  "fiches",
  "open_minutes",
  "reminders",
  "seats",
  "statistics",
];
const NOW = new Date("2026-12-01T09:00:00Z");

/** Adds a thousand groups with twenty appointments each. */
async function addGroups(): Promise<void> {
  await client.query(
    `with owner as (
       insert into groups (urlname, name) select 'other-' || n, 'Other ' || n from generate_series(1, 1000) n returning id
     ), place as (
       insert into calendars (group_id, externid, name) select id, 'c', 'Calendar' from owner returning group_id, id
     ), service as (
       insert into interventions (group_id, externid, name, length) select id, 's', 'Service', 30 from owner returning group_id, id
     ), people as (
       insert into fiches (group_id, lastname) select id, 'Person ' || n from owner, generate_series(1, 20) n returning group_id, id
     ), booked as (
       insert into bookings (group_id, fiche_id, locale) select group_id, id, 'fr' from people returning group_id, id, fiche_id
     ), made as (
       insert into appointments (group_id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select group_id, b.id, b.fiche_id, p.id, s.id, to_timestamp(b.id * 1800), to_timestamp(b.id * 1800 + 1500)
       from booked b join place p using (group_id) join service s using (group_id) returning group_id, id, calendar_id, start_at, end_at
     ), seated as (
       insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
       select group_id, calendar_id, 0, extract(epoch from start_at) / 60, extract(epoch from end_at) / 60, id from made
     ), viewed as (
       insert into fiche_reads (group_id, fiche_id, day, pro_id, what, times, first_at, last_at)
       select group_id, id, '2026-11-01', 1, 'fiche', 1, now(), now() from people
     ), changed as (
       insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, fields)
       select group_id, id, now(), 'client', '{email}' from people
     ), counted as (
       insert into statistics (group_id, calendar_id, grain, start, dimension, value, booked, cancelled, no_show, first, minutes)
       select id, 0, 'day', '2026-01-01'::date + n, 'total', '', 1, 0, 0, 0, 0 from owner, generate_series(1, 20) n
     ), open as (
       insert into open_minutes (group_id, calendar_id, day, minutes)
       select group_id, id, '2026-01-01'::date + n, 60 from place, generate_series(1, 20) n
     )
     insert into reminders (group_id, booking_id, due_at, appointment_ids)
     select group_id, id, case when id % 2 = 0 then now() + interval '1 day' end, array[id] from booked`,
  );
}

await addGroups();
const groupId = (await addGroup(database)) as AuthorizedGroupId;
const calendar = await addCalendar(database, groupId);
await addFiche(database, groupId);
await client.query("analyze");

const before = { after: 0, cutoff: NOW, limit: 200 };
const seats = {
  calendarIds: [calendar],
  spaced: [{ id: 1, min_between_starts: 20 }],
  from: 0,
  until: 1440,
  now: NOW,
};

test.each<[string, () => Promise<unknown>]>([
  ["the sweep of holds", () => sweepHolds(database)],
  ["the sweep of tokens", () => sweepTokens(database)],
  ["the sweep of stored replies", () => sweepStoredReplies(database)],
  ["the sweep of sign-ups", () => sweepSignUps(database)],
  ["the count of holds", () => countLiveHolds(database, NOW)],
  ["reminders that become due", () => enqueueDueReminders(database, 500)],
  ["past reminders", () => deletePastReminders(database, groupId, NOW)],
  ["the plan of retention", () => planRetention(database, NOW.getTime())],
  ["old reads", () => deleteOldReads(database, groupId, NOW, 5000)],
  ["people to be made anonymous", () => listCandidates(database, groupId, "fiche", before)],
  ["accounts to be deleted", () => listCandidates(database, groupId, "account", before)],
  ["the plan of statistics", () => planStatistics(database, NOW.getTime())],
  ["the months of statistics", () => findAppointmentMonths(database, groupId, "Europe/Paris", NOW)],
  ["a month of statistics", () => countMonth(database, groupId, "2026-11-01", "Europe/Paris")],
  ["the installation's page", () => readInstallation(database)],
  ["its list of groups", () => listGroupSummaries(database, { search: "group", after: "", limit: 25 }, NOW)],
  ["who sits where", () => listSeatOwners(database, groupId, seats)],
  ["taken times", () => loadTakenTimes(database, groupId, { ...seats, ownHold: null })],
])("%s reads no large table from end to end", async (_, work) => {
  // Otherwise the statistics of the test before would still count.
  await client.query("select pg_stat_force_next_flush()");
  await client.query("begin");
  try {
    await work();
    const { rows } = await client.query<{ relname: string }>(
      "select relname from pg_stat_xact_user_tables where seq_scan > 0 and relname = any($1) order by 1",
      [LARGE],
    );
    expect(rows.map(({ relname }) => relname)).toEqual([]);
  } finally {
    await client.query("rollback");
  }
});

test("the planner knows how many seats a calendar has, and takes the index of their ends", async () => {
  const { rows: seated } = await client.query<{ group_id: number; calendar_id: number }>(
    "select group_id, calendar_id from seats limit 1",
  );
  const { group_id, calendar_id } = seated[0]!;
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    `explain (format json) select from seats where group_id = ${group_id} and calendar_id = ${calendar_id}`,
  );
  expect(rows[0]!["QUERY PLAN"][0].Plan["Plan Rows"]).toBe(20);
  const { rows: lines } = await client.query<{ "QUERY PLAN": string }>(
    `explain select from seats where group_id = ${group_id} and calendar_id = any('{${calendar_id}}') and taken_until > 100 and taken_from < 200`,
  );
  const plan = lines.map((line) => line["QUERY PLAN"]).join();
  expect(plan).toMatch(/Index Cond: .*taken_until > 100/);
});
