import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson } from "../../testing/bookings.ts";
import { listJobs, makeDue, tellNow, untilDone } from "../../testing/jobs.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { enqueueDueReminders, scheduleReminders } from "./data.ts";
import type { SmsJob } from "./sms-queue.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../testing/people.ts";
import { startApp, TEST_NOW } from "../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../testing/test-groups.ts";

const messages: { body: Record<string, string>; headers: Record<string, unknown> }[] = [];
let refusals = 0;
const mails = await startMailServer();
const gateway = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => (text += chunk.toString()));
  request.on("end", () => {
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(503).end();
      return;
    }
    messages.push({ body: JSON.parse(text) as Record<string, string>, headers: request.headers });
    response.writeHead(202).end();
  });
});
await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise<void>((resolve) => gateway.close(() => resolve())));
const smsGatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`;
const app = await startApp({
  config: { smtpUrl: mails.url, smsGatewayUrl, smsGatewayToken: "gateway-token" },
});

const START = "2026-12-03 10:00:00";
async function addSalon(rules: Record<string, unknown> = {}, forms: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, {
    name: "Salon d’Élise",
    rules,
    forms: { Fiche: [], Vevent: [], ...forms },
  });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  return { groupId, requestBody: { date: START, calendar_id, intervention_ids } };
}

/** Sets the clock to `at` and makes all waiting jobs due. */
async function letTimePass(at: string) {
  app.clock.set(at);
  await makeDue(app.db, await listJobs(app.db));
}

describe("an account that books for another person", () => {
  test("is told as well as that person, who learns who booked, and both hear of the cancellation", async () => {
    const { groupId, requestBody } = await addSalon();
    const { email, id: account_id } = await addAccount(app.db, groupId);
    const mother = newPerson();
    await addFiche(app.db, groupId, { account_id, email, firstname: "Claire", lastname: "Roux" });
    const fiche = await addFiche(app.db, groupId, { account_id, ...mother });
    const token = await tokenOf(app, groupId, email);
    const booked = await postAppointment(
      app,
      "v3",
      groupId,
      { ...requestBody, fiche: { id: fiche } },
      { token },
    );
    expect(booked.status, booked.text).toBe(201);
    const notified = (await mailTo(mails, mother.email)).mail;
    expect(notified.text).toContain("An appointment was booked for you");
    expect(notified.text).toContain("Hello Anna Person, Claire Roux booked this appointment");
    expect(notified.attachments).not.toEqual([]);
    const own = (await mailTo(mails, email)).mail;
    expect(own.text).toContain("Hello Claire Roux, see you soon at Salon d’Élise.");
    expect(own.messageId).not.toBe(notified.messageId);
    await postCancellation(app, "v3", groupId, [booked.body.records[0].id], token);
    for (const address of [mother.email, email])
      expect((await mailTo(mails, address, 2)).mail.subject).toContain("Cancelled");
  });

  test("is told once, and at once, also while that person's address is refused again and again", async () => {
    const { groupId, requestBody } = await addSalon();
    const { email, id: account_id } = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, email);
    const child = newPerson();
    const fiche = await addFiche(app.db, groupId, { account_id, ...child });
    mails.refuse(child.email);
    await postAppointment(app, "v3", groupId, { ...requestBody, fiche: { id: fiche } }, { token });
    await mailTo(mails, email);
    // The two mails are sent in parallel.
    const failure = () => app.logLines.find((line) => line.includes("nothing for")) ?? "{}";
    await expect.poll(failure).not.toBe("{}");
    expect(JSON.parse(failure())).toMatchObject({
      level: 40,
      queue: "mail",
      attempt: 1,
      code: "EENVELOPE",
    });
    expect(failure()).not.toContain("@");
    mails.accept(child.email);
    mails.refuse(email);
    await letTimePass("2026-12-01T09:00:00Z");
    await mailTo(mails, child.email);
    await untilDone(app.db, { groupId });
    mails.accept(email);
    expect(mails.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
    expect(mails.received.filter(({ to }) => to.includes(child.email))).toHaveLength(1);
  });

  test("is told, while an address that does not exist is tried once, and professionals alone see that", async () => {
    const { groupId, requestBody } = await addSalon();
    const { email, id: account_id } = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, email);
    const child = newPerson();
    const fiche = await addFiche(app.db, groupId, { account_id, ...child });
    mails.refuse(child.email, 550);
    const booked = await postAppointment(
      app,
      "v3",
      groupId,
      { ...requestBody, fiche: { id: fiche } },
      { token },
    );
    await mailTo(mails, email);
    await untilDone(app.db, { groupId });
    mails.accept(child.email);
    const failures = app.logLines.filter(
      (line) => line.includes("nothing for") && line.includes('"level":50'),
    );
    expect(failures.map((line) => JSON.parse(line))).toMatchObject([
      { queue: "mail", attempt: 1, code: "EENVELOPE" },
    ]);
    expect(failures.join()).not.toContain("@");

    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    const list = (as: string) => app.call(`v3/appointments?group_id=${groupId}`, { token: as });
    const listed = await list(pro);
    expect(listed.status, listed.text).toBe(200);
    const [visible] = listed.body.records;
    const [{ id }] = booked.body.records;
    expect(visible).toMatchObject({ id, mail_failed_at: expect.stringMatching(/^20.*Z$/) });
    expect((await list(token)).body.records[0]).not.toHaveProperty("mail_failed_at");
    const one = (as: string) => app.call(`v3/groups/${groupId}/appointments/${id}`, { token: as });
    expect((await one(pro)).body).toEqual(visible);
    expect((await one(token)).body).not.toHaveProperty("mail_failed_at");
    // If-Match compares the record that this client has read.
    const etag = (await one(pro)).headers.get("etag") ?? "";
    const moved = await app.call(`v3/groups/${groupId}/appointments/${id}`, {
      method: "PUT",
      token: pro,
      headers: { "if-match": etag },
      body: { appointment: { date: "2026-12-03 14:00:00" } },
    });
    expect(moved.status, moved.text).toBe(200);
    expect(moved.body.records[0]).toHaveProperty("mail_failed_at", visible.mail_failed_at);
  });

  test("hears nothing of what others lose with it when a professional cancels what a group file brought", async () => {
    const { groupId, requestBody } = await addSalon();
    const [anna, ben] = [newPerson(), newPerson()];
    const ids: number[] = [];
    for (const fiche of [anna, ben]) {
      const booked = await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
      await mailTo(mails, fiche.email);
      ids.push(booked.body.records[0].id);
    }
    await app.db.query("update appointments set booking_id = null where group_id = $1", [groupId]);
    await app.db.query("update fiches set email_proven = true where group_id = $1", [groupId]);
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    expect((await postCancellation(app, "v3", groupId, ids, pro)).status).toBe(200);
    await tellNow(app.db, groupId);
    for (const [one, other] of [
      [anna, ben],
      [ben, anna],
    ] as const) {
      const { mail } = await mailTo(mails, one.email, 2);
      expect(mail.text).toContain(one.lastname);
      expect(mail.text).not.toContain(other.lastname);
    }
  });

  test("is told alone where that person reads no mail, and once where both read the same", async () => {
    const { groupId, requestBody } = await addSalon();
    const { email, id: account_id } = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, email);
    const child = await addFiche(app.db, groupId, { account_id, email: "", firstname: "Tom" });
    await postAppointment(app, "v3", groupId, { ...requestBody, fiche: { id: child } }, { token });
    expect((await mailTo(mails, email)).mail.text).toContain("is confirmed");
    await untilDone(app.db, { groupId });
    const second = {
      ...requestBody,
      date: "2026-12-03 12:00:00",
      fiche: { firstname: "Léa", lastname: "Roux" },
    };
    await postAppointment(app, "v3", groupId, second, { token });
    await mailTo(mails, email, 2);
    await untilDone(app.db, { groupId });
    expect(mails.received.filter(({ to }) => to.includes(email))).toHaveLength(2);
  });
});

test("who is cancelled by the professional is told so kindly, also shortly before", async () => {
  const { groupId, requestBody } = await addSalon({ min_cancel_notice: 10_000 });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  const person = newPerson();
  const fiche = await addFiche(app.db, groupId, person);
  const booked = await postAppointment(
    app,
    "v3",
    groupId,
    { ...requestBody, fiche: { id: fiche } },
    { token: pro, locale: "fr" },
  );
  const [{ id }] = booked.body.records;
  await tellNow(app.db, groupId);
  expect((await mailTo(mails, person.email)).mail.subject).toContain("Votre rendez-vous du jeudi 3 décembre");
  expect((await postCancellation(app, "v3", groupId, [id], booked.body.fiche_token)).body.message).toBe(
    "too_late_to_cancel",
  );
  expect((await postCancellation(app, "v3", groupId, [id], pro)).status).toBe(200);
  await tellNow(app.db, groupId);
  const { mail } = await mailTo(mails, person.email, 2);
  expect(mail.text).toContain("Votre rendez-vous a dû être annulé");
  expect(mail.text).toContain("votre rendez-vous chez Salon d’Élise ne pourra pas avoir lieu");
});

test("an appointment that came with a group file is cancelled with a mail too", async () => {
  const { groupId, requestBody } = await addSalon();
  const { email, id: account_id } = await addAccount(app.db, groupId);
  const fiche = await addFiche(app.db, groupId, { account_id, email });
  const { rows } = await app.db.query<{ id: number }>(
    `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
     values ($1, $2, $3, $4, '2026-12-04T09:00Z', '2026-12-04T09:30Z') returning id`,
    [groupId, fiche, requestBody.calendar_id, requestBody.intervention_ids[0]],
  );
  const token = await tokenOf(app, groupId, email);
  expect((await postCancellation(app, "v3", groupId, [rows[0]!.id], token)).status).toBe(200);
  expect((await mailTo(mails, email)).mail.subject).toContain("Annulé");
});

function confirmationsBySms() {
  return messages.map(({ body }) => body["text"]).filter((text) => text?.startsWith("Confirmed"));
}

describe("a reminder", () => {
  const SMS = { Fiche: [{ name: "smsreminder", type: "boolean" }] };

  test("is sent when the group says, by mail and by SMS to who asked for it, once and not for what is cancelled", async () => {
    const { groupId, requestBody } = await addSalon({ reminder_minutes: 1440 }, SMS);
    const fiche = { ...newPerson(), firstphone: "06 12 34 56 78", smsreminder: true };
    const booked = await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
    const other = newPerson();
    const cancelled = await postAppointment(app, "v3", groupId, { ...requestBody, fiche: other });
    await mailTo(mails, fiche.email);
    await mailTo(mails, other.email);
    await postCancellation(app, "v3", groupId, [cancelled.body.records[0].id], cancelled.body.fiche_token);
    await mailTo(mails, other.email, 2);
    const planned = (await listJobs(app.db, { groupId })).filter(({ data }) =>
      data.appointment_ids.includes(booked.body.records[0].id),
    );
    expect(
      planned.map(({ queue, secondsLeft }) => ({ queue, hours: Math.round(secondsLeft / 3600) })),
    ).toEqual([
      { queue: "mail", hours: 24 },
      { queue: "sms", hours: 24 },
    ]);
    refusals = 1;
    await letTimePass("2026-12-02T09:00:00Z");
    const { mail } = await mailTo(mails, fiche.email, 2);
    expect(mail.subject).toBe(
      "Reminder: your appointment on Thursday 3 December at\u00a010:00 – Salon d’Élise",
    );
    expect(mail.attachments).not.toEqual([]);
    await untilDone(app.db, { groupId });
    expect(messages).toHaveLength(1);
    expect(messages[0]!.body).toEqual({
      id: expect.stringMatching(/^reminder\.\d+\.\d+\.\d+$/),
      to: "0612345678",
      country: "FR",
      text: expect.stringMatching(
        /^Reminder: appointment Thursday 3 December at 10:00 at Salon d’Élise\. Will you come\? http:\S+\/r\/\d+\.\d+\.[\w-]{22}$/,
      ),
    });
    expect(mail.text).toMatch(/^I’ll come\nhttp\S+&will_come=yes\n\nI can’t come\nhttp\S+&will_come=no$/m);
    // The link in the SMS leads to the question that the mail's first button asks.
    const [short = ""] = /\/r\/.*/.exec(messages[0]!.body["text"] ?? "") ?? [];
    const answered = await app.get(short);
    expect(answered.status).toBe(303);
    const target = new URL(answered.headers.get("location") ?? "");
    expect(mail.text).toContain(target.href);
    expect(target.searchParams.get("will_come")).toBe("yes");
    for (const wrong of [`${short.slice(0, -1)}${short.endsWith("A") ? "B" : "A"}`, "/r/1", "/r/1.1."])
      expect((await app.get(wrong)).headers.get("location")).toBe("/not_found");
    expect(messages[0]!.headers).toMatchObject({
      authorization: "Bearer gateway-token",
      "idempotency-key": messages[0]!.body["id"],
    });
    expect(mails.received.filter(({ to }) => to.includes(other.email))).toHaveLength(2);
    app.clock.set(TEST_NOW);
  });

  test("waits outside of the queue until it is due, and is enqueued once", async () => {
    const { groupId, requestBody } = await addSalon({ reminder_minutes: 1440 });
    const fiche = newPerson();
    await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
    await mailTo(mails, fiche.email);
    const planned = () =>
      app.db.query<SmsJob>("select * from reminders where group_id = $1 and due_at is not null", [groupId]);
    await expect.poll(async () => (await planned()).rows).toHaveLength(1);
    const queued = "select from graphile_worker._private_jobs where run_at > now() + interval '1 hour'";
    expect((await app.db.query(queued)).rows).toEqual([]);
    const [reminder] = (await planned()).rows;
    expect(await enqueueDueReminders(app.db, 10)).toBe(0);
    await app.db.query("update reminders set due_at = now() where group_id = $1", [groupId]);
    expect(await enqueueDueReminders(app.db, 10)).toBe(1);
    expect(await enqueueDueReminders(app.db, 10)).toBe(0);
    await scheduleReminders(app.db, reminder!, [60], false);
    expect((await planned()).rows).toEqual([]);
  });

  test("several reminders are messages of their own, each at its time; those whose time has passed are left out", async () => {
    const { groupId, requestBody } = await addSalon({
      reminder_minutes: 1440,
      further_reminders: [60, 120, 30 * 1440],
    });
    const fiche = newPerson();
    await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
    await mailTo(mails, fiche.email);
    const waiting = () =>
      app.db.query<{ hours: number; later: number }>(
        `select round(extract(epoch from due_at - now()) / 3600)::integer as hours, cardinality(later) as later
         from reminders where group_id = $1 and due_at is not null`,
        [groupId],
      );
    // The reminder of a month before has no time left.
    await expect.poll(async () => (await waiting()).rows).toEqual([{ hours: 24, later: 2 }]);
    const makeNextDue = () =>
      app.db.query("update reminders set due_at = now() where group_id = $1", [groupId]);
    await makeNextDue();
    expect(await enqueueDueReminders(app.db, 10)).toBe(1);
    await mailTo(mails, fiche.email, 2);
    expect((await waiting()).rows).toEqual([{ hours: 46, later: 1 }]);
    // Nothing ran for hours, in which the reminder of an hour before became due as well.
    await app.db.query(
      "update reminders set due_at = now() - interval '1 hour', later = array[now() - interval '1 minute'] where group_id = $1",
      [groupId],
    );
    expect(await enqueueDueReminders(app.db, 10)).toBe(1);
    await mailTo(mails, fiche.email, 3);
    await untilDone(app.db, { groupId });
    expect((await waiting()).rows).toEqual([]);
    const reminders = mails.received.filter(({ to }) => to.includes(fiche.email)).slice(1);
    expect(new Set(reminders.map(({ mail }) => mail.messageId)).size).toBe(2);
  });

  test("asks nothing where the group does not ask, and of who has confirmed already", async () => {
    for (const [reminder_asks, presence] of [
      [false, null],
      [true, "confirmed"],
    ] as const) {
      const { groupId, requestBody } = await addSalon({ reminder_minutes: 1440, reminder_asks }, SMS);
      const fiche = { ...newPerson(), firstphone: "06 12 34 56 78", smsreminder: true };
      await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
      await mailTo(mails, fiche.email);
      await app.db.query("update appointments set presence = $2 where group_id = $1", [groupId, presence]);
      await letTimePass("2026-12-02T09:00:00Z");
      expect((await mailTo(mails, fiche.email, 2)).mail.text).not.toContain("will_come");
      await untilDone(app.db, { groupId });
      expect(messages.at(-1)!.body["text"]).toBe(
        "Reminder: appointment Thursday 3 December at 10:00 at Salon d’Élise.",
      );
      app.clock.set(TEST_NOW);
    }
  });

  test("of quiet hours is due before them", async () => {
    const { groupId, requestBody } = await addSalon({
      reminder_minutes: 120,
      quiet_from: "20:00",
      quiet_until: "09:00",
    });
    const fiche = newPerson();
    await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
    await mailTo(mails, fiche.email);
    const planned = () =>
      app.db.query<{ minutes: number }>(
        "select extract(epoch from due_at - now())::float8 / 60 as minutes from reminders where group_id = $1",
        [groupId],
      );
    await expect.poll(async () => (await planned()).rows).toHaveLength(1);
    // From Tuesday 10:00 to Wednesday 19:45.
    const [{ minutes }] = (await planned()).rows as [{ minutes: number }];
    expect(Math.abs(minutes - (33 * 60 + 45))).toBeLessThan(2);
  });

  test("has a confirmation by SMS before it, once, where the group sends one", async () => {
    for (const reminder_minutes of [0, 1440]) {
      const { groupId, requestBody } = await addSalon({ reminder_minutes, confirmation_sms: true }, SMS);
      const fiche = { ...newPerson(), firstphone: "06 12 34 56 78", smsreminder: true };
      // The first try of the mail fails after the SMS has been enqueued.
      mails.refuse(fiche.email);
      await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
      await expect.poll(() => confirmationsBySms().length).toBe(reminder_minutes === 0 ? 1 : 2);
      mails.accept(fiche.email);
      await makeDue(app.db, await listJobs(app.db, { groupId }));
      await mailTo(mails, fiche.email);
      await untilDone(app.db, { groupId });
    }
    const text = "Confirmed: appointment Thursday 3 December at 10:00 at Salon d’Élise.";
    expect(confirmationsBySms()).toEqual([text, text]);
  });

  test("goes by SMS only to numbers of the organisation's country and those it names, to others by mail", async () => {
    const before = messages.length;
    for (const [sms_countries, firstphone, sent] of [
      [[], "+32 470 12 34 56", 0],
      [["BE"], "+32 470 12 34 56", 1],
      [["BE"], "0033 6 12 34 56 78", 2],
      [["BE"], "00225 07 12 34 56 78", 2],
    ] as const) {
      const { groupId, requestBody } = await addSalon({ reminder_minutes: 1440, reminder_by: "sms" }, SMS);
      await app.db.query("update groups set fields = fields || $2 where id = $1", [
        groupId,
        { sms_countries },
      ]);
      const fiche = { ...newPerson(), firstphone, smsreminder: true };
      await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
      await mailTo(mails, fiche.email);
      await letTimePass("2026-12-02T09:00:00Z");
      await untilDone(app.db, { groupId });
      expect(messages.length - before, firstphone).toBe(sent);
      const mailed = mails.received.filter(({ to }) => to.includes(fiche.email)).length;
      const isMailed = sms_countries.length === 0 || firstphone.startsWith("00225");
      expect(mailed, firstphone).toBe(isMailed ? 2 : 1);
      app.clock.set(TEST_NOW);
    }
  });

  test("goes once, and to the one who attends alone, where another booked for them", async () => {
    const { groupId, requestBody } = await addSalon({ reminder_minutes: 1440 });
    const { email, id: account_id } = await addAccount(app.db, groupId);
    const mother = newPerson();
    const fiche = await addFiche(app.db, groupId, { account_id, ...mother });
    const token = await tokenOf(app, groupId, email);
    await postAppointment(app, "v3", groupId, { ...requestBody, fiche: { id: fiche } }, { token });
    for (const address of [mother.email, email]) await mailTo(mails, address);
    await letTimePass("2026-12-02T09:00:00Z");
    expect((await mailTo(mails, mother.email, 2)).mail.subject).toContain("Reminder");
    await untilDone(app.db, { groupId });
    const received = (address: string) => mails.received.filter(({ to }) => to.includes(address)).length;
    expect([received(mother.email), received(email)]).toEqual([2, 1]);
    app.clock.set(TEST_NOW);
  });

  test("is not sent to who booked a moment before, nor where the group wants none", async () => {
    for (const reminder_minutes of [0, 10_000]) {
      const { groupId, requestBody } = await addSalon({ reminder_minutes });
      const fiche = newPerson();
      await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
      await mailTo(mails, fiche.email);
      await untilDone(app.db, { groupId });
      expect(mails.received.filter(({ to }) => to.includes(fiche.email))).toHaveLength(1);
    }
  });
});

test("the organisation stands in a sentence with its own preposition, and in no other language with that one", async () => {
  const groupId = await addGroup(app.db, {
    name: "Mairie de Brévan",
    forms: { Fiche: [], Vevent: [] },
    fields: { preposition: { fr: "à la" } },
  });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const requestBody = {
    date: START,
    calendar_id,
    intervention_ids: [await addIntervention(app.db, groupId)],
  };
  for (const [locale, words] of [
    ["fr", "à bientôt à la Mairie de Brévan."],
    ["en", "see you soon at Mairie de Brévan."],
  ] as const) {
    const fiche = newPerson();
    await postAppointment(app, "v3", groupId, { ...requestBody, fiche }, { locale });
    expect((await mailTo(mails, fiche.email)).mail.text).toContain(words);
  }
});

test("a colleague who wants notices hears of what clients do on their own calendars, and of nothing else", async () => {
  const { groupId, requestBody } = await addSalon();
  const other = await addCalendar(app.db, groupId);
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  const own = await addPro(app.db, [groupId], { calendars: [requestBody.calendar_id] });
  const silent = await addPro(app.db, [groupId], { calendars: [requestBody.calendar_id] });
  const token = await tokenOf(app, groupId, owner.email);
  for (const { id } of [owner, own]) {
    const changed = await app.call(`v3/groups/${groupId}/pros/${id}`, {
      method: "PUT",
      token,
      body: { pro: { notices: true } },
    });
    expect([changed.status, changed.body.pro.notices], changed.text).toEqual([200, true]);
  }
  const fiche = newPerson();
  const booked = await postAppointment(app, "v3", groupId, { ...requestBody, fiche });
  const { mail } = await mailTo(mails, own.email);
  expect(mail.subject).toContain("jeudi 3 décembre à\u00a010:00");
  expect(mail.replyTo?.[0]?.address).toBe(fiche.email);
  await mailTo(mails, owner.email);
  await postAppointment(app, "v3", groupId, { ...requestBody, calendar_id: other, fiche: newPerson() });
  await mailTo(mails, owner.email, 2);
  await postCancellation(app, "v3", groupId, [booked.body.records[0].id], booked.body.fiche_token);
  await mailTo(mails, own.email, 2);
  await mailTo(mails, owner.email, 3);
  await untilDone(app.db, { groupId });
  const count = (email: string) => mails.received.filter(({ to }) => to.includes(email)).length;
  expect([own, silent, owner].map(({ email }) => count(email))).toEqual([2, 0, 3]);
});
