import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

const CLOSURE = { start: "2026-12-03 00:00", end: "2026-12-05 00:00", label: "Inventory" };

async function addHouse() {
  const group = await addGroup(app.db, { fields: { locale: "fr" } });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const anna = await addCalendar(app.db, group);
  const ben = await addCalendar(app.db, group, { closures: [{ ...CLOSURE, label: "Away" }] });
  const room = await addCalendar(app.db, group, { resource: true });
  const service = await addIntervention(app.db, group);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const book = async (of: number) => {
    const answer = await postAppointment(app, "v3", group, {
      date: "2026-12-03 10:00:00",
      calendar_id: of,
      intervention_ids: [service],
      fiche: newPerson(),
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.records[0].id as number;
  };
  const stored = async (of: number, kind = "calendar") =>
    (await call("GET", `${kind}s/${of}`)).body[kind] as Record<string, unknown>;
  return { group, owner, anna, ben, room, call, book, stored };
}

test("several calendars and rooms are closed at once, beside what each has, and each can be taken back alone", async () => {
  const { anna, ben, room, call, stored } = await addHouse();
  const saved = await call("PUT", "calendars.hours", {
    ids: [anna, ben, room, anna],
    change: { holidays: "FR", openinghours: null },
    add: { closures: [CLOSURE], openings: [{ date: "2026-12-06", from: "09:00", to: "11:00" }] },
  });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body).toEqual({ ids: [anna, ben, room] });
  expect(await stored(ben)).toMatchObject({
    holidays: "FR",
    openinghours: null,
    closures: [{ ...CLOSURE, label: "Away" }, CLOSURE],
    openings: [{ date: "2026-12-06" }],
  });
  expect(await stored(room, "resource")).toMatchObject({ closures: [CLOSURE] });
  const { changes } = (await call("GET", "changes")).body;
  expect(changes.map(({ record_id }: { record_id: number }) => record_id)).toEqual([room, ben, anna]);
  await call("POST", `changes/${changes[1].id}/undo`, {});
  expect((await stored(ben))["closures"]).toHaveLength(1);
  expect((await stored(anna))["closures"]).toHaveLength(1);
});

test("what is not named stays as it is", async () => {
  const { anna, call, stored } = await addHouse();
  const before = await stored(anna);
  await call("PUT", "calendars.hours", { ids: [anna], change: { holidays: "FR" } });
  expect(await stored(anna)).toMatchObject({
    openinghours: before["openinghours"],
    openings: [],
    closures: [],
  });
});

test("the appointments left outside on all of them are listed together, and nothing is saved before it is said what becomes of them", async () => {
  const { anna, ben, call, book, stored } = await addHouse();
  const first = await book(anna);
  const body = { ids: [anna, ben], add: { closures: [CLOSURE] } };
  const refused = await call("PUT", "calendars.hours", body);
  expect(refused.status, refused.text).toBe(409);
  expect(refused.body.details.appointments).toMatchObject([
    { id: first, calendar_id: anna, reason: "hours" },
  ]);
  expect((await stored(ben))["closures"]).toHaveLength(1);
  const accept = [{ appointment_id: first, action: "cancel" }];
  const saved = await call("PUT", "calendars.hours", { ...body, accept });
  expect(saved.status, saved.text).toBe(200);
  const { rows } = await app.db.query("select deleted from appointments where id = $1", [first]);
  expect(rows[0].deleted).toBe(true);
});

test("one that is not there refuses them all, and so does a fault", async () => {
  const { anna, call, stored } = await addHouse();
  const { version } = await stored(anna);
  const unknown = await call("PUT", "calendars.hours", { ids: [anna, 999_999], change: { holidays: "FR" } });
  expect(unknown.body.details.faults).toMatchObject([
    { path: "ids[1]", code: "unknown_record", record_id: 999_999 },
  ]);
  const wrong = await call("PUT", "calendars.hours", { ids: [anna], change: { holidays: "ZZ" } });
  expect(wrong.body.details.faults).toMatchObject([{ path: "holidays", code: "holidays", record_id: anna }]);
  expect((await stored(anna))["version"]).toBe(version);
});

test("in a draft they are changed once it is published", async () => {
  const { anna, ben, call, stored } = await addHouse();
  const { id } = (await call("POST", "drafts", { draft: { name: "Winter" } })).body.draft;
  const remaining = await call("PUT", `calendars.hours?draft_id=${id}`, {
    ids: [anna, ben],
    change: { holidays: "FR" },
  });
  expect(remaining.status, remaining.text).toBe(200);
  expect((await stored(anna))["holidays"]).toBeNull();
  await call("POST", `drafts/${id}/publish`, {});
  expect([(await stored(anna))["holidays"], (await stored(ben))["holidays"]]).toEqual(["FR", "FR"]);
});

test("in a draft they are added to what the draft has there already", async () => {
  const { anna, ben, call, stored } = await addHouse();
  const { id } = (await call("POST", "drafts", { draft: { name: "Winter" } })).body.draft;
  const into = `draft_id=${id}`;
  const other = { ...CLOSURE, start: "2026-12-20 00:00", end: "2026-12-21 00:00" };
  await call("PUT", `calendars/${anna}?${into}`, { calendar: { closures: [other] } });
  const made = (await call("POST", `calendars?${into}`, { calendar: { name: "Chloe" } })).body.calendar;
  const remaining = await call("PUT", `calendars.hours?${into}`, {
    ids: [anna, ben, made.id],
    add: { closures: [CLOSURE] },
  });
  expect(remaining.status, remaining.text).toBe(200);
  await call("POST", `drafts/${id}/publish`, {});
  expect([(await stored(anna))["closures"], (await stored(made.id))["closures"]]).toEqual([
    [other, CLOSURE],
    [CLOSURE],
  ]);
  expect((await stored(ben))["closures"]).toHaveLength(2);
});

test("public holidays are chosen by name and seen by name, in the reader's language where there is one", async () => {
  const { call } = await addHouse();
  const regions = await call("GET", "holidays.regions?locale=de");
  expect(regions.body.records).toContainEqual({ code: "DE-BY", name: "Bayern" });
  expect(regions.body.records).toContainEqual({ code: "DE", name: "Deutschland" });
  const italian = await call("GET", "holidays.regions?locale=it");
  expect(italian.body.records).toContainEqual({ code: "IT-25", name: "Lombardia" });
  const english = await call("GET", "holidays.regions?locale=en");
  expect(english.body.records).toContainEqual({ code: "IT-25", name: "Lombardy" });
  const query = "from=2026-12-01&until=2027-01-31";
  const holidays = await call("GET", `holidays?code=FR&locale=en&${query}`);
  expect(holidays.body.records).toEqual([
    { day: "2026-12-25", name: "Christmas Day" },
    { day: "2027-01-01", name: "New Year's Day" },
  ]);
  expect((await call("GET", `holidays?code=nowhere&${query}`)).status).toBe(400);
  expect((await call("GET", "holidays?code=FR&from=2026-12-01&until=2036-01-31")).status).toBe(400);
});
