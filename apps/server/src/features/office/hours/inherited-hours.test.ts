import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

const ALL_DAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const HOURS = [{ days: ALL_DAYS, from: "09:00", to: "12:00" }];
const LATER = [{ days: ALL_DAYS, from: "10:00", to: "11:00" }];

/** A salon with hours of its own, and two calendars without any. */
async function addSalon() {
  const group = await addGroup(app.db, { fields: { locale: "fr", openinghours: HOURS }, website: {} });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const calendar = await addCalendar(app.db, group, { openinghours: null });
  const other = await addCalendar(app.db, group, { openinghours: null });
  const service = await addIntervention(app.db, group);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const save = async (path: string, body: object) => {
    const saved = await call("PUT", path, body);
    expect(saved.status, saved.text).toBe(200);
    return saved.body;
  };
  /** Returns the slots of Thursday, as visitors get them. */
  const slots = async (of: number): Promise<string[]> => {
    const query = `start=2026-12-03&nDays=1&calendar_ids[]=${of}&intervention_ids[]=${service}`;
    const answer = await app.call(`v3/groups/${group}/availabletimeslots?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.availabletimeslots.map(({ start }: { start: string }) => start.slice(11, 16));
  };
  const book = async (of: number, time: string) => {
    const answer = await postAppointment(app, "v3", group, {
      date: `2026-12-03 ${time}:00`,
      calendar_id: of,
      intervention_ids: [service],
      fiche: newPerson(),
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.records[0].id as number;
  };
  return { group, calendar, other, call, save, slots, book };
}

test("a calendar without hours of its own has those of the organisation, as they are at that moment", async () => {
  const { calendar, other, call, save, slots } = await addSalon();
  expect((await slots(calendar)).at(0)).toBe("09:00");
  const { body } = await call("GET", `calendars/${calendar}`);
  expect(body.calendar.openinghours).toBeNull();

  // The calendar now uses its own hours; the other one still uses the organisation's.
  await save(`calendars/${calendar}`, { calendar: { openinghours: [{ ...LATER[0], from: "08:00" }] } });
  await save("settings", { settings: { openinghours: LATER } });
  expect(await slots(calendar)).toEqual(["08:00", "08:30", "09:00", "09:30", "10:00", "10:30"]);
  expect(await slots(other)).toEqual(["10:00", "10:30"]);
  // An empty list counts as hours of its own.
  await save(`calendars/${other}`, { calendar: { openinghours: [] } });
  expect(await slots(other)).toEqual([]);
  // The calendar inherits the organisation's hours again.
  await save(`calendars/${calendar}`, { calendar: { openinghours: null } });
  expect(await slots(calendar)).toEqual(["10:00", "10:30"]);
});

test("the home page, the day of professionals and the answer to why there is no slot go by the same hours", async () => {
  const { group, calendar, call } = await addSalon();
  const websites = await app.call(`v3/groups/${group}/websites`);
  expect(websites.body.records[0].openinghours[3]).toEqual([{ from: "09:00", to: "12:00" }]);
  const hours = await call("GET", `openinghours?start=2026-12-03&calendar_ids[]=${calendar}`);
  expect(hours.body.records[0].open).toHaveLength(1);
  const { rows } = await app.db.query("select id from interventions where group_id = $1", [group]);
  const request = `explanations?day=2026-12-03&calendar_ids[]=${calendar}&intervention_ids[]=${rows[0].id}`;
  const why = await call("GET", request);
  expect(why.status, why.text).toBe(200);
  expect(JSON.stringify(why.body)).toContain("2026-12-03T12:00");
});

test("a change of the organisation's hours lists the appointments outside, of the calendars that have them", async () => {
  const { calendar, other, call, save, slots, book } = await addSalon();
  await save(`calendars/${other}`, { calendar: { openinghours: HOURS } });
  const early = await book(calendar, "09:00");
  await book(calendar, "10:00");
  await book(other, "09:00");
  const change = { settings: { openinghours: LATER } };
  const refused = await call("PUT", "settings", change);
  expect(refused.status, refused.text).toBe(409);
  expect(refused.body.details.appointments).toMatchObject([
    { id: early, calendar_id: calendar, reason: "hours" },
  ]);
  expect(await slots(calendar)).toContain("09:30");
  await save("settings", { ...change, accept: [{ appointment_id: early, action: "cancel" }] });
  expect(await slots(calendar)).toEqual(["10:30"]);

  // When a calendar drops its own hours, appointments outside the inherited ones are reported as well.
  const reply = await call("PUT", `calendars/${other}`, { calendar: { openinghours: null } });
  expect(reply.body.messages.errors).toEqual(["appointments_concerned"]);
});

test("what is wrong with the organisation's hours is told at its field", async () => {
  const { call } = await addSalon();
  const wrong = [{ days: ["mo"], from: "12:00", to: "09:00" }];
  const refused = await call("PUT", "settings", { settings: { openinghours: wrong } });
  expect(refused.body.details.faults).toMatchObject([{ path: "openinghours[0].to", code: "not_later" }]);
});

test("the hours come back from an export, and a calendar without its own comes back without them", async () => {
  const { call } = await addSalon();
  const { body } = await call("GET", "file");
  expect(body.group.openinghours).toMatchObject(HOURS);
  expect(body.calendars.map(({ openinghours }: { openinghours?: unknown }) => openinghours ?? null)).toEqual([
    null,
    null,
  ]);
});
