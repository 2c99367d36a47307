import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson } from "../../testing/bookings.ts";
import { type ReceivedMail, startMailServer } from "../../testing/mail-server.ts";
import { tellNow } from "../../testing/jobs.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../testing/people.ts";
import { startApp } from "../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

let salons = 0;
async function addSalon(fields: Record<string, unknown> = {}) {
  const urlname = `carries-${(salons += 1)}`;
  const groupId = await addGroup(app.db, { urlname, name: "Salon d’Élise", fields });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const service = await addIntervention(app.db, groupId);
  return {
    groupId,
    one: { date: "2026-12-03 10:00:00", calendar_id, intervention_ids: [service] },
    two: {
      date: "2026-12-03 10:00:00",
      appointments: {
        0: { intervention_id: service, calendar_id },
        1: { intervention_id: service, calendar_id },
      },
    },
  };
}

const header = ({ mail }: ReceivedMail, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value ?? null;
const calendarsOf = ({ mail }: ReceivedMail) =>
  mail.attachments
    .filter(({ mimeType }) => mimeType === "text/calendar")
    .map(({ content, filename, disposition }) => {
      const text = typeof content === "string" ? content : new TextDecoder().decode(content);
      const calendar = new ICAL.Component(ICAL.parse(text));
      const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
      return { method: calendar.getFirstPropertyValue("method"), events, filename, disposition };
    });
const linksOf = ({ mail }: ReceivedMail) =>
  [...(mail.html ?? "").matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href = "", text = ""]): [string, string] => [text, href.replaceAll("&amp;", "&")],
  );

test("its language stands in a header, and an answer goes to the address that the organisation shows", async () => {
  const { groupId, one } = await addSalon();
  const [first, second, third] = [newPerson(), newPerson(), newPerson()];
  await postAppointment(app, "v3", groupId, { ...one, fiche: first }, { locale: "fr" });
  const unknown = await mailTo(mails, first.email);
  expect([header(unknown, "content-language"), header(unknown, "reply-to")]).toEqual(["fr", null]);
  const founder = "lea@salon.example";
  await app.db.query("update groups set fields = fields || $2 where id = $1", [
    groupId,
    { notices: [{ email: founder, events: ["cancelled"] }] },
  ]);
  // The address is not proven yet.
  const unproven = newPerson();
  await postAppointment(app, "v3", groupId, { ...one, fiche: unproven });
  expect(header(await mailTo(mails, unproven.email), "reply-to")).toBeNull();
  await app.db.query(
    "insert into notice_addresses (group_id, email, asked_at, proven_at) values ($1, $2, now(), now())",
    [groupId, founder],
  );
  const early = newPerson();
  await postAppointment(app, "v3", groupId, { ...one, fiche: early });
  expect((await mailTo(mails, early.email)).mail.replyTo?.[0]?.address).toBe(founder);
  await app.db.query("insert into websites (group_id, fields) values ($1, $2)", [
    groupId,
    { mail: "accueil@salon.example" },
  ]);
  await postAppointment(app, "v3", groupId, { ...one, fiche: second }, { locale: "en" });
  const booked = await mailTo(mails, second.email);
  expect(header(booked, "content-language")).toBe("en");
  expect(booked.mail.replyTo?.[0]?.address).toBe("accueil@salon.example");
  await app.call("v3/accounts?locale=en", {
    method: "POST",
    body: { account: { email: third.email, group_id: groupId } },
  });
  const account = await mailTo(mails, third.email);
  expect(header(account, "content-language")).toBe("en");
  expect(account.mail.replyTo?.[0]?.address).toBe("accueil@salon.example");
});

test("what the organisation asks its clients to bring stands in text, HTML and calendar", async () => {
  const confirm_text = {
    fr: '<p>Apportez <b>votre carte</b>.</p><img src="https://example.org/x.png">',
    en: "Bring your card.",
  };
  const { groupId, one } = await addSalon({ apptemplates: { confirm_text } });
  const [french, english] = [newPerson(), newPerson()];
  const booked = await postAppointment(app, "v3", groupId, { ...one, fiche: french }, { locale: "fr" });
  const mail = await mailTo(mails, french.email);
  expect(mail.mail.text).toContain("\nApportez votre carte.\n");
  expect(mail.mail.html).toContain("<p>Apportez <b>votre carte</b>.</p>");
  expect(mail.mail.html).not.toContain("example.org/x.png");
  expect(calendarsOf(mail)[0]?.events[0]?.description).toContain("Apportez votre carte.");
  const { id, export_token } = booked.body.records[0];
  const file = await app.get(
    `/api/v3/groups/${groupId}/appointments/${id}.ics?token=${export_token}&locale=en`,
  );
  expect(file.text).toContain("Bring your card.");

  await postAppointment(app, "v3", groupId, { ...one, fiche: english }, { locale: "en" });
  expect((await mailTo(mails, english.email)).mail.text).toContain("Bring your card.");

  await postCancellation(app, "v3", groupId, [id], booked.body.fiche_token);
  const cancelled = await mailTo(mails, french.email, 2);
  expect(cancelled.mail.text).not.toContain("Apportez");
});

test("several appointments are told to a calendar in the mail itself, and each in a file of its own", async () => {
  const { groupId, two } = await addSalon();
  const fiche = newPerson();
  const { body } = await postAppointment(app, "v3", groupId, { ...two, fiche }, { locale: "en" });
  const found = calendarsOf(await mailTo(mails, fiche.email));
  expect(found.map(({ method, filename, events }) => [method, filename, events.length])).toEqual([
    ["PUBLISH", null, 2],
    ["REQUEST", "appointment-1.ics", 1],
    ["REQUEST", "appointment-2.ics", 1],
  ]);
  expect(found[0]?.events.map(({ uid }) => uid)).toEqual(found.slice(1).map(({ events }) => events[0]?.uid));
  const ids = body.records.map(({ id }: { id: number }) => id);
  await postCancellation(app, "v3", groupId, ids, body.fiche_token);
  const cancellations = calendarsOf(await mailTo(mails, fiche.email, 2));
  expect(cancellations.map(({ method }) => method)).toEqual(["PUBLISH", "CANCEL", "CANCEL"]);
  expect(cancellations[0]?.events.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual([
    "CANCELLED",
    "CANCELLED",
  ]);
});

test("the address leads to a map, the calendars are called by their names, and a day begins with a capital", async () => {
  const place = { address: "3 rue des Lilas", zipcode: "75011", city: "Paris", lat: 48.86, lng: 2.38 };
  const { groupId, one } = await addSalon(place);
  const fiche = newPerson();
  await postAppointment(app, "v3", groupId, { ...one, fiche }, { locale: "fr" });
  const mail = await mailTo(mails, fiche.email);
  const links = new Map(linksOf(mail));
  const map = "https://www.openstreetmap.org/?mlat=48.86&mlon=2.38#map=16/48.86/2.38";
  expect(links.get("3 rue des Lilas, 75011 Paris")).toBe(map);
  expect(mail.mail.text).toContain(`Où\u202f: 3 rue des Lilas, 75011 Paris\n${map}`);
  expect(links.get("Google Agenda")).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
  expect(mail.mail.text).toContain("\nJeudi 3 décembre 2026\n");
  const { pathname, search } = new URL(links.get("Apple, Outlook") ?? "");
  const file = await app.get(`${pathname}${search}`);
  expect(file.headers.get("content-type")).toContain("text/calendar");
});

test("a logo is a picture that every mail program shows, and has the organisation's name instead of it", async () => {
  const { groupId, one } = await addSalon({ logo_key: "logo" });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50"/></svg>';
  await app.db.query("insert into images (group_id, key, media_type, bytes) values ($1, 'logo', $2, $3)", [
    groupId,
    "image/svg+xml",
    Buffer.from(svg),
  ]);
  const fiche = newPerson();
  await postAppointment(app, "v3", groupId, { ...one, fiche }, { locale: "fr" });
  const { mail } = await mailTo(mails, fiche.email);
  const [, src = "", alt] = /<img src="([^"]+)" alt="([^"]+)"/.exec(mail.html ?? "") ?? [];
  expect(alt).toBe("Salon d’Élise");
  const { pathname, search } = new URL(src);
  const picture = await app.get(`${pathname}${search}`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

/** Returns all text that a reader, or a program that scans the mail, can see. */
const everything = ({ mail, raw }: ReceivedMail) =>
  `${raw}\n${mail.text ?? ""}\n${mail.html ?? ""}\n${mail.to?.[0]?.name ?? ""}\n` +
  mail.attachments
    .map(({ content }) => (typeof content === "string" ? content : new TextDecoder().decode(content)))
    .join("\n");

describe("what was typed", () => {
  const evil = {
    firstname: "Win at https://evil.example/now",
    lastname: "evil.com anna@evil.com",
    comments: "Click https://evil.example",
  };

  test("reaches an address that is not proven only as a name without links", async () => {
    const forms = {
      Fiche: [],
      Vevent: [{ name: "comments", type: "text", label: "Comments" }],
    };
    const { groupId, one } = await addSalon({ user_allow_comment: true });
    await app.db.query("update groups set forms = $2 where id = $1", [groupId, forms]);
    const { email } = newPerson();
    const { comments, ...name } = evil;
    const { body } = await postAppointment(
      app,
      "v3",
      groupId,
      { ...one, fiche: { ...name, email }, comments, vevent: { comments } },
      { locale: "en" },
    );
    const notified = [await mailTo(mails, email)];
    await postCancellation(app, "v3", groupId, [body.records[0].id], body.fiche_token);
    notified.push(await mailTo(mails, email, 2));
    for (const mail of notified) {
      expect(everything(mail)).not.toMatch(/evil\.|anna@|Click/i);
      expect(mail.mail.text).toContain("Win at evil example now");
    }
  });

  test("does not reach the owner of an account whose address another visitor typed", async () => {
    const { groupId, one } = await addSalon();
    const { email } = await addAccount(app.db, groupId);
    const { firstname, lastname } = evil;
    await postAppointment(
      app,
      "v3",
      groupId,
      { ...one, fiche: { firstname, lastname, email } },
      { locale: "en" },
    );
    const notified = await mailTo(mails, email);
    expect(everything(notified)).not.toMatch(/evil\.|anna@/i);
    expect(notified.mail.text).toContain("Win at evil example now");
  });

  test("is read as it was written once a link of that booking's mail has been used", async () => {
    const { groupId, one } = await addSalon();
    const { email } = newPerson();
    const name = { firstname: "J.P.", lastname: "L.Roux" };
    const { body } = await postAppointment(app, "v3", groupId, { ...one, fiche: { ...name, email } });
    const first = await mailTo(mails, email);
    expect(first.mail.text).not.toContain("J.P.");
    const [, page = ""] = linksOf(first).find(([, href]) => href.includes("/book/confirm?")) ?? [];
    const token = new URL(page).searchParams.get("token")!;
    await postCancellation(app, "v3", groupId, [body.records[0].id], token);
    expect((await mailTo(mails, email, 2)).mail.text).toContain("J.P.");
  });

  test("for another person reaches them without the links of the account that booked", async () => {
    const { groupId, one } = await addSalon({ user_allow_comment: true });
    const { id: account_id, email } = await addAccount(app.db, groupId);
    const { comments, ...name } = evil;
    await addFiche(app.db, groupId, { account_id, email, ...name });
    const victim = newPerson();
    const id = await addFiche(app.db, groupId, { account_id, externid: null, email: victim.email });
    const token = await tokenOf(app, groupId, email);
    await postAppointment(app, "v3", groupId, { ...one, fiche: { id }, comments }, { token, locale: "en" });
    const theirs = await mailTo(mails, victim.email);
    expect(everything(theirs)).not.toMatch(/evil\.|Click/i);
    // The account that booked may read its own text.
    expect((await mailTo(mails, email)).mail.text).toContain(comments);
  });

  test("by the person whose address it is, or by a professional, is read as it was written", async () => {
    const { groupId, one } = await addSalon({ user_allow_comment: true });
    const { id: account_id, email } = await addAccount(app.db, groupId);
    const id = await addFiche(app.db, groupId, { account_id, email });
    const token = await tokenOf(app, groupId, email);
    const comments = "See https://example.org/plan";
    await postAppointment(app, "v3", groupId, { ...one, fiche: { id }, comments }, { token, locale: "en" });
    expect((await mailTo(mails, email)).mail.text).toContain(comments);
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    const client = newPerson();
    const notified = await postAppointment(
      app,
      "v3",
      groupId,
      { ...one, fiche: client, comments },
      { token: pro, locale: "en" },
    );
    expect(notified.status, notified.text).toBe(201);
    await tellNow(app.db, groupId);
    expect((await mailTo(mails, client.email)).mail.text).toContain(comments);
    // A professional's text goes even to an unproven address, because the organisation itself is writing.
    const stranger = newPerson();
    const typed = { ...one, fiche: { ...stranger, firstname: "J.P." } };
    const { fiche_id } = (await postAppointment(app, "v3", groupId, typed)).body.records[0];
    await mailTo(mails, stranger.email);
    const again = { ...one, date: "2026-12-04 10:00:00", fiche: { id: fiche_id }, comments };
    const booked = await postAppointment(app, "v3", groupId, again, { token: pro, locale: "en" });
    expect(booked.status, booked.text).toBe(201);
    await tellNow(app.db, groupId);
    const second = (await mailTo(mails, stranger.email, 2)).mail.text;
    expect(second).toContain(comments);
    expect(second).not.toContain("J.P.");
  });
});
