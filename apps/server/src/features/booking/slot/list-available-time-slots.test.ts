import { beforeEach, describe, expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addCalendarset,
  addFiche,
  addGroup,
  addIntervention,
  addPack,
  addPromotion,
  addSeat,
} from "../../../testing/test-groups.ts";

const app = await startApp();
beforeEach(() => app.clock.set(TEST_NOW));

/** Converts a wall-clock time in Paris in winter to minutes since the epoch. */
function paris(wall: string): number {
  return Date.parse(`${wall.replace(" ", "T")}:00+01:00`) / 60_000;
}

async function take(
  groupId: number,
  calendarId: number,
  from: string,
  until: string,
  seat = 0,
): Promise<void> {
  await addSeat(app.db, groupId, { calendarId, seat, from: paris(from), until: paris(until) });
  app.context.changes.announce("slots", groupId);
}

const HOURS = { openinghours: [{ days: ["we"], from: "08:00", to: "12:00" }], slot_step: 10 };

/** A worked example: a Wednesday morning with two appointments. */
async function workedCase(): Promise<{ group: number; calendar: number; service: number }> {
  const group = await addGroup(app.db);
  const calendar = await addCalendar(app.db, group, HOURS);
  const service = await addIntervention(app.db, group);
  await take(group, calendar, "2026-12-02 09:00", "2026-12-02 09:30");
  await take(group, calendar, "2026-12-02 10:00", "2026-12-02 10:40");
  return { group, calendar, service };
}

const WORKED_TIMES = "08:00 08:10 08:20 08:30 09:30 10:40 10:50 11:00 11:10 11:20 11:30".split(" ");

function times(body: { availabletimeslots: { time: string }[] }): string[] {
  return body.availabletimeslots.map(({ time }) => time);
}

describe("the free slots of a week", () => {
  test("are those of a worked case, in the spelling of every version", async () => {
    const { group, calendar, service } = await workedCase();
    const paths = [
      `v1/groups/${group}/availabletimeslots.json?start=2026-12-01&intervention_ids[]=${service}`,
      `v1/groups/${group}/availabletimeslots?start=2026-12-01&end=2026-12-02&intervention_ids=${service}`,
      `v2/availabletimeslots?group_id=${group}&from=2026-12-01&time_format=datetime&appointments[0][intervention_id]=${service}&appointments[0][calendar_id]=0`,
      `v3/groups/${group}/availabletimeslots?start=2026-12-01&nDays=7&intervention_ids[]=${service}&calendar_ids[]=${calendar}`,
      `v3/groups/${group}/availabletimeslots?intervention_ids%5B%5D=${service}`,
    ];
    for (const path of paths) {
      const answer = await app.call(path);
      expect(answer.status, path).toBe(200);
      expect(times(answer.body), path).toEqual(WORKED_TIMES);
      expect(answer.body).toMatchObject({
        group_id: group,
        firstSlot: "2026-12-02 08:00:00",
        intervention_ids: [service],
        calendar_ids: [calendar],
      });
      expect(answer.body.availabletimeslots[0]).toEqual({
        start: "2026-12-02 08:00:00",
        time: "08:00",
        start_at: "2026-12-02T08:00:00+01:00",
        slot: "2026-12-02 08:00:00",
        capacity: 1,
        calendar_ids: [calendar],
      });
    }
  });

  test("begin where they are asked to, and not before now", async () => {
    const { group, service } = await workedCase();
    const base = `v3/groups/${group}/availabletimeslots?intervention_ids=${service}`;
    const later = await app.call(`${base}&start=2026-12-02 10:45:00`);
    expect(times(later.body)).toEqual(["10:50", "11:00", "11:10", "11:20", "11:30"]);
    app.clock.set("2026-12-02T10:05:00Z");
    const today = await app.call(`${base}&start=2026-12-02&nDays=1`);
    expect(times(today.body)).toEqual(["11:10", "11:20", "11:30"]);
  });

  test("an empty span tells the first slot beyond it", async () => {
    const { group, service } = await workedCase();
    const base = `v3/groups/${group}/availabletimeslots?intervention_ids=${service}`;
    const empty = await app.call(`${base}&start=2026-12-03&nDays=2`);
    expect(empty.body).toMatchObject({ availabletimeslots: [], firstSlot: "2026-12-09 08:00:00" });
    const far = await app.call(`${base}&start=2028-12-03`);
    expect(far.body).toMatchObject({ availabletimeslots: [], firstSlot: null });
  });

  test.each([
    ["nDays=3&end=2026-12-04", "nDays"],
    ["nDays=63", "nDays"],
    ["nDays=0", "nDays"],
    ["end=2027-02-01", "end"],
    ["end=2026-11-01", "end"],
    ["start=2026-02-31", "start"],
    ["from=yesterday", "from"],
    ["start=2026-12-01 25:00:00", "start"],
    ["min_capacity=none", "min_capacity"],
    ["appointments[0][calendar_id]=5", "appointments.0.intervention_id"],
    ["intervention_ids=", "intervention_ids"],
  ])("%s is refused, naming the parameter", async (query, parameter) => {
    const { group, service } = await workedCase();
    const start = /start|from/.test(query) ? "" : "&start=2026-12-01";
    const ids = query.includes("intervention_id") ? "" : `&intervention_ids=${service}`;
    const answer = await app.call(`v3/groups/${group}/availabletimeslots?${query}${start}${ids}`);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("bad_request");
    expect(Object.keys(answer.body.messages.fields)).toEqual([parameter]);
  });

  test("62 days are not too many", async () => {
    const { group, service } = await workedCase();
    const answer = await app.call(
      `v1/groups/${group}/availabletimeslots?start=2026-12-01&end=2027-01-31&intervention_ids=${service}`,
    );
    expect(answer.status).toBe(200);
  });

  test("twenty services on more calendars than can be looked through are refused, on one of them they are not", async () => {
    const { group, service } = await workedCase();
    for (let count = 0; count < 21; count++) await addCalendar(app.db, group);
    const items = Array.from({ length: 20 }, () => `intervention_ids[]=${service}`).join("&");
    const path = `v3/groups/${group}/availabletimeslots?start=2026-12-01&${items}`;
    const answer = await app.call(`${path}&nDays=62`);
    expect([answer.status, answer.body.message]).toEqual([400, "bad_request"]);
    expect(answer.body.messages.fields.appointments).toContain("25000");
    expect((await app.call(`${path}&nDays=7`)).status).toBe(200);
  });

  test("an unknown calendar, resource or set is an invalid calendar", async () => {
    const { group, service } = await workedCase();
    const stranger = await addCalendar(app.db, await addGroup(app.db));
    for (const query of [`calendar_id=${stranger}`, "resource_id=99999", "calendarset_ids[]=99999"]) {
      const path = `groups/${group}/availabletimeslots?intervention_ids=${service}&${query}`;
      const answer = await app.call(`v1/${path}&locale=fr`);
      expect(answer.status).toBe(400);
      expect(answer.body[0]).toMatchObject({ code: 108 });
      expect(answer.body[0].error).toContain("Invalid calendar");
      expect((await app.call(`v3/${path}`)).body).toEqual({
        message: "Invalid calendar",
        messages: {
          errors: ["invalid_calendar"],
          fields: { [query.replace(/(\[\])?=.*/, "")]: "unknown" },
        },
      });
    }
  });

  test("an unknown service makes no sense", async () => {
    const { group } = await workedCase();
    const answer = await app.call(`v3/groups/${group}/availabletimeslots?intervention_ids=99999`);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe("vevent");
  });
});

describe("several calendars", () => {
  test("add up, and sets, single calendars and capacities choose among them", async () => {
    const group = await addGroup(app.db);
    const set = await addCalendarset(app.db, group);
    const first = await addCalendar(app.db, group, { ...HOURS, calendarset_id: set });
    const second = await addCalendar(app.db, group, { ...HOURS, capacity: 3 });
    const service = await addIntervention(app.db, group);
    await take(group, first, "2026-12-02 08:00", "2026-12-02 11:30");
    const base = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&intervention_ids=${service}`;
    const both = await app.call(base);
    expect(both.body.availabletimeslots[0]).toMatchObject({
      time: "08:00",
      capacity: 3,
      calendar_ids: [second],
    });
    expect(both.body.availabletimeslots.at(-1)).toMatchObject({
      time: "11:30",
      capacity: 4,
      calendar_ids: [first, second],
    });
    expect(times((await app.call(`${base}&calendarset_ids[]=${set}`)).body)).toEqual(["11:30"]);
    expect(times((await app.call(`${base}&calendar_id=${first}`)).body)).toEqual(["11:30"]);
    expect(times((await app.call(`${base}&min_capacity=4`)).body)).toEqual(["11:30"]);
    const other = await app.call(`${base}&calendarset_ids[]=${set}&calendar_ids[]=${second}`);
    expect(other.body.availabletimeslots).toEqual([]);
  });
});

describe("several services", () => {
  test("follow each other as a chain, or are merged where the group says so", async () => {
    const chained = await addGroup(app.db);
    const merged = await addGroup(app.db, { fields: { merge_interventions: true } });
    for (const group of [chained, merged]) {
      const calendar = await addCalendar(app.db, group, HOURS);
      const one = await addIntervention(app.db, group, { length: 60 });
      const two = await addIntervention(app.db, group, { length: 120 });
      const answer = await app.call(
        `v2/availabletimeslots?group_id=${group}&from=2026-12-02&appointments[0][intervention_id]=${one}&appointments[1][intervention_id]=${two}`,
      );
      expect(times(answer.body)).toEqual(["08:00", "08:10", "08:20", "08:30", "08:40", "08:50", "09:00"]);
      expect(answer.body.intervention_ids).toEqual([one, two]);
      expect(answer.body.availabletimeslots[0].calendar_ids).toEqual([calendar]);
    }
  });

  test("a pack keeps its break, and its own calendar", async () => {
    const group = await addGroup(app.db);
    const first = await addCalendar(app.db, group, HOURS);
    const second = await addCalendar(app.db, group, HOURS);
    const service = await addIntervention(app.db, group, { length: 60 });
    const pack = await addPack(app.db, group, {
      config: [
        { intervention_id: service, calendar_id: first },
        { break_time: 60 },
        { intervention_id: service, calendar_id: second },
      ],
    });
    await take(group, second, "2026-12-02 11:40", "2026-12-02 12:00");
    const path = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&pack_id=${pack}`;
    expect(times((await app.call(path)).body)).toEqual(["08:00", "08:10", "08:20", "08:30", "08:40"]);
    await app.db.query("update packs set status = 'closed' where group_id = $1", [group]);
    await app.db.query("update groups set version = version + 1 where id = $1", [group]);
    app.context.changes.announce("catalogue", group);
    expect((await app.call(path)).status).toBe(422);
  });
});

describe("promotions", () => {
  test("show their percentage, and alone where only they are asked for", async () => {
    const group = await addGroup(app.db);
    await addCalendar(app.db, group, HOURS);
    const service = await addIntervention(app.db, group);
    await addPromotion(app.db, group, { percentage: 20, from: "11:00", to: "11:20" });
    await addPromotion(app.db, group, { percentage: 10, from: "11:10", to: "12:00" });
    const base = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&intervention_ids=${service}`;
    const promoted = await app.call(`${base}&promotions=1`);
    expect(
      promoted.body.availabletimeslots.map((slot: { time: string; promotion: number }) => [
        slot.time,
        slot.promotion,
      ]),
    ).toEqual([
      ["11:00", 20],
      ["11:10", 20],
      ["11:20", 10],
      ["11:30", 10],
    ]);
    const all = await app.call(`${base}&promotions=0`);
    expect(all.body.availabletimeslots[0]).not.toHaveProperty("promotion");
  });
});

describe("a group that is not open data", () => {
  test("shows its slots to its own people only", async () => {
    const group = await addGroup(app.db, { fields: { openData: false } });
    await addCalendar(app.db, group, HOURS);
    const service = await addIntervention(app.db, group);
    const token = await app.addFicheToken(group, await addFiche(app.db, group));
    const other = await addGroup(app.db);
    const stranger = await app.addFicheToken(other, await addFiche(app.db, other));
    const path = `v3/groups/${group}/availabletimeslots?intervention_ids=${service}`;
    expect((await app.call(path)).status).toBe(401);
    expect((await app.call(path, { token: stranger })).body.message).toBe("forbidden");
    expect((await app.call(path, { token })).status).toBe(200);
    expect((await app.call(path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect((await app.call(path)).body.message).toBe("expired_connection");
    app.clock.set(TEST_NOW + 2 * 60 * 60 * 1000);
    expect((await app.call(path, { token })).body.message).toBe("expired_connection");
  });
});

describe("a slot that is taken", () => {
  test("is off offer at once here, and soon on another server process", async () => {
    const { group, calendar, service } = await workedCase();
    const other = await startApp({ database: app.database });
    const path = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&intervention_ids=${service}`;
    expect(times((await other.call(path)).body)).toContain("08:00");
    expect(times((await app.call(path)).body)).toContain("08:00");
    await take(group, calendar, "2026-12-02 08:00", "2026-12-02 08:30");
    expect(times((await app.call(path)).body)).not.toContain("08:00");
    await expect.poll(async () => times((await other.call(path)).body)).not.toContain("08:00");
  });

  test("is off offer soon even when the other process hears of nothing", async () => {
    const { group, calendar, service } = await workedCase();
    const path = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&intervention_ids=${service}`;
    expect(times((await app.call(path)).body)).toContain("08:00");
    const [from, until] = [paris("2026-12-02 08:00"), paris("2026-12-02 08:30")];
    await addSeat(app.db, group, { calendarId: calendar, from, until });
    const offered = async () => times((await app.call(path)).body);
    await expect.poll(offered).not.toContain("08:00");
  });
});

test("a professional looks for a length of its own, and nobody else", async () => {
  const { group, calendar, service } = await workedCase();
  const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  const ask = (length: number, as?: string) => {
    const query = `start=2026-12-02&nDays=1&intervention_ids[]=${service}&calendar_ids[]=${calendar}&length=${length}`;
    return app.call(`v3/groups/${group}/availabletimeslots?${query}`, as === undefined ? {} : { token: as });
  };
  const timesOf = async (length: number) =>
    (await ask(length, token)).body.availabletimeslots.map(({ time }: { time: string }) => time);
  // The longest gap of that morning is 60 minutes.
  expect(await timesOf(60)).toContain("08:00");
  expect(await timesOf(61)).not.toContain("08:00");
  expect((await ask(60)).status).toBe(403);
});
