import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, postHold, newPerson } from "../../../testing/bookings.ts";
import { listJobs } from "../../../testing/jobs.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addGroup,
  addIntervention,
  addPack,
  addPromotion,
} from "../../../testing/test-groups.ts";

const app = await startApp();

const at = (time: string) => `2026-12-02 ${time}:00`;

async function addPractice({ rules = {}, capacity = 1, service = {} } = {}) {
  const group = await addGroup(app.db, { rules });
  const calendar_id = await addCalendar(app.db, group, { capacity, slot_step: 15 });
  const intervention_id = await addIntervention(app.db, group, service);
  return { group, calendar_id, intervention_id };
}

interface Booked {
  readonly ids: readonly number[];
  readonly token: string;
}

async function book(
  group: number,
  time: string,
  appointments: readonly Record<string, unknown>[],
  fiche: object = newPerson(),
  sent?: string,
): Promise<Booked> {
  const request = { date: at(time), appointments, fiche };
  const answer = await postAppointment(app, "v3", group, request, sent === undefined ? {} : { token: sent });
  expect(answer.status, answer.text).toBe(201);
  const ids = answer.body.records.map(({ id }: { id: number }) => id);
  return { ids, token: answer.body.fiche_token };
}

function putMove(
  group: number,
  id: number,
  appointment: Record<string, unknown>,
  token: string,
  version = "v3",
): Promise<Answer> {
  return app.call(`${version}/groups/${group}/appointments/${id}?locale=en`, {
    method: "PUT",
    token,
    body: { appointment },
  });
}

async function statusOf(group: number, time: string, intervention_id: number): Promise<number> {
  const answer = await postAppointment(app, "v3", group, {
    date: at(time),
    appointments: [{ intervention_id }],
  });
  return answer.status;
}

async function eventOf(group: number, id: number, token: string) {
  const { text } = await app.call(`v3/groups/${group}/appointments/${id}.ics`, { token });
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")!;
  return {
    uid: event.getFirstPropertyValue("uid"),
    sequence: Number(event.getFirstPropertyValue("sequence")),
  };
}

/** Delays the group's mails about moves, so that the test can read their jobs. */
const keepQuiet = (groupId: number) =>
  app.db.query("update bookings set quiet_until = now() + interval '9 minutes' where group_id = $1", [
    groupId,
  ]);
const moveJobs = (groupId: number) => listJobs(app.db, { groupId, queue: "mail", kind: "moved" });

describe("moving an appointment", () => {
  test("gives its old place to others, and keeps its id, its calendar event and its price", async () => {
    const { group, calendar_id, intervention_id } = await addPractice({ service: { price: 2500 } });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    const [id] = ids as [number];
    const before = await eventOf(group, id, token);
    await app.db.query("update interventions set price = 9900 where group_id = $1", [group]);
    await app.db.query("update groups set version = version + 1 where id = $1", [group]);
    const answer = await putMove(group, id, { date: at("14:15") }, token);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.records).toEqual([
      expect.objectContaining({
        id,
        start: at("14:15"),
        end: at("14:45"),
        calendar_id,
        price: 2500,
        price_amount: 2500,
      }),
    ]);
    expect(await eventOf(group, id, token)).toEqual({ uid: before.uid, sequence: before.sequence + 1 });
    expect(await statusOf(group, "10:00", intervention_id)).toBe(201);
    expect(await statusOf(group, "14:15", intervention_id)).toBe(409);
  });

  test("answers v1 as well, by an instant too", async () => {
    const { group, intervention_id } = await addPractice();
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    const answer = await putMove(group, ids[0]!, { start_at: "2026-12-02T11:00:00+01:00" }, token, "v1");
    expect(answer.body.records[0]).toMatchObject({ id: ids[0], start: at("11:00") });
  });

  test("to a time that overlaps its own is allowed, and back again", async () => {
    const { group, intervention_id } = await addPractice({ service: { length: 60, buffer_after: 30 } });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    for (const time of ["10:30", "09:30", "10:00"])
      expect((await putMove(group, ids[0]!, { date: at(time) }, token)).status).toBe(200);
    const { rows } = await app.db.query("select 1 from seats where group_id = $1", [group]);
    expect(rows).toHaveLength(1);
    expect((await eventOf(group, ids[0]!, token)).sequence).toBe(3);
  });

  test("to the time it has changes nothing and sends no mail", async () => {
    const { group, intervention_id } = await addPractice();
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    await keepQuiet(group);
    const answer = await putMove(group, ids[0]!, { date: at("10:00") }, token);
    expect(answer.body.records[0]).toMatchObject({ id: ids[0], start: at("10:00") });
    expect((await eventOf(group, ids[0]!, token)).sequence).toBe(0);
    expect(await moveJobs(group)).toEqual([]);
    expect(await statusOf(group, "10:00", intervention_id)).toBe(409);
  });

  test("that is refused says why and leaves it where it was", async () => {
    const { group, calendar_id, intervention_id } = await addPractice();
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    await book(group, "11:00", [{ intervention_id }]);
    const another = await addCalendar(app.db, group);
    await app.db.query("update interventions set calendars = $2 where group_id = $1", [group, [calendar_id]]);
    await app.db.query("update groups set version = version + 1 where id = $1", [group]);
    for (const [item, detail] of [
      [{ date: at("11:00") }, "taken"],
      [{ date: at("10:45") }, "taken"],
      [{ date: at("07:00") }, "closed"],
      [{ date: at("10:07") }, "off_the_grid"],
      [{ date: "2026-12-02 14:00:30" }, "off_the_grid"],
      [{ date: at("14:00"), calendar_id: another }, "not_on_this_calendar"],
    ] as const) {
      const answer = await putMove(group, ids[0]!, item, token);
      const { status, body } = answer;
      expect([status, body.message, body.detail], item.date).toEqual([409, "availabletimeslots", detail]);
      const legacy = await putMove(group, ids[0]!, item, token, "v1");
      expect([legacy.status, legacy.body[0].code, legacy.body[0].detail]).toEqual([409, 104, detail]);
    }
    expect(await statusOf(group, "10:00", intervention_id)).toBe(409);
    expect((await eventOf(group, ids[0]!, token)).sequence).toBe(0);
  });

  test("stays with its calendar where that is free, goes to another where it is not, and to the one that is named", async () => {
    const group = await addGroup(app.db);
    const one = await addCalendar(app.db, group);
    const two = await addCalendar(app.db, group);
    const intervention_id = await addIntervention(app.db, group);
    const { ids, token } = await book(group, "10:00", [{ intervention_id, calendar_id: two }]);
    await book(group, "12:00", [{ intervention_id, calendar_id: two }]);
    const calendarAfter = async (time: string, calendar_id?: number) =>
      (await putMove(group, ids[0]!, { date: at(time), calendar_id }, token)).body.records[0].calendar_id;
    expect(await calendarAfter("11:00")).toBe(two);
    expect(await calendarAfter("12:00")).toBe(one);
    expect(await calendarAfter("13:00", two)).toBe(two);
    expect((await putMove(group, ids[0]!, { date: at("12:00"), calendar_id: two }, token)).status).toBe(409);
  });

  test("has the promotion of its new time, and loses that of its old one", async () => {
    const { group, intervention_id } = await addPractice({ service: { price: 1000 } });
    await addPromotion(app.db, group, { percentage: 20, from: "14:00", to: "16:00" });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    const priceAfter = async (time: string) => {
      const [{ price, price_amount, promotion }] = (await putMove(group, ids[0]!, { date: at(time) }, token))
        .body.records;
      return { price, price_amount, promotion };
    };
    expect(await priceAfter("14:00")).toEqual({ price: 1000, price_amount: 800, promotion: 20 });
    expect(await priceAfter("11:00")).toEqual({ price: 1000, price_amount: 1000, promotion: null });
  });

  test("takes the place that its visitor holds, never another visitor's", async () => {
    const { group, intervention_id } = await addPractice();
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    const held = await postHold(app, group, { date: at("11:00"), intervention_ids: [intervention_id] });
    expect((await putMove(group, ids[0]!, { date: at("11:00") }, token)).status).toBe(409);
    const answer = await putMove(group, ids[0]!, { date: at("11:00"), hold: held.body.hold }, token);
    expect(answer.status, answer.text).toBe(200);
  });
});

describe("a booking of several", () => {
  test("is moved whole, a pack with its break, whichever of them is named", async () => {
    const { group, intervention_id } = await addPractice();
    const pack_id = await addPack(app.db, group, {
      config: [{ intervention_id }, { break_time: 15 }, { intervention_id }],
    });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }, { pack_id }]);
    await keepQuiet(group);
    const answer = await putMove(group, ids[2]!, { date: at("14:00") }, token);
    expect(answer.body.records.map(({ id, start }: { id: number; start: string }) => [id, start])).toEqual([
      [ids[0], at("12:45")],
      [ids[1], at("13:15")],
      [ids[2], at("14:00")],
    ]);
    const [job] = await moveJobs(group);
    expect(job!.data.appointment_ids).toEqual(ids);
  });

  test("keeps its times when only the calendar of a later one changes", async () => {
    const { group, intervention_id, calendar_id } = await addPractice();
    const other = await addCalendar(app.db, group, { slot_step: 15 });
    const item = [{ intervention_id, calendar_id }, { intervention_id }];
    const { ids, token } = await book(group, "10:00", item);
    const answer = await putMove(group, ids[1]!, { date: at("10:30"), calendar_id: other }, token);
    expect(
      answer.body.records.map((one: { start: string; calendar_id: number }) => [one.start, one.calendar_id]),
      answer.text,
    ).toEqual([
      [at("10:00"), calendar_id],
      [at("10:30"), other],
    ]);
  });

  test("leaves the others where they are when one is moved alone, with the buffers that had fallen away", async () => {
    const { group, intervention_id } = await addPractice({ service: { buffer_after: 15 } });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }, { intervention_id }]);
    const answer = await putMove(group, ids[1]!, { date: at("14:00"), alone: true }, token);
    expect(
      answer.body.records.map(({ id, start }: { id: number; start: string }) => [id, start]),
      answer.text,
    ).toEqual([[ids[1], at("14:00")]]);
    expect(await statusOf(group, "10:30", intervention_id)).toBe(409);
    expect(await statusOf(group, "10:45", intervention_id)).toBe(201);
  });

  test("never parts a pack", async () => {
    const { group, intervention_id } = await addPractice();
    const pack_id = await addPack(app.db, group, { config: [{ intervention_id }, { intervention_id }] });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }, { pack_id }]);
    const answer = await putMove(group, ids[2]!, { date: at("14:30"), alone: true }, token);
    expect(answer.body.records.map(({ start }: { start: string }) => start)).toEqual([
      at("14:00"),
      at("14:30"),
    ]);
  });

  test("is not moved at all where one of them finds no room", async () => {
    const { group, intervention_id } = await addPractice();
    const { ids, token } = await book(group, "10:00", [{ intervention_id }, { intervention_id }]);
    await book(group, "14:30", [{ intervention_id }]);
    expect((await putMove(group, ids[0]!, { date: at("14:00") }, token)).status).toBe(409);
    for (const time of ["10:00", "10:30"]) expect(await statusOf(group, time, intervention_id)).toBe(409);
  });

  test("moves by itself what a cancellation has left alone", async () => {
    const { group, intervention_id } = await addPractice();
    const one = { intervention_id };
    const { ids, token } = await book(group, "10:00", [one, one, one]);
    await postCancellation(app, "v3", group, [ids[1]!], token);
    const answer = await putMove(group, ids[2]!, { date: at("10:30") }, token);
    expect(answer.body.records).toHaveLength(1);
  });
});

describe("who and when", () => {
  test("is not found with another booking's token", async () => {
    const { group, intervention_id } = await addPractice();
    const { ids } = await book(group, "10:00", [{ intervention_id }]);
    const other = await book(group, "12:00", [{ intervention_id }]);
    const answer = await putMove(group, ids[0]!, { date: at("14:00") }, other.token);
    expect([answer.status, answer.body.message]).toEqual([404, "unknown_appointment"]);
  });

  test("too late is too late for a client, not for a professional", async () => {
    const { group, intervention_id } = await addPractice({ rules: { min_cancel_notice: 100_000 } });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    const late = await putMove(group, ids[0]!, { date: at("14:00") }, token, "v1");
    expect([late.status, late.body[0].code]).toEqual([422, 10]);
    const pro = await tokenOf(app, group, (await addPro(app.db, [group])).email);
    expect((await putMove(group, ids[0]!, { date: at("14:00") }, pro)).status).toBe(200);
  });

  test("what is cancelled is not moved", async () => {
    const { group, intervention_id } = await addPractice();
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    await postCancellation(app, "v3", group, ids, token);
    expect((await putMove(group, ids[0]!, { date: at("14:00") }, token)).body.message).toBe(
      "already_cancelled",
    );
  });

  test("the rules for the person hold, with what is moved not counted", async () => {
    const { group, intervention_id } = await addPractice({
      capacity: 2,
      rules: { max_upcoming: 2, mintime_between: 30, maxrdv_period: 60 * 24 * 30 },
    });
    const anna = newPerson();
    const first = await book(group, "12:00", [{ intervention_id }], anna);
    const { ids, token } = await book(group, "10:00", [{ intervention_id }], anna, first.token);
    const moveTo = (date: string) => putMove(group, ids[0]!, { date }, token);
    expect((await moveTo(at("10:15"))).status).toBe(200);
    // The refusal says as much about the slot as about the person's rules.
    expectRefusal(await moveTo(at("12:15")), "v3", "same_time_rdv");
    expectRefusal(await moveTo(at("11:15")), "v3", "mintime_between");
    expectRefusal(await moveTo("2027-02-03 10:00:00"), "v3", "max_rdv_period");
    expectRefusal(await moveTo("2020-02-03 10:00:00"), "v3", "mintime_rdv");
  });

  test("who booked before the group closed to new clients may still move", async () => {
    const { group, intervention_id } = await addPractice();
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
      group,
      { reserved: true },
    ]);
    expect(await statusOf(group, "12:00", intervention_id)).toBe(403);
    expect((await putMove(group, ids[0]!, { date: at("14:00") }, token)).status).toBe(200);
  });
});

describe("at the same moment", () => {
  test("two who want one slot: one gets it, the other stays", async () => {
    const { group, intervention_id } = await addPractice();
    const both = [
      await book(group, "10:00", [{ intervention_id }]),
      await book(group, "11:00", [{ intervention_id }]),
    ];
    const answers = await Promise.all(
      both.map(({ ids, token }) => putMove(group, ids[0]!, { date: at("14:00") }, token)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { rows } = await app.db.query(
      "select 1 from seats s join appointments a on a.group_id = s.group_id and a.id = s.appointment_id and s.taken_from = extract(epoch from a.start_at) / 60 where s.group_id = $1",
      [group],
    );
    expect(rows).toHaveLength(2);
  });

  test("a move and bookings of the same time: no seat is taken twice and none is lost", async () => {
    const { group, intervention_id } = await addPractice({ capacity: 2 });
    const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
    const moves = ["14:00", "10:00", "14:15", "10:15", "14:00"].map((time) =>
      putMove(group, ids[0]!, { date: at(time) }, token),
    );
    const bookings = Array.from({ length: 6 }, () => statusOf(group, "14:00", intervention_id));
    const statuses = (await Promise.all(moves)).map(({ status }) => status);
    for (const status of statuses) expect([200, 409, 503]).toContain(status);
    await Promise.all(bookings);
    const { rows } = await app.db.query<{ count: number; wrong: number }>(
      `select count(*)::integer as count,
        count(*) filter (where s.taken_from <> extract(epoch from a.start_at) / 60)::integer as wrong
        from seats s join appointments a on a.group_id = s.group_id and a.id = s.appointment_id where s.group_id = $1`,
      [group],
    );
    const { rows: booked } = await app.db.query("select 1 from appointments where group_id = $1", [group]);
    expect(rows[0]).toEqual({ count: booked.length, wrong: 0 });
  });

  test("one who moves and the same one who cancels: it is gone in the end, wherever it was", async () => {
    for (let round = 0; round < 5; round++) {
      const group = await addGroup(app.db);
      await addCalendar(app.db, group);
      const second = await addCalendar(app.db, group);
      const intervention_id = await addIntervention(app.db, group);
      const { ids, token } = await book(group, "10:00", [{ intervention_id }]);
      const [, cancelled] = await Promise.all([
        putMove(group, ids[0]!, { date: at("14:00"), calendar_id: second }, token),
        postCancellation(app, "v3", group, ids, token),
      ]);
      expect(cancelled.status).toBe(200);
      const { rows } = await app.db.query("select 1 from seats where group_id = $1", [group]);
      expect(rows).toEqual([]);
    }
  });
});
