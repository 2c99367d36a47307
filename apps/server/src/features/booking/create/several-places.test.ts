import { expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation, postHold } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { exportGroup } from "../../office/group-file/export-group.ts";
import { anonymiseFiches } from "../../people/retention/anonymise-data.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });
const apps = [app, await startApp({ database: app.database, config: { smtpUrl: mails.url } })];

// A Tuesday, and the one after.
const DATE = "2026-12-01 18:00:00";
const NEXT = "2026-12-08 18:00:00";
const DATES = [{ days: ["tu"], from: "18:00", to: "19:00" }];

/** A studio with a class of six places, three of which one booking may take, for 10 euros each. */
async function addStudio({ max_places = 3, max_at_once = 0 } = {}) {
  const group = await addGroup(app.db, { fields: { locale: "en", timezone: "Europe/Paris" } });
  const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const teacher = await addCalendar(app.db, group);
  const yoga = await addIntervention(app.db, group, { length: 60, price: 1000, max_at_once });
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const fields = {
    name: "Yoga",
    intervention_id: yoga,
    teacher_id: teacher,
    capacity: 6,
    openinghours: DATES,
  };
  const made = await call("POST", "classes", { class: { ...fields, max_places } });
  expect(made.status, made.text).toBe(201);
  const id = made.body.class.id as number;
  const item = (places?: number) => ({ appointments: { 0: { intervention_id: yoga, places } } });
  const book = (places?: number, more: object = {}) =>
    postAppointment(app, "v3", group, { date: DATE, ...item(places), ...more });
  const frees = async () =>
    (await call("GET", "classes.dates?start=2026-12-01&nDays=14")).body.records.map(
      ({ free }: { free: number }) => free,
    );
  return { group, token, teacher, yoga, id, item, call, book, frees };
}

test("a booking takes several places of a date, for the price of all, in one appointment", async () => {
  const { id, book, call, frees } = await addStudio();
  const booked = await book(3);
  expect(booked.status, booked.text).toBe(201);
  expect(booked.body.records).toMatchObject([
    { calendar_id: id, places: 3, price: 3000, price_amount: 3000, intervention_price: 1000 },
  ]);
  expect((await call("GET", `appointments/${booked.body.records[0].id}`)).body).toMatchObject({ places: 3 });
  expect(await frees()).toEqual([3, 6]);
  expect((await book(2)).status).toBe(201);
  expect((await book(2)).body.message).toBe("availabletimeslots");
  const last = await book();
  expect([last.status, "places" in last.body.records[0]]).toEqual([201, false]);
  expect(await frees()).toEqual([0, 6]);
  await expectWhole(app.db);
});

test("no booking takes more places than the class allows, nor several beside another service", async () => {
  const { book, yoga, call } = await addStudio();
  const tooMany = await book(4);
  expect([tooMany.status, tooMany.body.messages.fields], tooMany.text).toEqual([
    400,
    { "appointment.appointments.0.places": "expected at most 3" },
  ]);
  const twice = await book(undefined, {
    appointments: { 0: { intervention_id: yoga, places: 2 }, 1: { intervention_id: yoga } },
  });
  expect(twice.body.messages.fields, twice.text).toEqual({
    "appointment.appointments.0.places": "expected at most 1",
  });
  const classes = await call("GET", "classes");
  expect(classes.body.records).toMatchObject([{ places: 6, max_places: 3 }]);
});

test("only the dates with enough free places are offered", async () => {
  const { book, call, yoga } = await addStudio();
  await book(3);
  await book(2);
  const timesFor = async (places: number) => {
    const query = `appointments[0][intervention_id]=${yoga}&appointments[0][places]=${places}&start=2026-12-01&nDays=8`;
    const answer = await call("GET", `availabletimeslots?${query}`);
    return answer.body.availabletimeslots.map(({ start, capacity }: { start: string; capacity: number }) => [
      start,
      capacity,
    ]);
  };
  expect(await timesFor(1)).toEqual([
    [DATE, 1],
    [NEXT, 6],
  ]);
  expect(await timesFor(2)).toEqual([[NEXT, 6]]);
});

test("a hold keeps several places until they are booked", async () => {
  const { group, item, book, frees } = await addStudio();
  const held = await postHold(app, group, { date: DATE, ...item(3) });
  expect(held.body.expires_at, held.text).not.toBeNull();
  expect(await frees()).toEqual([3, 6]);
  expect((await book(3)).status).toBe(201);
  expect((await book()).body.message).toBe("availabletimeslots");
  const booked = await book(3, { hold: held.body.hold });
  expect(booked.status, booked.text).toBe(201);
  expect(await frees()).toEqual([0, 6]);
  await expectWhole(app.db);
});

test("all places move, are cancelled and come back together", async () => {
  const { id, call, group, token, book, frees } = await addStudio({ max_at_once: 5 });
  const booked = await book(3);
  const [record] = booked.body.records;
  const path = `appointments/${record.id}`;
  const moved = await call("PUT", path, { appointment: { date: NEXT } });
  expect([moved.status, moved.body.records?.[0].places, moved.body.records?.[0].price], moved.text).toEqual([
    200, 3, 3000,
  ]);
  // The service's own limit of five is less than the class's places.
  expect(await frees()).toEqual([5, 3]);
  await book(2, { date: NEXT });
  await book(2);
  const all = await call("POST", `classes/${id}/moved_dates`, {
    class_date: { start: DATE.slice(0, 16), to: NEXT.slice(0, 16) },
  });
  // Two places are left over there, but only one is free.
  expect(all.body.message, all.text).toBe("availabletimeslots");
  await postCancellation(app, "v3", group, [record.id], booked.body.fiche_token);
  expect(await frees()).toEqual([4, 4]);
  const restorable = await book(3, { date: NEXT });
  const restorableId = restorable.body.records[0].id;
  await postCancellation(app, "v3", group, [restorableId], token);
  expect(await frees()).toEqual([4, 4]);
  const restored = await call("POST", `appointments/${restorableId}/restore`);
  expect([restored.status, restored.body.records?.[0].places], restored.text).toEqual([200, 3]);
  expect(await frees()).toEqual([4, 1]);
  await expectWhole(app.db);
});

test("a service that gets a limit counts several places as one appointment", async () => {
  const { book, call, yoga } = await addStudio();
  await book(3);
  await book(2);
  const limited = await call("PUT", `interventions/${yoga}`, { intervention: { max_at_once: 2 } });
  expect([limited.status, limited.body.concerned ?? []], limited.text).toEqual([200, []]);
  await expectWhole(app.db);
});

test("the other places have names, which go with the person", async () => {
  const { book, call } = await addStudio();
  const guests = ["Léa Roux", "Max Roux"];
  const fiche = newPerson();
  const booked = await book(3, { guests, fiche });
  expect(booked.body.records, booked.text).toMatchObject([{ places: 3, guests }]);
  // The mail goes to an address that nobody has proven, so it repeats nothing that was typed.
  const mailTo = () => mails.received.find(({ to }) => to.includes(fiche.email))?.mail;
  await expect.poll(() => mailTo()?.text ?? "", { timeout: 20_000 }).toMatch(/Places:? 3\n/);
  expect(mailTo()?.text).not.toContain("Léa");
  const file = new TextDecoder().decode(mailTo()?.attachments[0]?.content as Uint8Array);
  expect(file.replaceAll("\r\n ", "")).toContain("Places 3");
  const [{ id, fiche_id }] = booked.body.records;
  expect((await call("GET", `appointments/${id}`)).body).toMatchObject({ guests });
  const tooMany = await book(2, { guests });
  expect(tooMany.body.messages.fields, tooMany.text).toEqual({ "appointment.guests": "expected at most 1" });
  const nameless = await book(2);
  expect("guests" in nameless.body.records[0]).toBe(false);
  const exported = await exportGroup(app.db, nameless.body.records[0].group_id, "everybody");
  expect(exported.appointments).toEqual(
    expect.arrayContaining([expect.objectContaining({ calendar: expect.any(String), places: 3, guests })]),
  );
  await anonymiseFiches(app.db as never, booked.body.records[0].group_id, [fiche_id], new Date());
  const forgotten = (await call("GET", `appointments/${id}`)).body;
  expect([forgotten.places, forgotten.guests]).toEqual([3, undefined]);
});

test("bookings of one, two and three places race for a date on two servers: never more than it has", async () => {
  const { book, frees, group, item } = await addStudio();
  for (let round = 0; round < 20; round++) {
    const date = `2026-12-${String(1 + 7 * (round % 4)).padStart(2, "0")} 18:00:00`;
    const answers = await Promise.all(
      Array.from({ length: 9 }, async (_, client) => {
        const places = 1 + ((client + round) % 3);
        return {
          places,
          ...(await postAppointment(apps[client % 2]!, "v3", group, { date, ...item(places) })),
        };
      }),
    );
    const booked = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    const left = 6 - booked.reduce((sum, { places }) => sum + places, 0);
    expect(left).toBeGreaterThanOrEqual(0);
    // Those of one place may all come first, and then nobody takes the last one.
    expect(refused.filter(({ places }) => places <= left)).toEqual([]);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(["availabletimeslots"]));
    await expectWhole(app.db);
    await Promise.all(
      booked.map(({ body }) => postCancellation(app, "v3", group, [body.records[0].id], body.fiche_token)),
    );
  }
  expect(await frees()).toEqual([6, 6]);
  expect((await book(3)).status).toBe(201);
});
