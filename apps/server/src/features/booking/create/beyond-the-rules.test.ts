import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addGroup,
  addIntervention,
  addPack,
  type TestGroup,
} from "../../../testing/test-groups.ts";
import { verifyData } from "../../office/verify/verify.ts";

const app = await startApp();

const TEN = "2026-12-03 10:00:00";
const SUNDAY = "2026-12-06 10:00:00";

async function addPractice({ group: setting = {}, capacity = 1, room = false }: Setting = {}) {
  const group = await addGroup(app.db, setting);
  const openinghours = [{ days: ["mo", "tu", "we", "th", "fr"], from: "09:00", to: "18:00" }];
  const closures = [{ start: "2026-12-04 00:00", end: "2026-12-05 00:00", label: "Training" }];
  const calendar = await addCalendar(app.db, group, { capacity, openinghours, closures });
  if (room) await addCalendar(app.db, group, { resource: true });
  const service = await addIntervention(app.db, group, { length: 30, need_resource: room });
  const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  const book = (request: object, as: string | null = token) => {
    const requestBody = { date: TEN, intervention_ids: [service], calendar_id: calendar, ...request };
    return postAppointment(app, "v3", group, requestBody, as === null ? {} : { token: as });
  };
  const call = (path: string, method: string, body?: object) =>
    app.call(`v3/groups/${group}/appointments/${path}`, { method, token, ...(body && { body }) });
  const move = (id: number, request: object) => call(String(id), "PUT", { appointment: request });
  const cancel = (id: number) => call("batch_delete", "POST", { appointments: [{ id }] });
  const slots = async () => {
    const path = `v3/groups/${group}/availabletimeslots?start=2026-12-03&nDays=1&intervention_ids[]=${service}`;
    const { body } = await app.call(path);
    return body.availabletimeslots.map(({ start }: { start: string }) => start.slice(11, 16)) as string[];
  };
  return { group, calendar, service, token, book, call, move, cancel, slots };
}
interface Setting {
  readonly group?: TestGroup;
  readonly capacity?: number;
  readonly room?: boolean;
}

/** Every third of the simultaneous requests overbooks on purpose. */
const isOnPurpose = (_: Answer, index: number) => index % 3 === 0;
const codeOf = ({ body }: Answer): unknown => body.message;
const idOf = (answer: Answer): number => {
  expect(answer.status, answer.text).toBe(201);
  return answer.body.records[0].id;
};
/** The problems with seats that the check of the whole database finds. */
const seatFindings = async () => (await verifyData(app.db)).filter(({ total }) => total > 0);

test.each<[string, object, string, string | undefined]>([
  ["on a closed day", { date: SUNDAY }, "availabletimeslots", "closed"],
  ["in a closure", { date: "2026-12-04 10:00:00" }, "availabletimeslots", "closed"],
  ["off the grid", { date: "2026-12-03 10:07:00" }, "availabletimeslots", "off_the_grid"],
  ["over the end of the day", { date: "2026-12-03 17:45:00" }, "availabletimeslots", "closed"],
  ["too soon", { date: "2026-12-01 13:00:00" }, "mintime_rdv", undefined],
  ["in the past", { date: "2026-11-30 10:00:00" }, "mintime_rdv", undefined],
  ["too far ahead", { date: "2027-03-02 10:00:00" }, "max_rdv_period", undefined],
])("a professional is warned of a time %s, and may go on", async (_when, request, code, detail) => {
  const rules = { min_notice: 300, maxrdv_period: 30 * 1440 };
  const practice = await addPractice({ group: { rules } });
  const refused = await practice.book(request);
  expect([codeOf(refused), refused.body.detail]).toEqual([code, detail]);
  const id = idOf(await practice.book({ ...request, outside_rules: true }));
  // An override of the rules does not overbook a taken place.
  const again = await practice.book({ ...request, outside_rules: true, fiche: newPerson() });
  expect([codeOf(again), again.body.detail]).toEqual(["availabletimeslots", "taken"]);
  const moved = await practice.move(id, { date: "2026-12-06 20:03:00", outside_rules: true });
  expect(moved.body.records, moved.text).toMatchObject([{ start: "2026-12-06 20:03:00" }]);
});

test.each([
  ["max_rdv_number", { max_upcoming: 1 }, "2026-12-03 15:00:00"],
  ["mintime_between", { mintime_between: 60 }, "2026-12-03 11:00:00"],
])("the person's own limit %s is a warning too", async (code, rules, date) => {
  const { book } = await addPractice({ group: { rules } });
  const fiche = newPerson();
  idOf(await book({ fiche }));
  expect(codeOf(await book({ fiche, date }))).toBe(code);
  idOf(await book({ fiche, date, outside_rules: true }));
});

test("who is blocked stays so", async () => {
  const { group, book } = await addPractice();
  const { fiche_id } = (await book({})).body.records[0];
  await app.db.query("update fiches set blacklisted = true where group_id = $1 and id = $2", [
    group,
    fiche_id,
  ]);
  const answer = await book({ fiche: { id: fiche_id }, date: SUNDAY, outside_rules: true });
  expect(codeOf(answer)).toBe("user_blacklisted");
});

test("an appointment may have a length of its own, keeps it when it is moved, and gets another one", async () => {
  const { book, move, slots } = await addPractice();
  const id = idOf(await book({ length: 75 }));
  expect(await slots()).not.toContain("11:00");
  expect(await slots()).toContain("11:30");
  const moved = await move(id, { date: "2026-12-03 14:00:00" });
  expect(moved.body.records[0]).toMatchObject({ start: "2026-12-03 14:00:00", duration: 75 });
  const shorter = await move(id, { date: "2026-12-03 14:00:00", length: 20 });
  expect(shorter.body.records[0]).toMatchObject({ end: "2026-12-03 14:20:00", duration: 20 });
  idOf(await book({ date: "2026-12-03 14:30:00" }));
  expect(codeOf(await move(id, { date: "2026-12-03 14:00:00", length: 60, outside_rules: true }))).toBe(
    "availabletimeslots",
  );
});

test("what has begun can be lengthened", async () => {
  const { book, move } = await addPractice();
  const date = "2026-12-01 09:30:00";
  const id = idOf(await book({ date, outside_rules: true }));
  expect(codeOf(await move(id, { date, length: 240 }))).toBe("too_late_to_cancel");
  const { body } = await move(id, { date, length: 240, outside_rules: true });
  expect(body.records).toMatchObject([{ start: date, duration: 240 }]);
});

test("only one service has a length of its own", async () => {
  const { group, calendar, service, book, move } = await addPractice();
  const two = [0, 1].map(() => ({ intervention_id: service, calendar_id: calendar }));
  expect((await book({ intervention_ids: undefined, appointments: two, length: 60 })).status).toBe(400);
  const pack = await addPack(app.db, group, { config: [{ intervention_id: service }] });
  app.context.changes.announce("catalogue", group);
  expect((await book({ intervention_ids: undefined, pack_id: pack, length: 60 })).status).toBe(400);
  const id = idOf(await book({ intervention_ids: undefined, appointments: two }));
  expect((await move(id, { date: "2026-12-03 14:00:00", length: 60 })).status).toBe(400);
});

const BEYOND = { outside_rules: true, overbook: true };

test("a time that only a buffer takes is told apart, and taken on purpose where the group allows it", async () => {
  const practice = await addPractice({ group: { fields: { allow_overbooking: true } } });
  const { book, move, group, calendar, service } = practice;
  await app.db.query("update interventions set buffer_after = 15 where id = $1", [service]);
  await app.db.query("update groups set version = version + 1 where id = $1", [group]);
  const id = idOf(await book({}));
  const other = idOf(await book({ date: "2026-12-03 14:00:00", fiche: newPerson() }));
  for (const [date, detail] of [
    ["2026-12-03 10:00:00", "taken"],
    ["2026-12-03 10:30:00", "buffer"],
    ["2026-12-03 09:30:00", "buffer"],
  ] as const) {
    expect((await book({ date, fiche: newPerson() })).body.detail, date).toBe(detail);
    expect((await move(other, { date, calendar_id: calendar })).body.detail, date).toBe(detail);
  }
  // An appointment does not block its own move to a time that overlaps it.
  expect((await move(id, { date: "2026-12-03 10:30:00" })).status).toBe(200);
  const date = "2026-12-03 11:00:00";
  idOf(await book({ date, fiche: newPerson(), outside_rules: true, overbook: true }));
  expect(await seatFindings()).toEqual([]);
});

test("a taken place is taken again only on purpose, and where the group allows it", async () => {
  const closed = await addPractice();
  idOf(await closed.book({}));
  expect((await closed.book(BEYOND)).status).toBe(403);

  const practice = await addPractice({ group: { fields: { allow_overbooking: true } } });
  idOf(await practice.book({}));
  for (const request of [{}, { outside_rules: true }, { overbook: true }])
    expect(codeOf(await practice.book({ ...request, fiche: newPerson() }))).toBe("availabletimeslots");
  const id = idOf(await practice.book({ ...BEYOND, fiche: newPerson() }));
  expect((await practice.call(String(id), "GET")).body).toMatchObject({ start: TEN, overbooked: true });
  expect((await practice.call(`${id}/history`, "GET")).body.records).toMatchObject([
    { what: "booked", values: { overbooked: [false, true] } },
  ]);
  expect(await practice.slots()).not.toContain("10:00");
  // An appointment with room is not marked as overbooked.
  const free = idOf(await practice.book({ ...BEYOND, date: "2026-12-03 12:00:00", fiche: newPerson() }));
  expect((await practice.call(String(free), "GET")).body.overbooked).toBe(false);
  expect(await seatFindings()).toEqual([]);
});

test("who was overbooked stays when the others go, and nothing is offered in their place", async () => {
  const practice = await addPractice({ group: { fields: { allow_overbooking: true } } });
  const first = idOf(await practice.book({}));
  const second = idOf(await practice.book({ ...BEYOND, fiche: newPerson() }));
  await practice.cancel(first);
  expect(await practice.slots()).not.toContain("10:00");
  expect(codeOf(await practice.book({ fiche: newPerson() }))).toBe("availabletimeslots");
  // Restoring to the overbooked place is refused; moving to a free place works.
  const restored = await practice.call(`${first}/restore`, "POST");
  expect(codeOf(restored)).toBe("availabletimeslots");
  const moved = await practice.move(second, { date: "2026-12-03 11:00:00" });
  expect(moved.body.records).toMatchObject([{ start: "2026-12-03 11:00:00", overbooked: false }]);
  expect(codeOf(await practice.move(second, { date: "2026-12-03 11:00:00", ...BEYOND }))).toBeUndefined();
  expect((await practice.call(`${first}/restore`, "POST")).status).toBe(200);
  expect((await practice.move(second, { date: TEN, ...BEYOND })).body.records).toMatchObject([
    { overbooked: true },
  ]);
  await practice.cancel(second);
  const again = await practice.call(`${second}/restore`, "POST");
  expect(again.body.records, again.text).toMatchObject([{ id: second, overbooked: true }]);
  expect(await seatFindings()).toEqual([]);
});

test("a room that is taken is overbooked with the calendar", async () => {
  const practice = await addPractice({
    group: { fields: { allow_overbooking: true } },
    capacity: 2,
    room: true,
  });
  idOf(await practice.book({}));
  expect(codeOf(await practice.book({ outside_rules: true, fiche: newPerson() }))).toBe("availabletimeslots");
  idOf(await practice.book({ ...BEYOND, fiche: newPerson() }));
  expect(await seatFindings()).toEqual([]);
});

test("others change seats around who was overbooked, who keeps theirs", async () => {
  const practice = await addPractice({ group: { fields: { allow_overbooking: true } }, capacity: 2 });
  const at = (time: string, more: object = {}) =>
    practice.book({ date: `2026-12-03 ${time}:00`, fiche: newPerson(), ...more });
  // Takes seats 0 and 1 and overbooks one at 10:00. 11:00 and 11:30 lie on different seats, so an hour from 11:00 needs a change
  // of seat.
  for (const time of ["10:00", "10:00"]) idOf(await at(time));
  idOf(await at("10:00", BEYOND));
  const blocker = idOf(await at("11:00"));
  idOf(await at("11:00", { length: 30 }));
  idOf(await at("11:30"));
  await practice.cancel(blocker);
  idOf(await at("11:30"));
  expect(codeOf(await at("11:00", { length: 60 }))).toBe("availabletimeslots");
  expect(await seatFindings()).toEqual([]);
  const { rows } = await app.db.query(
    `select count(*)::integer as beyond from seats s where s.group_id = $1 and s.seat >= 2`,
    [practice.group],
  );
  expect(rows).toEqual([{ beyond: 1 }]);
});

test("of many who want the last place at the same moment one gets it, and each who overbooks on purpose", async () => {
  const practice = await addPractice({ group: { fields: { allow_overbooking: true } } });
  const request = Array.from({ length: 24 }, (_, index) =>
    index % 3 === 0
      ? practice.book({ ...BEYOND, fiche: newPerson() })
      : practice.book(
          index % 3 === 1 ? { outside_rules: true, fiche: newPerson() } : { fiche: newPerson() },
          index % 3 === 1 ? practice.token : null,
        ),
  );
  const answers = await Promise.all(request);
  expect(answers.filter(isOnPurpose).map(({ status }) => status)).toEqual(Array(8).fill(201));
  const others = answers.filter((answer, index) => !isOnPurpose(answer, index));
  const booked = others.filter(({ status }) => status === 201);
  expect(booked.length).toBeLessThanOrEqual(1);
  const { rows } = await app.db.query<{ plain: number; beyond: number }>(
    `select count(*) filter (where not overbooked)::integer as plain, count(*) filter (where overbooked)::integer as beyond
     from appointments where group_id = $1`,
    [practice.group],
  );
  // The first booking took the place itself.
  expect(rows).toEqual([{ plain: 1, beyond: booked.length === 1 ? 8 : 7 }]);
  expect(await seatFindings()).toEqual([]);
});
