import ICAL from "ical.js";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../testing/bookings.ts";
import { transaction } from "../../lib/database/database.ts";
import { enqueueSql } from "../../lib/jobs/enqueue.ts";
import { MAIL_QUEUE } from "../booking/appointments/mail-queue.ts";
import { untilDone } from "../../testing/jobs.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { addAccount, tokenOf } from "../../testing/people.ts";
import { startApp } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack, addPromotion } from "../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({
  config: {
    smtpUrl: mails.url,
    publicUrl: "https://rdv.example.org",
    mailFrom: "Rdv <no-reply@rdv.example.org>",
  },
});

async function addSalon() {
  const groupId = await addGroup(app.db, {
    urlname: `salon-${crypto.randomUUID().slice(0, 8)}`,
    name: "Salon d’Élise & Fils",
    fields: { phone: "01 23 45 67 89", address: "3 rue des Lilas", zipcode: "75011", city: "Paris" },
  });
  const calendar_id = await addCalendar(app.db, groupId, { name: "Élise", publicname: null });
  const service = await addIntervention(app.db, groupId, {
    name: "Coupe <b>",
    publicname: null,
    price: 2500,
  });
  return { groupId, calendar_id, service };
}

const TEN = "2026-12-02 10:00:00";
const ANNA = { firstname: "Anna", lastname: "Bo <i>", email: "anna@example.org" };

function readEvent(raw: string | ArrayBuffer | Uint8Array) {
  const text = typeof raw === "string" ? raw : new TextDecoder().decode(raw);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return { method: calendar.getFirstPropertyValue("method"), event };
}

async function nextMail(count: number) {
  const all = await mails.waitFor(count);
  return all[count - 1]!;
}

test("a booking is confirmed and its cancellation told, in the client's language, each once, about one calendar event", async () => {
  const { groupId, calendar_id, service } = await addSalon();
  const appointment = {
    date: TEN,
    calendar_id,
    intervention_ids: [service],
    fiche: ANNA,
  };
  const booked = await postAppointment(app, "v3", groupId, appointment, { locale: "fr" });
  const confirmation = await nextMail(1);
  expect(confirmation.to).toEqual(["anna@example.org"]);
  expect(confirmation.from).toBe("no-reply@rdv.example.org");
  const { mail } = confirmation;
  expect(mail.from).toEqual({ name: "Salon d’Élise & Fils", address: "no-reply@rdv.example.org" });
  expect(mail.subject).toBe("Votre rendez-vous du mercredi 2 décembre à\u00a010:00 – Salon d’Élise & Fils");
  for (const part of [
    "Mercredi 2 décembre 2026",
    "10:00 – 10:30",
    "Coupe <b>",
    "Élise",
    "Anna Bo i",
    "3 rue des Lilas, 75011 Paris",
    "01 23 45 67 89",
    "25,00",
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.html).toContain("Coupe &lt;b&gt;");
  expect(mail.html).not.toContain("<i>");
  const link = /https:\/\/rdv\.example\.org\/salon-[\w-]+\/book\/confirm\?token=([\w.%-]+)&from_mail=1/.exec(
    mail.text ?? "",
  );
  expect(link).not.toBeNull();

  const [file] = mail.attachments.filter((one) => one.filename === "appointment.ics");
  const invited = readEvent(file!.content);
  expect(invited.method).toBe("REQUEST");
  expect(invited.event.summary).toBe("Coupe <b> – Salon d’Élise & Fils");
  expect(invited.event.location).toBe("3 rue des Lilas, 75011 Paris");

  const answer = await app.call(`v3/appointments?group_id=${groupId}`, {
    token: decodeURIComponent(link![1]!),
  });
  expect(answer.body.records.map(({ id }: { id: number }) => id)).toEqual([booked.body.records[0].id]);
  const cancelled = await postCancellation(
    app,
    "v3",
    groupId,
    [booked.body.records[0].id],
    decodeURIComponent(link![1]!),
  );
  expect(cancelled.status).toBe(200);

  const cancellation = await nextMail(2);
  expect(cancellation.mail.subject).toBe(
    "Annulé\u202f: votre rendez-vous du mercredi 2 décembre à\u00a010:00 – Salon d’Élise & Fils",
  );
  const withdrawn = readEvent(
    cancellation.mail.attachments.find((one) => one.filename === "appointment.ics")!.content,
  );
  expect(withdrawn.method).toBe("CANCEL");
  expect(withdrawn.event.uid).toBe(invited.event.uid);
  expect(withdrawn.event.sequence).toBe(invited.event.sequence + 1);
  expect(new Set([mail.messageId, cancellation.mail.messageId]).size).toBe(2);
  await untilDone(app.db, { groupId });
  expect(mails.received).toHaveLength(2);
});

test("a pack is one mail with one event, two services in a row one mail with two", async () => {
  const { groupId, calendar_id, service } = await addSalon();
  const colour = await addIntervention(app.db, groupId, { name: "Couleur", publicname: null, price: 4000 });
  const pack_id = await addPack(app.db, groupId, {
    name: "Coupe et couleur",
    publicname: null,
    total_price: 6000,
    config: [{ intervention_id: colour }, { break_time: 15 }, { intervention_id: service }],
  });
  const before = mails.received.length;
  expect(
    (
      await postAppointment(
        app,
        "v3",
        groupId,
        { date: TEN, pack_id, calendar_id, fiche: ANNA },
        { locale: "en" },
      )
    ).status,
  ).toBe(201);
  const packMail = await nextMail(before + 1);
  const events = packMail.mail.attachments.map(({ content }) => readEvent(content).event);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  expect(events[0]!.summary).toContain("Coupe et couleur");
  expect(events[0]!.endDate.toString()).toBe("2026-12-02T11:15:00");
  expect(packMail.mail.text).toContain("60.00");

  const row = { date: "2026-12-03 10:00:00", calendar_id, intervention_ids: [service, colour], fiche: ANNA };
  expect((await postAppointment(app, "v3", groupId, row, { locale: "en" })).status).toBe(201);
  const rowMail = await nextMail(before + 2);
  expect(rowMail.mail.attachments.map((one) => one.filename)).toEqual([
    null,
    "appointment-1.ics",
    "appointment-2.ics",
  ]);
  expect(rowMail.mail.text).toContain("65.00");
});

test("services and a pack are one mail that lists them in order, the pack as one with its break, and one event each", async () => {
  const { groupId, calendar_id, service } = await addSalon();
  const colour = await addIntervention(app.db, groupId, { name: "Couleur", publicname: null, price: 4000 });
  const other = await addCalendar(app.db, groupId, {
    name: "Zoé",
    publicname: null,
    address: { address: "8 rue Haute", city: "Paris" },
  });
  const pack_id = await addPack(app.db, groupId, {
    name: "Coupe et couleur",
    publicname: null,
    total_price: 6000,
    config: [{ intervention_id: colour }, { break_time: 15 }, { intervention_id: service }],
  });
  await addPromotion(app.db, groupId, { percentage: 20, interventions: [colour] });
  const appointments = [
    { pack_id, calendars: [calendar_id, other] },
    { intervention_id: colour, calendar_id },
  ];
  const before = mails.received.length;
  const booked = await postAppointment(
    app,
    "v3",
    groupId,
    { date: TEN, appointments, fiche: ANNA },
    { locale: "fr" },
  );
  expect(booked.status).toBe(201);
  const { mail } = await nextMail(before + 1);
  expect(mail.subject).toContain("Vos rendez-vous à partir du mercredi 2 décembre à\u00a010:00");
  const text = (mail.text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
  const inOrder = [
    "10:00 – 11:15",
    "Coupe et couleur",
    "10:00 Couleur, Élise, 3 rue des Lilas, 75011 Paris",
    "Pause, 15 min",
    "10:45 Coupe <b>, Zoé, 8 rue Haute, Paris",
    "60,00 €",
    "11:15 – 11:45",
    "Couleur",
    "32,00 € au lieu de 40,00 €",
    "Total : 92,00 € au lieu de 100,00 €",
  ];
  expect(inOrder.filter((part) => !text.includes(part))).toEqual([]);
  const places = inOrder.map((part, index) =>
    text.indexOf(part, index === 7 ? text.indexOf("11:15 – 11:45") : 0),
  );
  expect(places).toEqual([...places].sort((one, next) => one - next));
  expect(text.split("Mercredi 2 décembre 2026")).toHaveLength(2);
  expect(mail.html?.split("Mercredi 2 décembre 2026")).toHaveLength(2);
  expect(mail.html).toContain("Coupe &lt;b&gt;, Zoé");
  const files = mail.attachments.filter(({ filename }) => filename !== null);
  const events = files.map(({ content }) => readEvent(content).event);
  expect(
    events.map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()]),
  ).toEqual([
    ["Coupe et couleur – Salon d’Élise & Fils", "2026-12-02T10:00:00", "2026-12-02T11:15:00"],
    ["Couleur – Salon d’Élise & Fils", "2026-12-02T11:15:00", "2026-12-02T11:45:00"],
  ]);
  expect(events[0]!.description).toContain("10:45 Coupe <b>, Zoé, 8 rue Haute, Paris");

  const [first, , single] = booked.body.records;
  const path = `v1/groups/${groupId}/appointments/${first.id}.ics?token=${booked.body.fiche_token}`;
  const file = await app.call(path, { apikey: null });
  expect(file.text.match(/^UID:.*/gm)).toEqual(events.map(({ uid }) => `UID:${uid}`));

  await postCancellation(app, "v3", groupId, [first.id], booked.body.fiche_token);
  const one = (await nextMail(before + 2)).mail;
  expect(one.subject).toContain("Annulé\u202f: votre rendez-vous");
  // A single event is both the invitation and the file.
  expect(new Set(one.attachments.map(({ content }) => readEvent(content).event.uid))).toEqual(
    new Set([events[0]!.uid]),
  );
  await postCancellation(app, "v3", groupId, [single.id], booked.body.fiche_token);
  const last = (await nextMail(before + 3)).mail;
  expect(readEvent(last.attachments[0]!.content).event.uid).toBe(events[1]!.uid);
});

test("a person is written to in the language they asked for, and reads what they wrote themselves", async () => {
  const Fiche = [{ name: "locale", type: "string", label: "Langue" }];
  const Vevent = [{ name: "comments", type: "text", label: "Pourquoi" }];
  const groupId = await addGroup(app.db, {
    forms: { Fiche, Vevent },
    fields: { enabled_locales: "fr,en" },
  });
  const calendar_id = await addCalendar(app.db, groupId);
  const service = await addIntervention(app.db, groupId);
  const before = mails.received.length;
  const { email } = await addAccount(app.db, groupId);
  const fiche = { ...ANNA, email, locale: "en" };
  const token = await tokenOf(app, groupId, email);
  const request = { date: TEN, calendar_id, intervention_ids: [service], fiche };
  const booked = await postAppointment(
    app,
    "v3",
    groupId,
    { ...request, vevent: { comments: "Toothache" } },
    { locale: "fr", token },
  );
  expect(booked.status).toBe(201);
  const { mail } = await nextMail(before + 1);
  expect(mail.subject).toContain("Your appointment");
  expect(mail.text).toContain("Toothache");
});

test("a mail that the mail server refuses for now is sent again, once", async () => {
  const { groupId, calendar_id, service } = await addSalon();
  const before = mails.received.length;
  mails.refuseNext(1);
  await postAppointment(app, "v1", groupId, {
    date: TEN,
    calendar_id,
    intervention_ids: [service],
    fiche: ANNA,
  });
  await mails.waitFor(before + 1, 25_000);
  await untilDone(app.db, { groupId });
  expect(mails.received).toHaveLength(before + 1);
});

test("what a process was sending when it died is sent by another", async () => {
  const { groupId, calendar_id, service } = await addSalon();
  const before = mails.received.length;
  const booked = await postAppointment(app, "v2", groupId, {
    date: TEN,
    calendar_id,
    intervention_ids: [service],
    fiche: ANNA,
  });
  await nextMail(before + 1);
  const ids = booked.body.records.map(({ id }: { id: number }) => id);
  // Enqueues the job again, as if its worker had been killed before it could mark it done.
  await transaction(app.db, async (connection) => {
    await connection.query("insert into job_workers (name) values ('killed')");
    await connection.query(
      enqueueSql(
        MAIL_QUEUE,
        `jsonb_build_object('kind', 'confirmation', 'group_id', $1::integer, 'booking_id', booking_id,
          'appointment_ids', $2::jsonb)`,
        { from: "appointments where group_id = $1 and id = $3" },
      ),
      [groupId, JSON.stringify(ids), ids[0]],
    );
    await connection.query(
      "update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1 where locked_at is null",
    );
  });
  const again = (await mails.waitFor(before + 2, 29_000))[before + 1]!;
  expect(again.mail.messageId).toBe(mails.received[before]!.mail.messageId);
});

test("without a mail server each mail is a file that any mail program opens", async () => {
  const other = await startApp();
  const groupId = await addGroup(other.db, { name: "Mairie" });
  const calendar_id = await addCalendar(other.db, groupId);
  const service = await addIntervention(other.db, groupId);
  await postAppointment(other, "v3", groupId, {
    date: TEN,
    calendar_id,
    intervention_ids: [service],
    fiche: ANNA,
  });
  const directory = join(other.context.config.dataDir, "mail");
  await untilDone(other.db, { groupId });
  const files = (await readdir(directory)).filter((name) => name.endsWith(".eml"));
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^20261201-090000-anna@example\.org-confirmation/);
  const mail = await PostalMime.parse(await readFile(join(directory, files[0]!)));
  expect(mail.to).toEqual([{ name: "Anna Bo i", address: "anna@example.org" }]);
});
