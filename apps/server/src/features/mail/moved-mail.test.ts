import ICAL from "ical.js";
import { expect, test } from "vitest";
import { postAppointment, newPerson } from "../../testing/bookings.ts";
import { listJobs, makeDue, untilDone } from "../../testing/jobs.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { mailTo } from "../../testing/people.ts";
import { startApp, TEST_NOW } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

async function bookOne(rules: Record<string, unknown> = {}) {
  const group = await addGroup(app.db, { name: "Salon d’Élise", rules });
  await addCalendar(app.db, group);
  const intervention_ids = [await addIntervention(app.db, group)];
  const fiche = newPerson();
  const booked = await postAppointment(app, "v3", group, {
    date: "2026-12-03 10:00:00",
    intervention_ids,
    fiche,
  });
  const [{ id }] = booked.body.records;
  await mailTo(mails, fiche.email);
  const moveTo = (date: string) =>
    app.call(`v3/groups/${group}/appointments/${id}`, {
      method: "PUT",
      token: booked.body.fiche_token,
      body: { appointment: { date } },
    });
  return { group, email: fiche.email, moveTo };
}

function readEvent(content: string | ArrayBuffer | Uint8Array) {
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent("vevent")!;
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.getFirstPropertyValue("uid"),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    start: String(event.getFirstPropertyValue("dtstart")),
  };
}

test("a move is told, with the same calendar event at its new time", async () => {
  const { email, moveTo } = await bookOne();
  const { mail: confirmation } = await mailTo(mails, email);
  expect((await moveTo("2026-12-04 15:00:00")).status).toBe(200);
  const { mail } = await mailTo(mails, email, 2);
  expect(mail.subject).toBe(
    "Moved: your appointment is now on Friday 4 December at\u00a015:00 – Salon d’Élise",
  );
  expect(mail.text).toContain("Previous time: Thursday 3 December at\u00a010:00");
  const event = readEvent(mail.attachments[0]!.content);
  expect(event).toEqual({
    method: "REQUEST",
    uid: readEvent(confirmation.attachments[0]!.content).uid,
    sequence: 1,
    start: "2026-12-04T15:00:00",
  });
});

test("moved forty times, an appointment is told at once and then, ten minutes later, as it stands in the end", async () => {
  const { group, email, moveTo } = await bookOne();
  await moveTo("2026-12-04 15:00:00");
  await mailTo(mails, email, 2);
  for (let time = 0; time < 39; time++) {
    const hour = 9 + (time % 8);
    expect((await moveTo(`2026-12-07 ${String(hour).padStart(2, "0")}:00:00`)).status).toBe(200);
  }
  const waiting = await listJobs(app.db, { groupId: group, kind: "moved" });
  expect(waiting.map(({ secondsLeft }) => Math.round(secondsLeft / 60))).toEqual([10]);
  await makeDue(app.db, waiting);
  const { mail } = await mailTo(mails, email, 3);
  expect(mail.subject).toContain("Monday 7 December at\u00a015:00");
  expect(mail.text).toContain("Previous time: Friday 4 December at\u00a015:00");
  expect(readEvent(mail.attachments[0]!.content)).toMatchObject({
    sequence: 40,
    start: "2026-12-07T15:00:00",
  });
  await untilDone(app.db, { groupId: group, kind: "moved" });
  expect(mails.received.filter(({ to }) => to.includes(email))).toHaveLength(3);
});

test("several that move together are told as several, with a file for each", async () => {
  const group = await addGroup(app.db, { name: "Salon d’Élise" });
  const calendar_id = await addCalendar(app.db, group);
  const one = { intervention_id: await addIntervention(app.db, group), calendar_id };
  const fiche = newPerson();
  const request = { date: "2026-12-03 10:00:00", appointments: { 0: one, 1: one }, fiche };
  const { body } = await postAppointment(app, "v3", group, request, { locale: "fr" });
  await mailTo(mails, fiche.email);
  // Moves the second appointment; the first moves with it, half an hour before.
  await app.call(`v3/groups/${group}/appointments/${body.records[1].id}`, {
    method: "PUT",
    token: body.fiche_token,
    body: { appointment: { date: "2026-12-04 15:00:00" } },
  });
  const { mail } = await mailTo(mails, fiche.email, 2);
  expect(mail.subject).toBe(
    "Vos rendez-vous sont déplacés, le premier\u202f: vendredi 4 décembre à\u00a014:30 – Salon d’Élise",
  );
  expect(mail.text).toContain("Vos rendez-vous sont déplacés");
  expect(mail.text).toContain("Ancien horaire\u202f: Jeudi 3 décembre à\u00a010:00");
  expect(mail.attachments.filter(({ filename }) => filename !== null)).toHaveLength(2);
});

test("a reminder is sent for the new time, and none for the old one", async () => {
  const { group, email, moveTo } = await bookOne({ reminder_minutes: 1440 });
  await moveTo("2026-12-07 15:00:00");
  await mailTo(mails, email, 2);
  const waiting = () => listJobs(app.db, { groupId: group, queue: "mail", kind: "reminder" });
  await expect.poll(waiting).toHaveLength(1);
  const [fresh] = await waiting();
  expect(Math.round(fresh!.secondsLeft / 3600)).toBe(125);
  app.clock.set("2026-12-06T14:00:00Z");
  await makeDue(app.db, [fresh!]);
  const { mail } = await mailTo(mails, email, 3);
  expect(mail.subject).toBe("Reminder: your appointment on Monday 7 December at\u00a015:00 – Salon d’Élise");
  app.clock.set(TEST_NOW);
});

test("a mail says from when on a cancellation is late", async () => {
  const { email } = await bookOne({ late_cancellation_hours: 24 });
  const { mail } = await mailTo(mails, email);
  expect(mail.text).toContain(
    "A cancellation after Wednesday 2 December at\u00a010:00 counts as a missed appointment.",
  );
});

test("a mail about an appointment whose cancellation is late already says so", async () => {
  const { email } = await bookOne({ late_cancellation_hours: 240 });
  const { mail } = await mailTo(mails, email);
  expect(mail.text).toContain("A cancellation now counts as a missed appointment.");
});

test("a mail says until when one may move and cancel, and afterwards that one no longer can", async () => {
  const { email, moveTo } = await bookOne({ min_cancel_notice: 1440 });
  const { mail: confirmation } = await mailTo(mails, email);
  expect(confirmation.text).toContain("Move or cancel online until Wednesday 2 December at\u00a010:00.");
  expect(confirmation.text).toContain("View, move or cancel this appointment");
  expect((await moveTo("2026-12-02 09:00:00")).status).toBe(200);
  const { mail } = await mailTo(mails, email, 2);
  expect(mail.text).toContain("Moving and cancelling online is no longer possible.");
  expect(mail.text).toContain("View this appointment");
  expect(mail.text).not.toContain("move or cancel this");
});
