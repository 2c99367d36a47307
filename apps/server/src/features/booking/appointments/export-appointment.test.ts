import ICAL from "ical.js";
import { expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const HOUR_MS = 3_600_000;

const app = await startApp();

async function bookOne() {
  app.clock.set(TEST_NOW);
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId);
  const service = await addIntervention(app.db, groupId);
  const request = { date: "2026-12-02 10:00:00", calendar_id, intervention_ids: [service] };
  const { body } = await postAppointment(app, "v3", groupId, request);
  const [{ id, export_token: exportToken }] = body.records;
  const file = (token: string) => app.get(`/api/v3/groups/${groupId}/appointments/${id}.ics?token=${token}`);
  return { groupId, id, exportToken, token: body.fiche_token as string, file };
}

test("the calendar file can be fetched from a page left open, long after the token has died", async () => {
  const { token, exportToken, file } = await bookOne();
  app.clock.set(TEST_NOW + 3 * HOUR_MS);
  expect((await file(token)).status).toBe(401);
  const answer = await file(exportToken);
  expect(answer.status).toBe(200);
  expect(new ICAL.Component(ICAL.parse(answer.text)).getAllSubcomponents("vevent")).toHaveLength(1);
  app.clock.set(TEST_NOW + 48 * HOUR_MS);
  expect((await file(exportToken)).status).toBe(401);
});

test("the calendar file of a service without a public name is named by the group alone", async () => {
  app.clock.set(TEST_NOW);
  const groupId = await addGroup(app.db, { name: "Salon d’Élise" });
  const calendar_id = await addCalendar(app.db, groupId);
  const service = await addIntervention(app.db, groupId, { publicname: '""' });
  const token = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "call_centre" })).email);
  const request = {
    date: "2026-12-02 10:00:00",
    calendar_id,
    intervention_ids: [service],
    fiche: newPerson(),
  };
  const { body, text } = await postAppointment(app, "v3", groupId, request, { token });
  const [{ id, export_token }] = body.records ?? [text];
  const file = await app.get(`/api/v3/groups/${groupId}/appointments/${id}.ics?token=${export_token}`);
  const event = new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent("vevent")!;
  expect(event.getFirstPropertyValue("summary")).toBe("Salon d’Élise");
  expect(event.getFirstPropertyValue("description")).toMatch(/^Dr Martin/);
});

test("what opens the calendar file shows and cancels nothing", async () => {
  const { groupId, id, exportToken, token } = await bookOne();
  const listed = await app.call(`v3/appointments?group_id=${groupId}`, { token: exportToken });
  expect(listed.status).toBe(401);
  expect((await postCancellation(app, "v3", groupId, [id], exportToken)).status).toBe(401);
  const own = await app.call(`v3/appointments?group_id=${groupId}`, { token });
  expect(own.body.records[0]).toMatchObject({ id, deleted: false, export_token: exportToken });
});

test("a pack in two places is one event that says when and where each part is, and how to reach the group", async () => {
  app.clock.set(TEST_NOW);
  const phone = "01 42 00 00 00";
  const groupId = await addGroup(app.db, { name: "Salon d’Élise", fields: { phone } });
  const place = (name: string, address: string) =>
    addCalendar(app.db, groupId, {
      publicname: JSON.stringify(name),
      slot_step: 15,
      address: { address, zipcode: "35000", city: "Rennes" },
    });
  const calendars = [await place("Anna", "1 rue Haute"), await place("Ben", "2 rue Basse")];
  const services = [
    await addIntervention(app.db, groupId, { publicname: '"Cut"', calendars: [calendars[0]] }),
    await addIntervention(app.db, groupId, {
      publicname: '"Advice"',
      calendars: [calendars[1]],
      videoconference: true,
    }),
  ];
  const pack_id = await addPack(app.db, groupId, {
    publicname: '"Fresh start"',
    config: services.map((intervention_id) => ({ intervention_id })),
  });
  const booked = await postAppointment(app, "v3", groupId, { date: "2026-12-02 10:00:00", pack_id });
  expect(booked.status, booked.text).toBe(201);
  const [{ id, export_token }] = booked.body.records;
  const read = async () => {
    const file = await app.get(
      `/api/v3/groups/${groupId}/appointments/${id}.ics?token=${export_token}&locale=en`,
    );
    return new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent("vevent")!;
  };
  const event = await read();
  expect(event.getFirstPropertyValue("summary")).toBe("Fresh start – Salon d’Élise");
  expect(event.getFirstPropertyValue("sequence")).toBe(0);
  expect(String(event.getFirstPropertyValue("description")).split("\n")).toEqual([
    "10:00 Cut, Anna, 1 rue Haute, 35000 Rennes",
    "10:30 Advice, Ben, 2 rue Basse, 35000 Rennes",
    "By video",
    `Phone ${phone}`,
  ]);
  await app.call(`v3/groups/${groupId}/appointments/${id}`, {
    method: "PUT",
    token: booked.body.fiche_token,
    body: { appointment: { date: "2026-12-02 11:00:00" } },
  });
  expect((await read()).getFirstPropertyValue("sequence")).toBe(1);
});

test("the calendar file of a cancelled appointment takes the same event out of the calendar", async () => {
  const { groupId, id, exportToken, token, file } = await bookOne();
  const eventOf = async () => {
    const answer = await file(exportToken);
    expect(answer.status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(answer.text));
    const event = calendar.getFirstSubcomponent("vevent")!;
    const read = (name: string) => event.getFirstPropertyValue(name);
    return {
      type: answer.headers.get("content-type"),
      method: calendar.getFirstPropertyValue("method"),
      uid: read("uid"),
      status: read("status"),
      organizer: read("organizer"),
    };
  };
  const booked = await eventOf();
  expect(booked).toMatchObject({ method: "PUBLISH", status: "CONFIRMED" });
  await postCancellation(app, "v3", groupId, [id], token);
  expect(await eventOf()).toEqual({
    type: "text/calendar; charset=utf-8; method=CANCEL",
    method: "CANCEL",
    uid: booked.uid,
    status: "CANCELLED",
    organizer: expect.stringMatching(/^mailto:/),
  });
});
