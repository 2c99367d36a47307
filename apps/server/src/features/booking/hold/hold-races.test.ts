import { afterAll, describe, expect, test } from "vitest";
import { postAppointment, postCancellation, postHold } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const ROUNDS = 50;
const CLIENTS = 10;
const ALWAYS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "00:00", to: "24:00" }];
/** Ten clients of one address choose at the same time, round after round. */
const GENEROUS = { hold_limit_per_address: 10_000, hold_limit_per_calendar: 10_000 };

const first = await startApp({ config: { trustProxy: 1 } });
const apps = [first, await startApp({ database: first.database, config: { trustProxy: 1 } })];
afterAll(() => expectWhole(first.db));

const serverOf = (client: number): TestApp => apps[client % apps.length]!;

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

interface Contest {
  readonly groupId: number;
  readonly request: Record<string, unknown>;
  readonly capacity: number;
}

const CONTESTS: [string, () => Promise<Contest>][] = [
  [
    "one seat",
    async () => {
      const groupId = await addGroup(apps[0]!.db, { rules: GENEROUS });
      const calendar_id = await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS });
      const service = await addIntervention(apps[0]!.db, groupId);
      return { groupId, request: { calendar_id, intervention_ids: [service] }, capacity: 1 };
    },
  ],
  [
    "three calendars without a preference, two rooms between them",
    async () => {
      const groupId = await addGroup(apps[0]!.db, { rules: GENEROUS });
      for (const capacity of [1, 1, 2])
        await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS, capacity });
      for (const capacity of [1, 2])
        await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS, capacity, resource: true });
      const service = await addIntervention(apps[0]!.db, groupId, { need_resource: true });
      return { groupId, request: { intervention_ids: [service] }, capacity: 3 };
    },
  ],
  [
    "a chain over two calendars",
    async () => {
      const groupId = await addGroup(apps[0]!.db, { rules: GENEROUS });
      const one = await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS });
      const other = await addCalendar(apps[0]!.db, groupId, { openinghours: ALWAYS });
      const service = await addIntervention(apps[0]!.db, groupId);
      const link = (calendar_id: number) => ({ intervention_id: service, calendar_id });
      return { groupId, request: { appointments: { 0: link(one), 1: link(other) } }, capacity: 1 };
    },
  ],
];

describe("ten clients at once, on two servers", () => {
  test.each(CONTESTS)(
    `hold, then book %s: exactly who held books, ${ROUNDS} rounds`,
    async (_title, setUp) => {
      const { groupId, request, capacity } = await setUp();
      const before = await countDeadlocks();
      for (let round = 0; round < ROUNDS; round++) {
        const appointment = { ...request, date: slotOf(round) };
        const booked: boolean[] = [];
        const held: boolean[] = [];
        await Promise.all(
          Array.from({ length: CLIENTS }, async (_, client) => {
            const server = serverOf(client + round);
            const hold = await postHold(server, groupId, appointment);
            held[client] = hold.status === 200;
            // Clients without a hold try to book as well.
            const answer = await postAppointment(server, "v3", groupId, {
              ...appointment,
              hold: hold.body.hold,
            });
            booked[client] = answer.status === 201;
          }),
        );
        expect({ round, booked }).toEqual({ round, booked: held });
        expect(held.filter(Boolean)).toHaveLength(capacity);
      }
      expect(await countDeadlocks()).toBe(before);
    },
  );
});

test("holding, renewing, releasing and booking at once never deadlock, and every seat has its owner", async () => {
  const { db } = apps[0]!;
  const groupId = await addGroup(db, { rules: GENEROUS });
  const calendars: number[] = [];
  for (const capacity of [2, 2, 1])
    calendars.push(await addCalendar(db, groupId, { openinghours: ALWAYS, capacity }));
  const short = await addIntervention(db, groupId, { length: 30 });
  const long = await addIntervention(db, groupId, { length: 90, buffer_after: 15 });
  const before = await countDeadlocks();
  const unforeseen = new Set<number>();
  const note = ({ status }: { status: number }): boolean => {
    if (![200, 201, 409].includes(status)) unforeseen.add(status);
    return status < 300;
  };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const token = `client-${client}-`.padEnd(40, "x");
    const app = serverOf(client);
    const change = (path: string, method: string) =>
      app.call(`v3/groups/${groupId}/holds${path}?hold=${token}`, { method });
    for (let turn = 0; turn < 25; turn++) {
      const choice = client * 7 + turn * 3;
      const links = [
        { intervention_id: turn % 3 ? short : long, calendar_id: calendars[choice % 3] },
        { intervention_id: short, calendar_id: calendars[(choice + 1 + (turn % 2)) % 3] },
      ];
      const request = { date: slotOf(choice % 5), appointments: turn % 4 ? links : links.slice(0, 1) };
      note(await postHold(app, groupId, { ...request, token }));
      if (choice % 5 === 0) note(await change("/release", "POST"));
      else if (choice % 2 === 0) note(await change("", "PUT"));
      const answer = await postAppointment(app, "v3", groupId, { ...request, hold: token });
      if (!note(answer)) continue;
      const ids = answer.body.records.map(({ id }: { id: number }) => id);
      note(await postCancellation(app, "v3", groupId, ids, answer.body.fiche_token));
    }
    note(await change("/release", "POST"));
  });
  await Promise.all(clients);
  expect([...unforeseen]).toEqual([]);
  expect(await countDeadlocks()).toBe(before);
  expect((await db.query("select 1 from seats where group_id = $1", [groupId])).rows).toHaveLength(0);
});

describe("on five calendars at once, through two processes,", () => {
  const CALENDARS = 5;

  async function holdOnEach(tokenOf: (index: number) => string, rules: Record<string, number>) {
    const groupId = await addGroup(first.db, { rules });
    const service = await addIntervention(first.db, groupId);
    const calendars: number[] = [];
    for (let index = 0; index < CALENDARS; index++)
      calendars.push(await addCalendar(first.db, groupId, { openinghours: ALWAYS }));
    const answers = await Promise.all(
      calendars.map((calendar_id, index) =>
        postHold(serverOf(index), groupId, {
          date: slotOf(0),
          calendar_id,
          intervention_ids: [service],
          token: tokenOf(index),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(calendars.map(() => 200));
    const { rows } = await first.db.query("select 1 from seats where group_id = $1", [groupId]);
    return rows.length;
  }

  test("one visitor holds one time", async () => {
    for (let round = 0; round < 5; round++)
      expect(await holdOnEach(() => `${round}`.repeat(40), GENEROUS)).toBe(1);
  });

  test("one address holds no more than it may", async () => {
    for (let round = 0; round < 5; round++)
      expect(await holdOnEach((index) => `${round}${index}`.repeat(20), { hold_limit_per_address: 3 })).toBe(
        3,
      );
  });
});
