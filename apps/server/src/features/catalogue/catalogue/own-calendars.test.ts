import { expect, test } from "vitest";
import { postAppointment, postHold } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addCalendarset,
  addGroup,
  addIntervention,
  addInterventionset,
  addPack,
} from "../../../testing/test-groups.ts";

const TEN = "2026-12-02 10:00:00";
const app = await startApp();

/**
 * Two calendars, each with a set, a service in a category and a pack, and a service that both do. The first calendar is the
 * professional's.
 */
async function addPractice(role = "pro") {
  const group = await addGroup(app.db);
  const room = await addCalendar(app.db, group, { resource: true });
  async function addSide() {
    const set = await addCalendarset(app.db, group);
    const category = await addInterventionset(app.db, group);
    const calendar = await addCalendar(app.db, group, { calendarset_id: set });
    const service = await addIntervention(app.db, group, {
      calendars: [calendar],
      interventionset_id: category,
    });
    const pack = await addPack(app.db, group, {
      config: [{ intervention_id: service, calendar_id: calendar }],
    });
    return { set, category, calendar, service, pack };
  }
  const [mine, other] = [await addSide(), await addSide()];
  const both = await addIntervention(app.db, group);
  const { email } = await addPro(app.db, [group], { role, calendars: [mine.calendar] });
  const token = await tokenOf(app, group, email);
  return { group, room, mine, other, both, token };
}

test.each(["owner", "pro", "call_centre"])(
  "with a list of calendars an %s is listed these, and what they do",
  async (role) => {
    const { group, room, mine, other, both, token } = await addPractice(role);
    const listed = async (list: string) => {
      const { body } = await app.call(`v3/groups/${group}/${list}?results=all`, { token });
      return body.records.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b);
    };
    expect(await listed("calendars")).toEqual([room, mine.calendar]);
    expect(await listed("calendarsets")).toEqual([mine.set]);
    expect(await listed("interventions")).toEqual([mine.service, both]);
    expect(await listed("interventionsets")).toEqual([mine.category]);
    expect(await listed("pack_interventions")).toEqual([mine.pack]);
    // An answer cached for one professional is not returned to another.
    const { email } = await addPro(app.db, [group], { role });
    const { body } = await app.call(`v3/groups/${group}/calendars`, {
      token: await tokenOf(app, group, email),
    });
    expect(body.records.map(({ id }: { id: number }) => id)).toContain(other.calendar);
  },
);

test("and looks, holds and books on these alone", async () => {
  const { group, mine, other, both, token } = await addPractice();
  const slots = async (query: string, by: string | undefined = token) => {
    const path = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&intervention_ids[]=${both}${query}`;
    return app.call(path, by === "" ? {} : { token: by });
  };
  const atTen = ({ body }: Awaited<ReturnType<typeof slots>>) =>
    body.availabletimeslots.find(({ start }: { start: string }) => start === TEN)?.calendar_ids;
  expect(atTen(await slots("", ""))).toEqual([mine.calendar, other.calendar]);
  expect(atTen(await slots(""))).toEqual([mine.calendar]);
  expect((await slots(`&calendar_id=${other.calendar}`)).status).toBe(400);

  const requestBody = { date: TEN, intervention_ids: [both] };
  const held = await postHold(app, group, requestBody, { token });
  expect(held.body.hold, held.text).not.toBeNull();
  const booked = await postAppointment(app, "v3", group, { ...requestBody, hold: held.body.hold }, { token });
  expect(booked.body.records[0].calendar_id).toBe(mine.calendar);
  // The professional's own calendar is taken, so the booking is refused rather than given to a colleague.
  expect((await postAppointment(app, "v3", group, requestBody, { token })).body.messages.errors).toEqual([
    "availabletimeslots",
  ]);
  for (const place of [{ calendar_id: other.calendar }, { calendar_ids: [other.calendar] }]) {
    const refused = await postAppointment(app, "v3", group, { ...requestBody, ...place }, { token });
    expect(refused.body.messages.errors).toEqual(["invalid_calendar"]);
  }
});

test("and moves nothing to a colleague's calendar", async () => {
  const { group, mine, other, both, token } = await addPractice();
  const requestBody = { date: TEN, intervention_ids: [both], calendar_id: mine.calendar };
  const booked = await postAppointment(app, "v3", group, requestBody, { token });
  const [{ id }] = booked.body.records;
  const move = (appointment: object) =>
    app.call(`v3/groups/${group}/appointments/${id}`, { method: "PUT", body: { appointment }, token });
  const there = await move({ date: "2026-12-02 11:00:00", calendar_id: other.calendar });
  expect(there.body.messages.errors).toEqual(["availabletimeslots"]);
  const moved = await move({ date: "2026-12-02 11:00:00" });
  expect(moved.body.records).toMatchObject([{ calendar_id: mine.calendar }]);
});
