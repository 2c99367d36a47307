import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs, makeDue, type WaitingJob } from "../../../testing/jobs.ts";
import { type ReceivedMail, startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { openFicheSession } from "../../ground/session/session-data.ts";
import { type Answer, startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const messages: unknown[] = [];
const gateway = createServer((request, response) => {
  void json(request).then((message) => {
    messages.push(message);
    response.end();
  });
});
gateway.listen(0, "127.0.0.1");
await once(gateway, "listening");
afterAll(() => gateway.close());
const smsGatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
const app = await startApp({ config: { smtpUrl: mails.url, smsGatewayUrl } });
afterAll(() => expectWhole(app.db));

const DAY = "2026-12-02";
const at = (time: string, day = DAY) => `${day}T${time}:00+01:00`;
/** One hour with two slots. */
const HOURS = [{ days: ["mo", "tu", "we", "th", "fr"], from: "10:00", to: "11:00" }];

type Person = ReturnType<typeof newPerson>;

/** Returns the key in a mail to the person. */
async function keyOf(person: Person, subject: RegExp): Promise<string> {
  const isTheirs = ({ to, mail }: ReceivedMail) =>
    to.includes(person.email) && subject.test(mail.subject ?? "");
  await expect.poll(() => mails.received.some(isTheirs), { timeout: 10_000 }).toBe(true);
  return /key=(\S+)/.exec(mails.received.find(isTheirs)!.mail.text ?? "")![1]!;
}

async function addPractice(rules: Record<string, unknown> = {}, openinghours = HOURS) {
  const groupId = await addGroup(app.db, { rules: { waiting_minutes: 30, ...rules } });
  const calendar_id = await addCalendar(app.db, groupId, { openinghours });
  const service = await addIntervention(app.db, groupId);
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  const path = `v3/groups/${groupId}/wishes`;
  const post = (url: string, body: unknown, token?: string) =>
    app.call(url, { method: "POST", body, ...(token !== undefined && { token }) });
  const wish = (fiche: object, more: object = {}, token?: string): Promise<Answer> =>
    post(
      path,
      { wish: { intervention_ids: [service], first_day: DAY, last_day: DAY, fiche, locale: "en", ...more } },
      token,
    );
  const book = (time: string, fiche: object = newPerson(), day = DAY): Promise<Answer> =>
    postAppointment(app, "v3", groupId, {
      start_at: at(time, day),
      calendar_id,
      intervention_ids: [service],
      fiche,
    });
  const cancel = (booked: Answer) =>
    postCancellation(app, "v3", groupId, [booked.body.records[0].id], booked.body.fiche_token);
  /** Waits for the jobs that are due soon. */
  const settle = () =>
    expect
      .poll(() => listJobs(app.db, { groupId, queue: "offer_times" }), { timeout: 20_000 })
      .toSatisfy((jobs: WaitingJob[]) => jobs.every(({ secondsLeft }) => secondsLeft > 60));
  /** Does the jobs that wait for an offer to expire. */
  const settleLater = async () => makeDue(app.db, await listJobs(app.db, { groupId, queue: "offer_times" }));
  const waiting = async (day = DAY) => (await app.call(`${path}?day=${day}`, { token: pro })).body.records;
  const offerOf = async (person: Person) =>
    (await waiting()).find(({ lastname }: Person) => lastname === person.lastname)?.offer ?? null;
  const isOffered = (person: Person) =>
    expect.poll(() => offerOf(person), { timeout: 10_000 }).not.toBeNull();
  const answer = (what: string, key: string, offer_id?: number) =>
    post(`v3/groups/${groupId}/wishes.answer`, { answer: { what, key, offer_id } });
  const times = async () => {
    const query = `start=${DAY}&nDays=1&intervention_ids[]=${service}`;
    const { body } = await app.call(`v3/groups/${groupId}/availabletimeslots?${query}`);
    return body.availabletimeslots.map(({ time }: { time: string }) => time);
  };
  return {
    groupId,
    calendar_id,
    service,
    pro,
    path,
    post,
    wish,
    book,
    cancel,
    settle,
    settleLater,
    waiting,
    offerOf,
    isOffered,
    answer,
    times,
  };
}

test("a freed time is held for the first who waits, told by mail, and booked by one click that asks first", async () => {
  const { book, wish, cancel, isOffered, offerOf, answer, times, groupId, waiting } = await addPractice();
  const [first, second] = [newPerson(), newPerson()];
  const booked = await book("10:00");
  await book("10:30");
  expect((await wish(first)).status).toBe(201);
  expect((await wish(second)).body).toMatchObject({
    state: "waiting",
    first_day: DAY,
    days: [],
    times: [],
    offer: null,
  });
  expect(await keyOf(first, /waiting list/)).toMatch(/^w\./);
  await cancel(booked);
  await isOffered(first);
  const offer = await offerOf(first);
  expect(offer).toMatchObject({ start: `${DAY} 10:00:00`, expires_at: "2026-12-01T09:30:00.000Z" });
  expect(await offerOf(second)).toBeNull();
  expect(await times()).toEqual([]);
  const key = await keyOf(first, /come free/);
  const shown = await app.call(`v3/groups/${groupId}/wishes.mine?key=${key}`);
  expect(shown.body.offer.id).toBe(offer.id);
  const accepted = await answer("accept", key, offer.id);
  expect(accepted.status).toBe(200);
  expect(accepted.body).toMatchObject({ wish: { state: "fulfilled", offer: null } });
  expect(accepted.body.records[0].start_at).toBe(at("10:00"));
  expect(accepted.body.fiche_token).toMatch(/./);
  expect((await answer("accept", key, offer.id)).body.message).toBe("offer_over");
  expect((await waiting()).map(({ lastname }: Person) => lastname)).toEqual([second.lastname]);
});

test("the page of a mail says what to bring or prepare for the services, also for those of a pack", async () => {
  const { groupId, wish, service, path, pro } = await addPractice();
  await app.db.query("update interventions set instructions = $2 where id = $1", [
    service,
    JSON.stringify({ en: "Bring your glasses", fr: "Vos lunettes" }),
  ]);
  const plain = await addIntervention(app.db, groupId);
  const pack_id = await addPack(app.db, groupId, {
    config: JSON.stringify([{ intervention_id: plain }, { intervention_id: service }]),
  });
  for (const chain of [{ intervention_ids: [service] }, { intervention_ids: undefined, pack_id }]) {
    const person = newPerson();
    expect((await wish(person, chain)).status).toBe(201);
    const key = await keyOf(person, /waiting list/);
    const { body } = await app.call(`v3/groups/${groupId}/wishes.mine?key=${key}&locale=en`);
    expect(body.instructions).toEqual([
      { id: service, name: "Consultation", lang: "fr", html: "Bring your glasses" },
    ]);
  }
  const { body } = await app.call(`${path}?day=${DAY}`, { token: pro });
  expect(body.records[0]).not.toHaveProperty("instructions");
});

test("a professional reads a long list in pages, each person once, in their order", async () => {
  const { groupId, wish, path, pro } = await addPractice();
  expect((await wish(newPerson())).status).toBe(201);
  await app.db.query(
    `insert into wishes (group_id, fiche_id, chain, first_day, last_day, days, times, locale, by_sms, turn, created_at, is_first)
      select w.group_id, fiche_id, chain, first_day, last_day, days, times, locale, by_sms, turn, created_at, nr % 70 = 0
      from wishes w, generate_series(1, 150) as nr where w.group_id = $1`,
    [groupId],
  );
  const pageAfter = async (after: string) =>
    (await app.call(`${path}?day=${DAY}${after}`, { token: pro })).body as {
      count: number;
      records: { id: number; first: boolean }[];
    };
  const one = await pageAfter("");
  const two = await pageAfter(`&after=${one.records.at(-1)!.id}`);
  expect([one.records.length, two.records.length, one.count, two.count]).toEqual([100, 51, 151, 151]);
  expect(new Set([...one.records, ...two.records].map(({ id }) => id)).size).toBe(151);
  expect(one.records.map(({ first }) => first).slice(0, 3)).toEqual([true, true, false]);
  expect((await pageAfter(`&after=${two.records.at(-1)!.id}`)).records).toEqual([]);
});

test("a time that is kept keeps the time between starts: one of two is offered", async () => {
  const { groupId, service, book, wish, cancel, isOffered, offerOf, answer, settle, times } =
    await addPractice();
  await app.db.query("update interventions set min_between_starts = 60 where id = $1", [service]);
  app.context.changes.announce("catalogue", groupId);
  const [first, second] = [newPerson(), newPerson()];
  const booked = await book("10:00");
  expect(await times()).toEqual([]);
  await wish(first);
  await wish(second);
  await cancel(booked);
  await isOffered(first);
  await settle();
  expect(await offerOf(second)).toBeNull();
  expect((await book("10:30")).body.message).toBe("availabletimeslots");
  const key = await keyOf(first, /come free/);
  const accepted = await answer("accept", key, (await offerOf(first)).id);
  expect(accepted.body.records[0].start_at).toBe(at("10:00"));
  expect((await book("10:30")).body.message).toBe("availabletimeslots");
});

test("who declines stays on the list, and the next person is told at once; nobody is offered the same time twice", async () => {
  const { book, wish, cancel, isOffered, offerOf, answer, settle } = await addPractice();
  const [first, second] = [newPerson(), newPerson()];
  const booked = await book("10:00");
  await book("10:30");
  await wish(first);
  await wish(second);
  await cancel(booked);
  await isOffered(first);
  const key = await keyOf(first, /come free/);
  expect((await answer("decline", key, (await offerOf(first)).id)).status).toBe(200);
  await isOffered(second);
  expect(await offerOf(first)).toBeNull();
  const keyOfSecond = await keyOf(second, /come free/);
  await answer("withdraw", keyOfSecond);
  await settle();
  expect(await offerOf(first)).toBeNull();
});

test("an offer that nobody answers goes to the next person when it expires", async () => {
  const { book, wish, cancel, isOffered, offerOf, settleLater, answer } = await addPractice();
  const [first, second] = [newPerson(), newPerson()];
  const booked = await book("10:00");
  await book("10:30");
  await wish(first);
  await wish(second);
  await cancel(booked);
  await isOffered(first);
  const { id } = await offerOf(first);
  app.clock.set(TEST_NOW + 30 * 60_000);
  expect((await answer("accept", await keyOf(first, /come free/), id)).body.message).toBe("offer_over");
  await settleLater();
  await isOffered(second);
  app.clock.set(TEST_NOW);
});

test("a professional sees who waits for a day, lets one go first, and fills a gap by hand", async () => {
  const { book, wish, waiting, path, pro, post, calendar_id } = await addPractice();
  const [first, second] = [newPerson(), newPerson()];
  await wish(first);
  const { body } = await wish(second, { days: ["we"], times: [{ from: "10:00", to: "10:30" }] });
  expect((await waiting()).map(({ lastname }: Person) => lastname)).toEqual([
    first.lastname,
    second.lastname,
  ]);
  expect(await waiting("2026-12-03")).toEqual([]);
  const patch = { method: "PATCH", token: pro, body: { wish: { first: true } } };
  expect((await app.call(`${path}/${body.id}`, patch)).body.first).toBe(true);
  expect((await waiting()).map(({ lastname }: Person) => lastname)).toEqual([
    second.lastname,
    first.lastname,
  ]);
  const gap = { gap: { start_at: at("10:30"), calendar_id } };
  const filled = await post(`${path}/${body.id}/fill`, gap, pro);
  expect(filled.body.records[0]).toMatchObject({ start_at: at("10:30"), fiche_id: body.fiche_id });
  expect((await waiting()).map(({ lastname }: Person) => lastname)).toEqual([first.lastname]);
  expect((await post(`${path}/${body.id}/fill`, gap, pro)).body.message).toBe("not_found");
  expect((await book("10:30")).body.message).toBe("availabletimeslots");
  expect(await keyOf(second, /waiting list/)).toMatch(/^w\./);
});

test("a professional gives a time that is kept for one person to another, and the first waits on", async () => {
  const { groupId, book, wish, cancel, isOffered, offerOf, path, pro, post, calendar_id, waiting } =
    await addPractice();
  const [first, second] = [newPerson(), newPerson()];
  const booked = await book("10:00");
  await book("10:30");
  await wish(first);
  const { body } = await wish(second);
  await cancel(booked);
  await isOffered(first);
  const { id } = await offerOf(first);
  const [{ id: offered_to }] = await waiting();
  const key = await keyOf(first, /come free/);
  const gap = { start_at: at("10:00"), calendar_id };
  expect((await post(`${path}/${body.id}/fill`, { gap }, pro)).body.message).toBe("availabletimeslots");
  const filled = await post(`${path}/${body.id}/fill`, { gap: { ...gap, offered_to } }, pro);
  expect(filled.body.records[0]).toMatchObject({ start_at: at("10:00"), fiche_id: body.fiche_id });
  expect(await waiting()).toMatchObject([{ lastname: first.lastname, state: "waiting", offer: null }]);
  const answer = { what: "accept", key, offer_id: id };
  expect((await post(`v3/groups/${groupId}/wishes.answer`, { answer })).body.message).toBe("offer_over");
});

test("a kept time that is later than the moved appointment is given up, and the person waits on", async () => {
  const { groupId, book, path, post, pro, cancel, isOffered, offerOf, times, settleLater } =
    await addPractice();
  const person = newPerson();
  const late = await book("10:30", person, "2026-12-04");
  const { id } = late.body.records[0];
  const early = await book("10:00");
  await book("10:30");
  await post(path, { wish: { appointment_id: id, locale: "en" } }, late.body.fiche_token);
  await cancel(early);
  await isOffered(person);
  const moved = await app.call(`v3/groups/${groupId}/appointments/${id}`, {
    method: "PUT",
    token: pro,
    body: { appointment: { start_at: at("10:30", "2026-12-01"), outside_rules: true } },
  });
  expect(moved.status, moved.text).toBe(200);
  await expect.poll(async () => (await settleLater(), times()), { timeout: 10_000 }).toEqual(["10:00"]);
  expect(await offerOf(person)).toBeNull();
});

test("an offer ends although the group has switched its waiting list off meanwhile", async () => {
  const { groupId, book, wish, cancel, isOffered, offerOf, settleLater } = await addPractice();
  const person = newPerson();
  const booked = await book("10:00");
  await wish(person);
  await cancel(booked);
  await isOffered(person);
  await app.db.query(
    `update groups set rules = rules || '{"waiting_minutes": 0}', version = version + 1 where id = $1`,
    [groupId],
  );
  app.clock.set(TEST_NOW + 31 * 60_000);
  await expect.poll(async () => (await settleLater(), offerOf(person)), { timeout: 10_000 }).toBeNull();
  app.clock.set(TEST_NOW);
});

test("a wish for the same service twice names it twice", async () => {
  const { wish, service } = await addPractice({ max_multirdvs: 2 });
  const { body } = await wish(newPerson(), { intervention_ids: [service, service] });
  expect(body.intervention_ids).toEqual([service, service]);
});

test("'tell me of something earlier' moves the appointment in one transaction, and frees its time for the next", async () => {
  const { book, wish, cancel, isOffered, answer, offerOf, path, groupId, waiting } = await addPractice();
  const person = newPerson();
  const early = await book("10:00");
  const late = await book("10:30", person);
  const token = late.body.fiche_token as string;
  const { id } = late.body.records[0];
  const earlier = await app.call(path, {
    method: "POST",
    token,
    body: { wish: { appointment_id: id, locale: "en" } },
  });
  expect(earlier.body).toMatchObject({ appointment: { id }, last_day: DAY });
  const later = newPerson();
  await wish(later, { times: [{ from: "10:30", to: "11:00" }] });
  await cancel(early);
  await isOffered(person);
  const offer = await offerOf(person);
  const accepted = await answer("accept", await keyOf(person, /come free/), offer.id);
  expect(accepted.body.records).toMatchObject([{ id, start_at: at("10:00") }]);
  // The page leads to the appointment, as the mail does.
  const link = `v3/groups/${groupId}/appointments/${id}`;
  expect((await app.call(link, { token: accepted.body.fiche_token })).body.start_at).toBe(at("10:00"));
  await isOffered(later);
  expect((await offerOf(later)).start).toBe(`${DAY} 10:30:00`);
  expect((await waiting()).map(({ lastname }: Person) => lastname)).toEqual([later.lastname]);
  expect((await app.call(link, { token })).body.start_at).toBe(at("10:00"));
});

test("who may not book is passed over", async () => {
  const { book, wish, cancel, isOffered, offerOf } = await addPractice();
  const [first, second] = [newPerson(), newPerson()];
  const booked = [await book("10:00"), await book("10:30")];
  const blocked = await wish(first);
  await wish(second);
  await app.db.query("update fiches set blacklisted = true where id = $1", [blocked.body.fiche_id]);
  await cancel(booked[0]!);
  await isOffered(second);
  expect(await offerOf(first)).toBeNull();
});

test("a professional's cancellation can be undone: its time is offered only after that", async () => {
  const { groupId, book, wish, pro, post, settle, offerOf } = await addPractice();
  const person = newPerson();
  const booked = await book("10:00");
  await book("10:30");
  await wish(person);
  const { id } = booked.body.records[0];
  await postCancellation(app, "v3", groupId, [id], pro);
  const [job] = await listJobs(app.db, { groupId, queue: "offer_times" });
  expect(job!.secondsLeft).toBeGreaterThan(10);
  expect((await post(`v3/groups/${groupId}/appointments/${id}/restore`, {}, pro)).status).toBe(200);
  await makeDue(app.db, await listJobs(app.db, { groupId, queue: "offer_times" }));
  await settle();
  expect(await offerOf(person)).toBeNull();
});

test("opening a day offers its times", async () => {
  const { wish, isOffered, calendar_id, pro, groupId } = await addPractice({}, [
    { days: ["th"], from: "10:00", to: "11:00" },
  ]);
  const person = newPerson();
  await wish(person);
  const opening = { opening: { date: DAY, from: "10:00", to: "11:00" } };
  const answer = await app.call(`v3/groups/${groupId}/calendars/${calendar_id}/openings`, {
    method: "POST",
    token: pro,
    body: opening,
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  await isOffered(person);
});

test("a client sees and withdraws their own wishes alone, which a download of their data contains", async () => {
  const { groupId, path, wish, pro } = await addPractice();
  const account = await addAccount(app.db, groupId);
  const token = await tokenOf(app, groupId, account.email);
  const own = await wish({ firstname: "Léa", lastname: "Roux" }, {}, token);
  const other = await wish(newPerson());
  const list = await app.call(path, { token });
  expect(list.body).toMatchObject({ count: 1, records: [{ id: own.body.id }] });
  expect((await app.call(`${path}/${other.body.id}`, { method: "DELETE", token })).status).toBe(404);
  const data = await app.call(`v3/groups/${groupId}/personal_data`, { token });
  expect(data.body.wishes).toMatchObject([{ first_day: DAY, state: "waiting" }]);
  expect((await app.call(`${path}/${own.body.id}`, { method: "DELETE", token })).body.state).toBe(
    "withdrawn",
  );
  expect((await app.call(`${path}/${own.body.id}`, { method: "DELETE", token: pro })).status).toBe(404);
});

test("the holder of a fiche's key sees and withdraws the wishes of that fiche alone", async () => {
  const { groupId, path, wish, pro } = await addPractice();
  const own = await wish(newPerson());
  const other = await wish(newPerson());
  const { token } = await openFicheSession(app.db, groupId, own.body.fiche_id, app.clock.now());
  expect((await app.call(path, { token })).body.records).toMatchObject([{ id: own.body.id }]);
  expect((await app.call(path, { token: pro })).body.count).toBe(2);
  const data = await app.call(`v3/groups/${groupId}/personal_data`, { token });
  expect(data.body.wishes).toHaveLength(1);
  expect((await app.call(`${path}/${other.body.id}`, { method: "DELETE", token })).status).toBe(404);
  expect((await app.call(`${path}/${own.body.id}`, { method: "DELETE", token })).status).toBe(200);
});

test("whoever wants an SMS besides the mail gets one, with the link", async () => {
  const { book, wish, cancel } = await addPractice();
  const booked = await book("10:00");
  await book("10:30");
  await wish({ ...newPerson(), firstphone: "06 12 34 56 78" }, { sms: true });
  await cancel(booked);
  await expect.poll(() => messages, { timeout: 10_000 }).toHaveLength(1);
  const [{ to, text }] = messages as [{ to: string; text: string }];
  expect(to).toBe("0612345678");
  expect(text).toMatch(
    /^A time has come free at Cabinet du Parc: Wednesday 2 December at 10:00\. .*https?:\S+\/waiting\?\S+$/,
  );
});

test("a professional puts a caller without a mailbox on the list, who is only given a time by hand or told by SMS", async () => {
  const { groupId, service, path, pro, post, book, cancel, waiting, settle, isOffered } = await addPractice();
  const add = async (firstphone: string) => {
    const fiche = { firstname: "Ada", lastname: `Caller${firstphone}`, firstphone };
    const { body, status, text } = await post(`v3/groups/${groupId}/fiches`, { fiche }, pro);
    expect(status, text).toBe(201);
    const wish = {
      intervention_ids: [service],
      first_day: DAY,
      last_day: DAY,
      locale: "en",
      fiche: { id: body.id },
    };
    expect((await post(path, { wish }, pro)).status).toBe(201);
    return body;
  };
  await add("");
  const byPhone = await add("06 39 98 12 34");
  const booked = await book("10:00");
  await book("10:30");
  await cancel(booked);
  await isOffered(byPhone);
  await settle();
  expect(await waiting()).toMatchObject([{ state: "waiting" }, { state: "offered" }]);
});

test("a time is kept only for as long as the notices allow to accept it", async () => {
  const { book, wish, cancel, isOffered, offerOf, answer } = await addPractice({ min_notice: 23 * 60 + 50 });
  const person = newPerson();
  const booked = await book("10:00");
  await wish(person);
  await cancel(booked);
  await isOffered(person);
  const offer = await offerOf(person);
  expect(offer.expires_at).toBe("2026-12-01T09:10:00.000Z");
  app.clock.set(Date.parse(offer.expires_at) - 1);
  expect((await answer("accept", await keyOf(person, /come free/), offer.id)).status).toBe(200);
  app.clock.set(TEST_NOW);
});

test("the earlier time that is kept is free again when the appointment is cancelled", async () => {
  const { groupId, book, path, post, cancel, isOffered, times } = await addPractice();
  const person = newPerson();
  const early = await book("10:00");
  const late = await book("10:30", person);
  const wish = { appointment_id: late.body.records[0].id, locale: "en" };
  await post(path, { wish }, late.body.fiche_token);
  await cancel(early);
  await isOffered(person);
  const key = await keyOf(person, /come free/);
  await cancel(late);
  await expect.poll(times, { timeout: 10_000 }).toEqual(["10:00", "10:30"]);
  expect((await app.call(`v3/groups/${groupId}/wishes.mine?key=${key}`)).body.state).toBe("withdrawn");
});

/** A pack of two services in the first half of two hours, and one that follows it. */
async function addTwoPacks() {
  const practice = await addPractice({}, [{ ...HOURS[0]!, to: "12:00" }]);
  const { groupId, service, calendar_id, path, post, cancel } = practice;
  const second = await addIntervention(app.db, groupId);
  const pack_id = await addPack(app.db, groupId, {
    total_price: 5000,
    config: JSON.stringify([{ intervention_id: service }, { intervention_id: second }]),
  });
  const bookPack = (time: string, fiche: object = newPerson()): Promise<Answer> =>
    postAppointment(app, "v3", groupId, { start_at: at(time), calendar_id, pack_id, fiche });
  const person = newPerson();
  const first = await bookPack("10:00");
  const late = await bookPack("11:00", person);
  expect([first.status, late.status]).toEqual([201, 201]);
  const wait = (id: number) =>
    post(path, { wish: { appointment_id: id, locale: "en" } }, late.body.fiche_token);
  const cancelPack = () => cancel(first);
  return { ...practice, pack_id, person, late, wait, cancelPack };
}

test("a pack waits as a whole for an earlier time, and all of it moves there", async () => {
  const { wait, late, pack_id, calendar_id, cancelPack, isOffered, offerOf, answer, person, pro, groupId } =
    await addTwoPacks();
  const ids = late.body.records.map(({ id }: { id: number }) => id);
  // Any of its appointments names the pack.
  const wish = await wait(ids[1]);
  expect(wish.status, wish.text).toBe(201);
  expect(wish.body).toMatchObject({ pack_ids: [pack_id], calendars: [{ id: calendar_id }] });
  expect(wish.body.appointment.id).toBe(ids[0]);
  await cancelPack();
  await isOffered(person);
  const offer = await offerOf(person);
  expect(offer.start).toBe(`${DAY} 10:00:00`);
  const accepted = await answer("accept", await keyOf(person, /free/), offer.id);
  expect(accepted.status, accepted.text).toBe(200);
  const moved = await Promise.all(
    ids.map((id: number) => app.call(`v3/groups/${groupId}/appointments/${id}`, { token: pro })),
  );
  expect(moved.map(({ body }) => body.start)).toEqual([`${DAY} 10:00:00`, `${DAY} 10:30:00`]);
});

test("a pack and the appointments that adjoin it wait together for an earlier time, each with whom it is", async () => {
  const { groupId, service, calendar_id, post, path, cancel, isOffered, offerOf, answer } = await addPractice(
    {},
    [{ ...HOURS[0]!, to: "13:00" }],
  );
  const colleague = await addCalendar(app.db, groupId, { openinghours: [{ ...HOURS[0]!, to: "13:00" }] });
  const pack_id = await addPack(app.db, groupId, {
    config: JSON.stringify([{ intervention_id: service }, { intervention_id: service }]),
  });
  const early = await postAppointment(app, "v3", groupId, {
    start_at: at("10:30"),
    pack_id,
    calendar_id,
    fiche: newPerson(),
  });
  const person = newPerson();
  const booked = await postAppointment(app, "v3", groupId, {
    start_at: at("11:30"),
    appointments: [
      { pack_id, calendar_id },
      { intervention_id: service, calendar_id: colleague },
    ],
    fiche: person,
  });
  expect(booked.status, booked.text).toBe(201);
  const ids = booked.body.records.map(({ id }: { id: number }) => id);
  // Any of them stands for all.
  const wish = await post(path, { wish: { appointment_id: ids[2], locale: "en" } }, booked.body.fiche_token);
  expect(wish.status, wish.text).toBe(201);
  expect(wish.body.appointment.id).toBe(ids[0]);
  await cancel(early);
  await isOffered(person);
  const offer = await offerOf(person);
  expect(offer.start).toBe(`${DAY} 10:00:00`);
  const accepted = await answer("accept", await keyOf(person, /free/), offer.id);
  expect(accepted.status, accepted.text).toBe(200);
  const token = accepted.body.fiche_token;
  const moved = await Promise.all(
    ids.map((id: number) => app.call(`v3/groups/${groupId}/appointments/${id}`, { token })),
  );
  expect(moved.map(({ body }) => [body.start, body.calendar_id])).toEqual([
    [`${DAY} 10:00:00`, calendar_id],
    [`${DAY} 10:30:00`, calendar_id],
    [`${DAY} 11:00:00`, colleague],
  ]);
});

test("a second wish for an earlier time replaces the first; the list has it only for days before the appointment", async () => {
  const { groupId, book, path, post, pro, waiting } = await addPractice();
  const late = await book("10:30", newPerson(), "2026-12-10");
  const { id } = late.body.records[0];
  const earlier = { wish: { appointment_id: id, locale: "en" } };
  const first = await post(path, earlier, late.body.fiche_token);
  const second = await post(path, earlier, late.body.fiche_token);
  expect(second.body).toEqual(first.body);
  expect(await waiting("2026-12-10")).toHaveLength(1);
  const url = `v3/groups/${groupId}/appointments/${id}`;
  const moved = await app.call(url, {
    method: "PUT",
    token: pro,
    body: { appointment: { start_at: at("10:30", "2026-12-03") } },
  });
  expect(moved.status, moved.text).toBe(200);
  expect(await waiting("2026-12-03")).toHaveLength(1);
  expect(await waiting("2026-12-09")).toEqual([]);
});

test("in a group for existing clients others cannot wait, and nothing of them is stored", async () => {
  const { wish, groupId, pro } = await addPractice({ reserved: true });
  const count = async () =>
    (await app.db.query("select count(*)::integer as n from fiches where group_id = $1", [groupId])).rows[0]
      .n;
  expect((await wish(newPerson())).body).toMatchObject({ message: "not_open_group" });
  expect(await count()).toBe(0);
  const person = newPerson();
  const made = await app.call(`v3/groups/${groupId}/fiches`, {
    method: "POST",
    token: pro,
    body: { fiche: person },
  });
  expect(made.status, made.text).toBe(201);
  expect((await wish(person)).status).toBe(201);
});

test("what a wish is refused for", async () => {
  const { wish, path, groupId, answer, pro } = await addPractice();
  const person = newPerson();
  for (let count = 0; count < 5; count++) expect((await wish(person)).status).toBe(201);
  const count = "select count(*)::integer from fiches where group_id = $1";
  const { rows: before } = await app.db.query(count, [groupId]);
  expect((await wish(person)).body).toMatchObject({ message: "full" });
  expect((await app.db.query(count, [groupId])).rows).toEqual(before);
  expect((await wish(newPerson(), { last_day: "2026-11-30" })).body.message).toBe("bad_request");
  expect((await wish(newPerson(), { last_day: "2028-01-01" })).body.message).toBe("bad_request");
  expect((await wish({})).body.message).toBe("create_fiche_failed");
  expect((await wish({ id: 999_999 })).body.message).toBe("fiche_not_authorized");
  expect((await wish(newPerson(), { intervention_ids: [999_999] })).body.message).toBe("vevent");
  expect((await wish(newPerson(), { calendar_id: 999_999 })).body.message).toBe("Invalid calendar");
  expect((await wish(newPerson(), { appointment_id: 999_999 })).body.message).toBe("unknown_appointment");
  const body = { wish: { intervention_ids: [1], fiche: person } };
  const without = await addGroup(app.db);
  expect((await app.call(`v3/groups/${without}/wishes`, { method: "POST", body })).body.message).toBe(
    "vevent",
  );
  expect((await answer("withdraw", "w.1.1.x")).body.message).toBe("dead_key");
  expect((await app.call(`v3/groups/${groupId}/wishes.mine?key=x`)).body.message).toBe("dead_key");
  const patch = { method: "PATCH", token: pro, body: { wish: { first: true } } };
  expect((await app.call(`${path}/999999`, patch)).body.message).toBe("not_found");
});

test("in quiet hours nobody is offered a time; what was freed is offered after them", async () => {
  const quiet = { quiet_from: "09:00", quiet_until: "11:00" };
  const { book, wish, cancel, settle, settleLater, offerOf, groupId } = await addPractice(quiet);
  const person = newPerson();
  const booked = await book("10:00");
  await wish(person);
  await cancel(booked);
  await settle();
  const waiting = await listJobs(app.db, { groupId, queue: "offer_times" });
  expect(waiting.map(({ secondsLeft }) => Math.round(secondsLeft / 60))).toEqual([60]);
  expect(await offerOf(person)).toBeNull();
  app.clock.set("2026-12-01T10:00:00Z");
  await expect.poll(async () => (await settleLater(), offerOf(person))).not.toBeNull();
  app.clock.set(TEST_NOW);
});

test("who leaves three offers unanswered waits no longer, and the time goes on to the next", async () => {
  const { book, wish, cancel, settleLater, isOffered, offerOf, waiting } = await addPractice({}, [
    { ...HOURS[0]!, to: "12:00" },
  ]);
  const [silent, second] = [newPerson(), newPerson()];
  const booked = await book("10:00");
  await wish(silent);
  await cancel(booked);
  const offered = new Set<number>();
  const countOffers = async () => {
    await settleLater();
    const offer = await offerOf(silent);
    if (offer) offered.add(offer.id);
    return offered.size;
  };
  for (let unanswered = 1; unanswered <= 3; unanswered++) {
    await expect.poll(countOffers).toBe(unanswered);
    if (unanswered === 3) await wish(second);
    app.clock.set(TEST_NOW + unanswered * 31 * 60_000);
  }
  const names = async () => (await waiting()).map(({ lastname }: Person) => lastname);
  await expect.poll(async () => (await settleLater(), names())).toEqual([second.lastname]);
  await isOffered(second);
  app.clock.set(TEST_NOW);
});
