import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { APPOINTMENT_MAILS, MESSAGE_KINDS } from "@rendezvous/domain/message/kinds";
import { fillText, placeholdersIn, placeholdersOf } from "@rendezvous/domain/message/placeholders";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { afterAll, describe, expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { listJobs, makeDue, tellNow } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, linkOf, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

/** A number that the gateway refuses. */
const REFUSED = "0600000000";
const texts: string[] = [];
const gateway = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    const { to, text } = JSON.parse(body) as { to: string; text: string };
    texts.push(text);
    response.writeHead(to === REFUSED ? 422 : 202).end();
  });
});
await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise<void>((resolve) => gateway.close(() => resolve())));
const mails = await startMailServer();
const app = await startApp({
  config: {
    smtpUrl: mails.url,
    smsGatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`,
  },
  limits: { preview: { person: { max: 2, seconds: 3600 } } },
});

const STORED_FORMS = {
  Fiche: [
    { name: "city", type: "string", label: "Town" },
    { name: "smsreminder", type: "boolean", label: "SMS" },
  ],
  Vevent: [
    { name: "kind", type: "select", label: "Kind", choices: [{ value: "a", label: "A <b>first</b> visit" }] },
    { name: "why", type: "string", label: "Why" },
  ],
};

interface Salon {
  readonly groupId: number;
  readonly requestBody: Record<string, unknown>;
  readonly token: string;
  readonly owner: string;
}

async function openSalon(fields: Record<string, unknown> = {}, rules: object = {}): Promise<Salon> {
  const groupId = await addGroup(app.db, {
    name: "Salon <Élise>",
    fields: { locale: "fr", enabled_locales: "fr,en", phone: "01 23 45 67 89", ...fields },
    rules: { ...rules },
    forms: STORED_FORMS,
  });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const { email } = await addPro(app.db, [groupId], { role: "owner" });
  return {
    groupId,
    requestBody: { date: "2026-12-03 10:00:00", calendar_id, intervention_ids },
    token: await tokenOf(app, groupId, email),
    owner: email,
  };
}

const say = ({ groupId, token }: Salon, settings: object) =>
  app.call(`v3/groups/${groupId}/settings?locale=en`, { method: "PUT", token, body: { settings } });

/** Saves settings with notice addresses that are already proven. */
async function sayProven(salon: Salon, notices: readonly { email: string; events: readonly string[] }[]) {
  await app.db.query(
    "insert into notice_addresses (group_id, email, asked_at, proven_at) select $1, unnest($2::text[]), now(), now()",
    [salon.groupId, notices.map(({ email }) => email)],
  );
  return say(salon, { notices });
}

const MARKUP = "<script>alert(1)</script> & {phone}";

describe("a mail about an appointment", () => {
  test("says what the organisation wrote, with what is filled in escaped and not read again", async () => {
    const salon = await openSalon();
    const text = `Hello {firstname} {name},\n\nsee you {when} ({day}, {time}) for {service} with {calendar}, {place}.\n${MARKUP}\n{group}: {vevent.kind}|{vevent.why}|{fiche.city}`;
    const saved = await say(salon, {
      messages: {
        confirmation: { subject: { fr: "x", en: "{group}: {service} & {vevent.why}" }, text: { en: text } },
      },
    });
    expect(saved.status, saved.text).toBe(200);
    const { email } = await addAccount(app.db, salon.groupId);
    const fiche = { ...newPerson(), email, firstname: "<b>Anna</b>", city: "{group}" };
    const token = await tokenOf(app, salon.groupId, email);
    const vevent = { kind: "a", why: "a  b <i>" };
    const booked = await postAppointment(
      app,
      "v3",
      salon.groupId,
      { ...salon.requestBody, fiche, vevent },
      { token },
    );
    expect(booked.status, booked.text).toBe(201);
    const { mail } = await mailTo(mails, email);
    expect(mail.subject).toBe("Salon <Élise>: Consultation & a b <i>");
    expect(mail.text).toContain("Hello <b>Anna</b> <b>Anna</b> Person");
    expect(mail.text).toContain(
      "see you Thursday 3 December at\u00a010:00 (Thursday, 3 December 2026, 10:00)",
    );
    expect(mail.text).toContain("10:00) for Consultation with Dr Martin,");
    expect(mail.text).toContain(
      "<script>alert(1)</script> & 01 23 45 67 89\nSalon <Élise>: A <b>first</b> visit|",
    );
    expect(mail.text).toContain("|{group}");
    expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; 01 23 45 67 89");
    expect(mail.html).toContain("A &lt;b&gt;first&lt;/b&gt; visit");
    expect(mail.html).not.toMatch(/<script|<b>|<i>/);
    // The parts that every mail needs are present as well.
    expect(mail.html).toContain("/book/confirm?token=");
  });

  test("says the product's words in a language in which the organisation wrote none", async () => {
    const salon = await openSalon();
    await say(salon, { messages: { confirmation: { text: "À bientôt {firstname} !" } } });
    const [french, english] = [newPerson(), newPerson()];
    await postAppointment(
      app,
      "v3",
      salon.groupId,
      { ...salon.requestBody, fiche: french },
      { locale: "fr" },
    );
    await postAppointment(
      app,
      "v3",
      salon.groupId,
      { ...salon.requestBody, fiche: english },
      { locale: "en" },
    );
    const own = (await mailTo(mails, french.email)).mail;
    expect(own.text).toContain("À bientôt Anna !");
    expect(own.subject).toContain("Votre rendez-vous du");
    expect((await mailTo(mails, english.email)).mail.text).toContain("Hello Anna Person, see you soon at");
  });

  test("repeats to an address that nobody has proven only what is a choice of the form", async () => {
    const salon = await openSalon();
    await say(salon, {
      messages: { confirmation: { text: { en: "<{vevent.kind}|{vevent.why}|{fiche.city}>" } } },
    });
    const fiche = { ...newPerson(), city: "call 0900 123" };
    const vevent = { kind: "a", why: "visit evil.example" };
    await postAppointment(app, "v3", salon.groupId, { ...salon.requestBody, fiche, vevent });
    const { mail } = await mailTo(mails, fiche.email);
    expect(mail.text).toContain("<A <b>first</b> visit||>");
    expect(mail.html).not.toContain("evil.example");
  });
});

test("every kind of mail about appointments says its own words", async () => {
  const messages = Object.fromEntries(
    APPOINTMENT_MAILS.map((kind) => [
      kind,
      {
        subject: { en: `Own ${kind}` },
        text: { en: `${kind} of {firstname}${kind === "bookedForYou" ? " {by}" : ""}` },
      },
    ]),
  );
  const salon = await openSalon({}, { reminder_minutes: 60 });
  const saved = await say(salon, { messages });
  expect(saved.status, saved.text).toBe(200);
  const { groupId, requestBody } = salon;
  const client = newPerson();
  const booked = await postAppointment(app, "v3", groupId, { ...requestBody, fiche: client });
  const id = booked.body.records[0].id as number;
  const notified = async (count: number) => (await mailTo(mails, client.email, count)).mail;
  expect((await notified(1)).subject).toBe("Own confirmation");
  expect((await notified(1)).text).toContain("confirmation of Anna\n");
  await expect.poll(() => listJobs(app.db, { groupId, kind: "reminder" })).toHaveLength(1);
  await makeDue(app.db, await listJobs(app.db, { groupId, queue: "mail" }));
  expect((await notified(2)).subject).toBe("Own reminder");
  await app.call(`v3/groups/${groupId}/appointments/${id}`, {
    method: "PUT",
    token: booked.body.fiche_token,
    body: { appointment: { date: "2026-12-03 11:00:00" } },
  });
  expect((await notified(3)).text).toContain("moved of Anna\n");
  await postCancellation(app, "v3", groupId, [id], booked.body.fiche_token);
  expect((await notified(4)).text).toContain("cancellation of Anna\n");

  const other = newPerson();
  const again = await postAppointment(app, "v3", groupId, { ...requestBody, fiche: other });
  await mailTo(mails, other.email);
  await postCancellation(app, "v3", groupId, [again.body.records[0].id], salon.token);
  await tellNow(app.db, groupId);
  expect((await mailTo(mails, other.email, 2)).mail.text).toContain("cancelledByPro of Anna\n");

  const { id: account_id, email } = await addAccount(app.db, groupId);
  await addFiche(app.db, groupId, { account_id, email, firstname: "Claire", lastname: "Roux" });
  const child = newPerson();
  const fiche = await addFiche(app.db, groupId, { account_id, ...child });
  const token = await tokenOf(app, groupId, email);
  await postAppointment(app, "v3", groupId, { ...requestBody, fiche: { id: fiche } }, { token });
  expect((await mailTo(mails, child.email)).mail.text).toContain("bookedForYou of Anna Claire Roux\n");
});

test("a mail about an account says its own words", async () => {
  const salon = await openSalon();
  await say(salon, { messages: { reset: { subject: "{group}", text: "Appelez le {phone}. <b>" } } });
  const { email } = await addAccount(app.db, salon.groupId);
  await app.call("v3/accounts/forgotPassword?locale=fr", {
    method: "POST",
    body: { account: { email, group_id: salon.groupId } },
  });
  const { mail } = await mailTo(mails, email);
  expect(mail.subject).toBe("Salon <Élise>");
  expect(mail.text).toContain("Appelez le 01 23 45 67 89. <b>");
  expect(mail.html).toContain("Appelez le 01 23 45 67 89. &lt;b&gt;");
  expect(mail.text).toContain("oubliKey=");
});

const remind = async (reminder_by: string, firstphone = "0612345678") => {
  const salon = await openSalon({}, { reminder_minutes: 60, reminder_by, reminder_asks: false });
  await say(salon, {
    messages: { reminderSms: { text: { en: "{firstname}: {service}, {time}, {vevent.kind}" } } },
  });
  const { groupId, requestBody } = salon;
  const fiche = { ...newPerson(), firstphone, smsreminder: true };
  await postAppointment(app, "v3", groupId, { ...requestBody, fiche, vevent: { kind: "a" } });
  await mailTo(mails, fiche.email);
  await expect.poll(() => listJobs(app.db, { groupId, queue: "sms" })).toHaveLength(1);
  const before = texts.length;
  await makeDue(app.db, await listJobs(app.db, { groupId }));
  await expect.poll(() => listJobs(app.db, { groupId }), { timeout: 15_000 }).toHaveLength(0);
  return {
    sms: texts.slice(before),
    mails: mails.received.filter(({ to }) => to.includes(fiche.email)).length - 1,
  };
};

describe("a reminder", () => {
  test("is a mail and an SMS in the organisation's words, or only one of them", async () => {
    const texts = ["Anna: Consultation, 10:00, A <b>first</b> visit"];
    expect(await remind("mail_and_sms")).toEqual({ sms: texts, mails: 1 });
    expect(await remind("sms")).toEqual({ sms: texts, mails: 0 });
    expect(await remind("mail")).toEqual({ sms: [], mails: 1 });
  });

  test("is a mail after all where the gateway refuses the number, which is tried once", async () => {
    expect(await remind("sms", REFUSED)).toEqual({ sms: [expect.any(String)], mails: 1 });
    expect(await remind("mail_and_sms", REFUSED)).toEqual({ sms: [expect.any(String)], mails: 1 });
  });
});

describe("what is written", () => {
  test("names each unknown placeholder at its field, in its language", async () => {
    const salon = await openSalon();
    const { status, body } = await say(salon, {
      messages: {
        confirmation: { subject: "{prenom}", text: { en: "{fiche.nothing} {vevent.why}", fr: "{by}" } },
        reset: { text: { en: "{firstname}" } },
        reminderSms: { subject: "x" },
      },
    });
    expect(status).toBe(422);
    expect(body.details.faults).toEqual([
      { path: "messages.reminderSms.subject", code: "unknown_field" },
      { path: "messages.confirmation.subject", code: "placeholder", name: "prenom" },
      { path: "messages.confirmation.text.en", code: "placeholder", name: "fiche.nothing" },
      { path: "messages.confirmation.text.fr", code: "placeholder", name: "by" },
      { path: "messages.reset.text.en", code: "placeholder", name: "firstname" },
    ]);
  });

  test("may be in one language that is not the group's own; each message is changed by itself", async () => {
    const salon = await openSalon();
    await say(salon, { messages: { moved: { text: { en: "Moved." } } } });
    const { body } = await say(salon, { messages: { reminder: { text: "Demain." } } });
    expect(body.settings.messages).toEqual({
      moved: { subject: "", text: { en: "Moved." } },
      reminder: { subject: "", text: "Demain." },
    });
  });
});

test("the product's words are those that its mails say, in every language", async () => {
  const all = LANGUAGES.join(",");
  const { groupId, token } = await openSalon({ enabled_locales: all, preposition: { fr: "au" } });
  const { body } = await app.call(`v3/groups/${groupId}/messages?locale=en`, { token });
  const { messages, examples, answers } = body as {
    messages: {
      kind: string;
      words: Record<string, { subject: string; text: string }>;
      placeholders: string[];
    }[];
    examples: Record<string, Record<string, string>>;
    answers: unknown;
  };
  expect(answers).toEqual([
    { placeholder: "fiche.city", label: "Town" },
    { placeholder: "fiche.smsreminder", label: "SMS" },
    { placeholder: "vevent.kind", label: "Kind" },
    { placeholder: "vevent.why", label: "Why" },
  ]);
  expect(messages.map(({ kind }) => kind)).toEqual(MESSAGE_KINDS);
  for (const { kind, words, placeholders } of messages)
    for (const language of LANGUAGES) {
      const { subject, text } = words[language]!;
      expect(text).not.toBe("");
      expect(subject === "").toBe(kind === "reminderSms");
      for (const name of placeholdersIn(subject + text)) expect(placeholders).toContain(name);
      for (const filled of [subject, text].map((one) => fillText(one, examples[language]!)))
        expect(filled).not.toMatch(/[{}]|undefined/);
    }
  expect(messages[0]!.words["fr"]).toEqual({
    subject: "Votre rendez-vous du {when} – {group}",
    text: "Bonjour {name}, à bientôt au {group}.",
  });
  expect(placeholdersOf("confirmation").filter((name) => !Object.hasOwn(examples["fr"]!, name))).toEqual([]);
});

const preview = ({ groupId, token }: Salon, message: object) =>
  app.call(`v3/groups/${groupId}/messages.preview?locale=en`, { method: "POST", token, body: { message } });

describe("a preview", () => {
  test.each([...MESSAGE_KINDS])("of %s goes to whoever asks, before anything is saved", async (kind) => {
    const salon = await openSalon();
    const subject = kind === "reminderSms" ? "" : "Own {group}";
    const { status, body } = await preview(salon, { kind, locale: "en", subject, text: "Own <b> {phone}" });
    expect([status, body]).toEqual([200, { email: salon.owner }]);
    const { mail, to } = await mailTo(mails, salon.owner);
    expect(to).toEqual([salon.owner]);
    expect(mail.subject).toBe(kind === "reminderSms" ? "[Preview] SMS" : "[Preview] Own Salon <Élise>");
    expect(mail.text).toContain("Own <b> 01 23 45 67 89");
    expect(mail.html).toContain("Own &lt;b&gt; 01 23 45 67 89");
    // An SMS contains only its text.
    expect(String(mail.text).includes("http")).toBe(kind !== "reminderSms");
    expect(mail.attachments).toEqual([]);
  });

  test("says the product's words where there are no others, about an appointment that is made up", async () => {
    const salon = await openSalon();
    await preview(salon, { kind: "confirmation", locale: "fr" });
    const { mail } = await mailTo(mails, salon.owner);
    expect(mail.subject).toMatch(/^\[Essai\] Votre rendez-vous du /);
    expect(mail.text).toContain("Bonjour Camille Martin, à bientôt chez Salon <Élise>.");
    expect(mail.text).toContain("Consultation");
  });

  test("can be asked for a few times only", async () => {
    const salon = await openSalon();
    const ask = () => preview(salon, { kind: "moved", locale: "en" });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
  });
});

describe("the organisation's own address", () => {
  test("hears of what clients do, in its language, and an answer goes to the client", async () => {
    const events = ["booked", "moved", "cancelled"];
    const salon = await openSalon();
    const [desk, boss] = [newPerson().email, newPerson().email];
    const notices = [
      { email: desk, events },
      { email: boss, events: ["cancelled"] },
    ];
    const saved = await sayProven(salon, notices);
    expect(saved.status, saved.text).toBe(200);
    const { groupId, requestBody } = salon;
    const fiche = { ...newPerson(), firstphone: "0612345678", city: "<b>Rennes</b>" };
    const details = { ...requestBody, comments: "Bonjour & merci", vevent: { kind: "a" } };
    const booked = await postAppointment(app, "v3", groupId, { ...details, fiche });
    const id = booked.body.records[0].id as number;
    const first = (await mailTo(mails, desk)).mail;
    expect(first.subject).toMatch(/^Nouveau rendez-vous\s: Anna Person \d+, jeudi 3 décembre/);
    for (const line of ["Consultation", fiche.email, "0612345678", "Bonjour & merci", "Town : <b>Rennes</b>"])
      expect(first.text?.replaceAll(/\s/g, " ")).toContain(line);
    expect(first.html).toContain("&lt;b&gt;Rennes&lt;/b&gt;");
    expect(first.text).toContain(`/calendar?day=2026-12-03&login=1`);
    expect(first.replyTo?.[0]?.address).toBe(fiche.email);
    await app.call(`v3/groups/${groupId}/appointments/${id}`, {
      method: "PUT",
      token: booked.body.fiche_token,
      body: { appointment: { date: "2026-12-03 11:00:00" } },
    });
    expect((await mailTo(mails, desk, 2)).mail.subject).toContain("Rendez-vous déplacé");
    await postCancellation(app, "v3", groupId, [id], booked.body.fiche_token);
    expect((await mailTo(mails, desk, 3)).mail.subject).toContain("Rendez-vous annulé");
    expect((await mailTo(mails, boss)).mail.subject).toContain("Rendez-vous annulé");
    // The client gets a mail about each of the three changes, too.
    expect((await mailTo(mails, fiche.email, 3)).mail.subject).toContain("Cancelled");
  });

  test("hears of nothing before its mailbox has proven it by the press that a mailed link asks for", async () => {
    const salon = await openSalon();
    const { groupId, owner } = salon;
    const desk = newPerson().email;
    const notices = [desk, owner].map((email) => ({ email, events: ["booked"] }));
    expect((await say(salon, { notices })).status).toBe(200);
    const requestBody = await mailTo(mails, desk);
    expect(requestBody.mail.subject).toMatch(/^Confirmer cette adresse/);
    const link = linkOf(requestBody);
    const states = async () =>
      (await app.call(`v3/groups/${groupId}/messages`, { token: salon.token })).body.notice_addresses;
    const stateOf = async (email: string) =>
      (await states()).find((one: { email: string }) => one.email === email);
    // A login address needs no mail to be proven.
    expect(await stateOf(owner)).toEqual({ email: owner, proven: true });
    await app.get(`${link.pathname}${link.search}`);
    expect(await stateOf(desk)).toEqual({ email: desk, proven: false });
    await postAppointment(app, "v3", groupId, { ...salon.requestBody, fiche: newPerson() });
    expect((await mailTo(mails, owner)).mail.subject).toMatch(/^Nouveau rendez-vous/);

    const prove = (group: number, key: string) =>
      app.call(`v3/groups/${group}/notice_addresses.prove`, {
        method: "POST",
        body: { notice_address: { key } },
      });
    const key = link.searchParams.get("notice_key")!;
    const other = await openSalon();
    for (const refused of [await prove(groupId, `${key}x`), await prove(other.groupId, key)])
      expect(refused.body.messages.errors).toEqual(["dead_key"]);
    for (let time = 0; time < 2; time++) expect((await prove(groupId, key)).body).toEqual({ email: desk });
    expect(await stateOf(desk)).toEqual({ email: desk, proven: true });
    await postAppointment(app, "v3", groupId, { ...salon.requestBody, fiche: newPerson() });
    expect((await mailTo(mails, desk, 2)).mail.subject).toMatch(/^Nouveau rendez-vous/);
    // Saving the address again sends no second mail.
    await say(salon, { notices: notices.slice(0, 1) });
    expect(mails.received.filter(({ to }) => to.includes(desk))).toHaveLength(2);
  });

  test("is sent its link again while it is not proven, and nobody else is", async () => {
    const salon = await openSalon();
    const desk = newPerson().email;
    await say(salon, { notices: [{ email: desk, events: ["booked"] }] });
    await mailTo(mails, desk);
    const ask = (email: string) =>
      app.call(`v3/groups/${salon.groupId}/notice_addresses.ask`, {
        method: "POST",
        token: salon.token,
        body: { notice_address: { email } },
      });
    expect((await ask(newPerson().email)).status).toBe(404);
    expect((await ask(desk)).body).toEqual({ email: desk });
    expect(linkOf(await mailTo(mails, desk, 2)).searchParams.has("notice_key")).toBe(true);
  });

  test("does not hear of what its professionals do themselves", async () => {
    const salon = await openSalon();
    const desk = newPerson().email;
    await sayProven(salon, [{ email: desk, events: ["booked", "moved", "cancelled"] }]);
    const { groupId, requestBody, token } = salon;
    const fiche = newPerson();
    const booked = await postAppointment(app, "v3", groupId, { ...requestBody, fiche }, { token });
    await tellNow(app.db, groupId);
    await mailTo(mails, fiche.email);
    const id = booked.body.records[0].id as number;
    await app.call(`v3/groups/${groupId}/appointments/${id}`, {
      method: "PUT",
      token,
      body: { appointment: { date: "2026-12-03 11:00:00" } },
    });
    await tellNow(app.db, groupId);
    await mailTo(mails, fiche.email, 2);
    await postCancellation(app, "v3", groupId, [id], token);
    await tellNow(app.db, groupId);
    await mailTo(mails, fiche.email, 3);
    await expect.poll(() => listJobs(app.db, { groupId }), { timeout: 15_000 }).toHaveLength(0);
    expect(mails.received.filter(({ to }) => to.includes(desk))).toEqual([]);
  });

  test("is refused by itself: the client is told, and nobody is asked to call them", async () => {
    const salon = await openSalon();
    const desk = newPerson().email;
    await sayProven(salon, [{ email: desk, events: ["booked"] }]);
    mails.refuse(desk, 550);
    const fiche = newPerson();
    const booked = await postAppointment(app, "v3", salon.groupId, { ...salon.requestBody, fiche });
    await mailTo(mails, fiche.email);
    await expect
      .poll(() => listJobs(app.db, { groupId: salon.groupId }), { timeout: 15_000 })
      .toHaveLength(0);
    mails.accept(desk);
    const { rows } = await app.db.query("select mail_failed_at from appointments where id = $1", [
      booked.body.records[0].id,
    ]);
    expect(rows).toEqual([{ mail_failed_at: null }]);
  });
});
