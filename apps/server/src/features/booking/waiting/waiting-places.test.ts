import { afterAll, expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { signWishKey } from "./wish-key.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });
afterAll(() => expectWhole(app.db));

const [EARLY, LATE] = ["2026-12-08 18:00:00", "2026-12-15 18:00:00"];

/** A class of three on Tuesdays, with two places of one client and one of another at the early date. */
async function addFullClass() {
  const groupId = await addGroup(app.db, { rules: { waiting_minutes: 30 } });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const intervention_id = await addIntervention(app.db, groupId, { length: 60 });
  const call = (path: string, body?: unknown, token = pro): Promise<Answer> =>
    app.call(`v3/groups/${groupId}/${path}`, {
      method: body ? "POST" : "GET",
      token,
      ...(body !== undefined && { body }),
    });
  const created = await call("classes", {
    class: {
      name: "Yoga",
      intervention_id,
      publicname: "Hatha",
      teacher_id: await addCalendar(app.db, groupId, { publicname: JSON.stringify("Camille") }),
      room_id: await addCalendar(app.db, groupId, { publicname: JSON.stringify("Garden"), resource: true }),
      capacity: 3,
      max_places: 3,
      openinghours: [{ days: ["tu"], from: "18:00", to: "19:00" }],
    },
  });
  expect(created.status, created.text).toBe(201);
  const calendar_id = created.body.class.id as number;
  const seats = (places: number) => [{ intervention_id, calendar_id, places }];
  const book = async (date: string, places: number) => {
    const booked = await postAppointment(app, "v3", groupId, {
      date,
      fiche: newPerson(),
      appointments: seats(places),
    });
    expect(booked.status, booked.text).toBe(201);
    const id = booked.body.records[0].id as number;
    const token = booked.body.fiche_token as string;
    return { id, token, cancel: () => postCancellation(app, "v3", groupId, [id], token) };
  };
  const [two, one] = [await book(EARLY, 2), await book(EARLY, 1)];
  const wait = async (wish: object, token?: string) => {
    const { status, text, body } = await call("wishes", { wish }, token);
    expect(status, text).toBe(201);
    return signWishKey(groupId, body.id, app.context.installation.secret);
  };
  const offerOf = async (key: string) => (await call(`wishes.mine?key=${key}`)).body.offer;
  const hasDueJobs = async () =>
    (await listJobs(app.db, { groupId, queue: "offer_times" })).some(({ secondsLeft }) => secondsLeft <= 60);
  /** Frees one place, which is too few, then both others, until they are offered. */
  const free = async (key: string): Promise<void> => {
    await one.cancel();
    await expect.poll(hasDueJobs, { timeout: 20_000 }).toBe(false);
    expect(await offerOf(key)).toBeNull();
    await two.cancel();
    await expect
      .poll(() => offerOf(key), { timeout: 10_000 })
      .toMatchObject({ start: EARLY, calendar: { name: "Yoga" }, teacher: {}, room: {} });
  };
  const accept = async (key: string): Promise<Answer> =>
    call("wishes.answer", { answer: { what: "accept", key, offer_id: (await offerOf(key)).id } });
  return { seats, book, wait, free, accept, call, day: EARLY.slice(0, 10) };
}

test("who waits for two places of a class is offered two, with class, teacher and room, and books them", async () => {
  const { seats, wait, free, accept, call, day } = await addFullClass();
  const person = newPerson();
  const key = await wait({
    appointments: seats(2),
    first_day: day,
    last_day: day,
    fiche: person,
    locale: "en",
  });
  expect((await call(`wishes?day=${day}`)).body.records).toMatchObject([
    { calendars: [{ name: "Yoga" }], places: 2 },
  ]);
  await free(key);
  const findOffer = () =>
    mails.received.find(({ to, mail }) => to.includes(person.email) && mail.subject?.includes("come free"));
  await expect.poll(findOffer, { timeout: 10_000 }).toBeDefined();
  const offered = findOffer();
  for (const words of [/Consultation, Hatha/, /Places: +2/, /Camille/, /Garden/])
    expect(offered?.mail.text).toMatch(words);
  const accepted = await accept(key);
  expect(accepted.body.records, accepted.text).toMatchObject([{ start: EARLY, places: 2 }]);
});

test("a booking of two places moves to an earlier date with both", async () => {
  const { book, wait, free, accept } = await addFullClass();
  const { id, token } = await book(LATE, 2);
  const key = await wait({ appointment_id: id }, token);
  await free(key);
  const accepted = await accept(key);
  expect(accepted.body.records, accepted.text).toMatchObject([{ id, start: EARLY, places: 2 }]);
});
