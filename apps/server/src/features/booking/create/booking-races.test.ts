import { afterAll, describe, expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const ROUNDS = 50;
const CLIENTS = 10;

const first = await startApp();
const apps = [first, await startApp({ database: first.database })];
afterAll(() => expectWhole(first.db));

/** Returns a different 30-minute slot for each round, on open days. */
function slotOf(round: number): string {
  const day = new Date(Date.parse("2026-12-02T00:00:00Z") + Math.floor(round / 8) * 86_400_000);
  return `${day.toISOString().slice(0, 10)} ${String(9 + (round % 8)).padStart(2, "0")}:00:00`;
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await apps[0]!.db.query<{ deadlocks: number }>(
    "select deadlocks::integer from pg_stat_database where datname = current_database()",
  );
  return rows[0]!.deadlocks;
}

const ALWAYS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "00:00", to: "24:00" }];

interface Contest {
  groupId: number;
  appointment: Record<string, unknown>;
  /** The number of bookings that fit one slot. */
  capacity: number;
}

const CONTESTS: [string, () => Promise<Contest>][] = [
  [
    "one seat",
    async () => {
      const groupId = await addGroup(apps[0]!.db);
      const calendar_id = await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS });
      const service = await addIntervention(apps[0]!.db, groupId);
      return { groupId, appointment: { calendar_id, intervention_ids: [service] }, capacity: 1 };
    },
  ],
  [
    "three seats",
    async () => {
      const groupId = await addGroup(apps[0]!.db);
      const calendar_id = await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS, capacity: 3 });
      const service = await addIntervention(apps[0]!.db, groupId);
      return { groupId, appointment: { calendar_id, intervention_ids: [service] }, capacity: 3 };
    },
  ],
  [
    "the places of a class",
    async () => {
      const groupId = await addGroup(apps[0]!.db);
      const teacher_id = await addCalendar(apps[0]!.db, groupId);
      const intervention_id = await addIntervention(apps[0]!.db, groupId);
      const dates = { openinghours: ALWAYS, capacity: 4 };
      await addCalendar(apps[0]!.db, groupId, { class: true, intervention_id, teacher_id, ...dates });
      return { groupId, appointment: { intervention_ids: [intervention_id] }, capacity: 4 };
    },
  ],
  [
    "a chain over two calendars",
    async () => {
      const groupId = await addGroup(apps[0]!.db);
      const one = await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS });
      const other = await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS });
      const service = await addIntervention(apps[0]!.db, groupId);
      const link = (calendar_id: number) => ({ intervention_id: service, calendar_id });
      return {
        groupId,
        appointment: { appointments: { 0: link(one), 1: link(other) } },
        capacity: 1,
      };
    },
  ],
  [
    "a resource shared by two calendars without a preference",
    async () => {
      const groupId = await addGroup(apps[0]!.db);
      await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS });
      await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS, capacity: 4 });
      await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS, capacity: 2, resource: true });
      const service = await addIntervention(apps[0]!.db, groupId, { need_resource: true });
      return { groupId, appointment: { intervention_ids: [service] }, capacity: 2 };
    },
  ],
];

describe.each([1, 2])("ten clients at once, servers on one database: %i", (servers) => {
  test.each(CONTESTS)(`book %s: exactly as many as fit, ${ROUNDS} rounds`, async (_title, setUp) => {
    const { groupId, appointment, capacity } = await setUp();
    const before = await countDeadlocks();
    for (let round = 0; round < ROUNDS; round++) {
      const date = slotOf(round);
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, (_, client) =>
          postAppointment(apps[client % servers]!, "v3", groupId, { ...appointment, date }),
        ),
      );
      const booked = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status }) => status !== 201);
      expect({ round, booked: booked.length }).toEqual({ round, booked: capacity });
      expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(["availabletimeslots"]));
    }
    expect(await countDeadlocks()).toBe(before);
  });
});

test("bookings and cancellations of the same slots at once never deadlock, and every seat has its appointment", async () => {
  const [app] = apps;
  const groupId = await addGroup(app!.db);
  const one = await addCalendar(app!.db, groupId, { openinghours: ALWAYS, capacity: 2 });
  const other = await addCalendar(app!.db, groupId, { openinghours: ALWAYS, capacity: 2 });
  const short = await addIntervention(app!.db, groupId, { length: 30 });
  const long = await addIntervention(app!.db, groupId, { length: 90, buffer_after: 15 });
  const before = await countDeadlocks();
  const statuses = new Map<number, number>();
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = 0; turn < 15; turn++) {
      const server = apps[(client + turn) % 2]!;
      const [first, second] = (client + turn) % 2 ? [one, other] : [other, one];
      const answer = await postAppointment(server, "v3", groupId, {
        date: slotOf((client * 7 + turn) % 6),
        appointments: [
          { intervention_id: turn % 3 ? short : long, calendar_id: first },
          { intervention_id: short, calendar_id: second },
        ],
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status !== 201) continue;
      const ids = answer.body.records.map(({ id }: { id: number }) => id);
      const cancelled = await postCancellation(server, "v3", groupId, ids, answer.body.fiche_token);
      expect(cancelled.status).toBe(200);
    }
  });
  await Promise.all(clients);
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await countDeadlocks()).toBe(before);
  const { rows } = await app!.db.query("select 1 from seats where group_id = $1", [groupId]);
  expect(rows).toHaveLength(0);
});
