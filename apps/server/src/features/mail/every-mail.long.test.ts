import { LANGUAGES, type Language } from "@rendezvous/phrases/language";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { textsOf } from "@rendezvous/phrases/testing/all-texts";
import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson } from "../../testing/bookings.ts";
import { listJobs, makeDue, tellNow } from "../../testing/jobs.ts";
import { type ReceivedMail, startMailServer } from "../../testing/mail-server.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../testing/people.ts";
import { startApp } from "../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

async function addSalon(urlname: string, group: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, { urlname, name: "Salon d’Élise", ...group });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  return { groupId, request: { date: "2026-12-03 10:00:00", calendar_id, intervention_ids } };
}
let salons = 0;
const newSalon = (group: Record<string, unknown> = {}) => addSalon(`every-mail-${(salons += 1)}`, group);

const post = (path: string, body: object, token?: string) =>
  app.call(path, { method: "POST", body, ...(token !== undefined && { token }) });

/** Returns a parameter of the link in a mail. */
const inLink = ({ mail }: ReceivedMail, name: string) =>
  new URL(/https?:\/\/\S+/.exec(mail.text ?? "")?.[0] ?? "").searchParams.get(name) ?? "";

/** Requests a change of the account's address; returns both addresses. */
async function changeAddress(
  locale: Language,
  email = newPerson().email,
  group: Record<string, unknown> = {},
) {
  const { groupId } = await newSalon(group);
  const { id, email: before } = await addAccount(app.db, groupId);
  if (group["rules"]) await addAccount(app.db, groupId, { email });
  const token = await tokenOf(app, groupId, before);
  await app.call(`v3/accounts/${id}?locale=${locale}`, {
    method: "PUT",
    token,
    body: { account: { temp_email: email, group_id: groupId } },
  });
  return { groupId, token, before, email };
}

/** Books two appointments, one after the other. */
async function bookTwo(locale: Language, group: Record<string, unknown> = {}) {
  const { groupId, request } = await newSalon(group);
  const fiche = newPerson();
  const { date, calendar_id, intervention_ids } = request;
  const one = { intervention_id: intervention_ids[0], calendar_id };
  const { body } = await postAppointment(
    app,
    "v3",
    groupId,
    { date, appointments: { 0: one, 1: one }, fiche },
    { locale },
  );
  await mailTo(mails, fiche.email);
  const ids = body.records.map(({ id }: { id: number }) => id);
  return { groupId, email: fiche.email, ids, token: body.fiche_token };
}

/** Triggers each kind of mail; returns the recipient and the number of the mail among theirs. */
const OCCASIONS: Record<string, (locale: Language) => Promise<{ email: string; count: number }>> = {
  async activation(locale) {
    const { groupId } = await newSalon();
    const { email } = newPerson();
    await post(`v3/accounts?locale=${locale}`, { account: { email, group_id: groupId } });
    return { email, count: 1 };
  },
  async "an address that has an account"(locale) {
    const { groupId } = await newSalon({ rules: { hide_account_existence: true } });
    const { email } = await addAccount(app.db, groupId);
    await post(`v3/accounts?locale=${locale}`, { account: { email, group_id: groupId } });
    return { email, count: 1 };
  },
  async reset(locale) {
    const { groupId } = await newSalon();
    const { email } = await addAccount(app.db, groupId);
    await post(`v3/accounts/forgotPassword?locale=${locale}`, { account: { email, group_id: groupId } });
    return { email, count: 1 };
  },
  async "a professional's reset"(locale) {
    const { groupId } = await newSalon();
    const { email } = await addPro(app.db, [groupId]);
    await post(`v3/accounts/forgotPassword?locale=${locale}`, { account: { email, group_id: groupId } });
    return { email, count: 1 };
  },
  async "a change of address"(locale) {
    const { email } = await changeAddress(locale);
    return { email, count: 1 };
  },
  async "an address that has changed"(locale) {
    const { groupId, token, before, email } = await changeAddress(locale);
    const validation_key = inLink(await mailTo(mails, email), "validation_key");
    const account = { group_id: groupId, temp_email: email, validation_key };
    await post(`v3/sessions/login?locale=${locale}`, { account }, token);
    return { email: before, count: 1 };
  },
  async "an address that another account has"(locale) {
    const { email } = await changeAddress(locale, newPerson().email, {
      rules: { hide_account_existence: true },
    });
    return { email, count: 1 };
  },
  async "a fiche's key"(locale) {
    const { groupId } = await newSalon({ fields: { user_login_profile: "Fiche" } });
    const { email } = newPerson();
    await addFiche(app.db, groupId, { email });
    await post(`v3/accounts/forgotPassword?locale=${locale}`, { account: { email, group_id: groupId } });
    return { email, count: 1 };
  },
  async confirmation(locale) {
    const { groupId, request } = await newSalon();
    const fiche = newPerson();
    await postAppointment(app, "v3", groupId, { ...request, fiche }, { locale });
    return { email: fiche.email, count: 1 };
  },
  async "a booking by another person"(locale) {
    const { groupId, request } = await newSalon();
    const { id: account_id, email } = await addAccount(app.db, groupId);
    const other = newPerson();
    const id = await addFiche(app.db, groupId, { account_id, ...other });
    const token = await tokenOf(app, groupId, email);
    await postAppointment(app, "v3", groupId, { ...request, fiche: { id } }, { token, locale });
    return { email: other.email, count: 1 };
  },
  async "a cancellation"(locale) {
    const { groupId, request } = await newSalon();
    const fiche = newPerson();
    const { body } = await postAppointment(app, "v3", groupId, { ...request, fiche }, { locale });
    await mailTo(mails, fiche.email);
    await postCancellation(app, "v3", groupId, [body.records[0].id], body.fiche_token);
    return { email: fiche.email, count: 2 };
  },
  async "a cancellation by the professional"(locale) {
    const { groupId, request } = await newSalon();
    const fiche = newPerson();
    const { body } = await postAppointment(app, "v3", groupId, { ...request, fiche }, { locale });
    await mailTo(mails, fiche.email);
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    await postCancellation(app, "v3", groupId, [body.records[0].id], pro);
    await tellNow(app.db, groupId);
    return { email: fiche.email, count: 2 };
  },
  async "a move"(locale) {
    const { groupId, request } = await newSalon();
    const fiche = newPerson();
    const { body } = await postAppointment(app, "v3", groupId, { ...request, fiche }, { locale });
    await mailTo(mails, fiche.email);
    await app.call(`v3/groups/${groupId}/appointments/${body.records[0].id}`, {
      method: "PUT",
      token: body.fiche_token,
      body: { appointment: { date: "2026-12-03 11:00:00" } },
    });
    return { email: fiche.email, count: 2 };
  },
  async "a reminder"(locale) {
    const { groupId, request } = await newSalon({ rules: { reminder_minutes: 60 } });
    const fiche = newPerson();
    await postAppointment(app, "v3", groupId, { ...request, fiche }, { locale });
    await mailTo(mails, fiche.email);
    await expect.poll(() => listJobs(app.db, { groupId, queue: "mail", kind: "reminder" })).toHaveLength(1);
    await makeDue(app.db, await listJobs(app.db, { groupId }));
    return { email: fiche.email, count: 2 };
  },
  async "a request to delete one's data"(locale) {
    const { groupId } = await newSalon();
    const { email } = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, email);
    await post(`v3/groups/${groupId}/deletion_requests?locale=${locale}`, {}, token);
    return { email, count: 1 };
  },
  async "a confirmed request to delete one's data"(locale) {
    const { groupId } = await newSalon();
    const { email } = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, email);
    await post(`v3/groups/${groupId}/deletion_requests?locale=${locale}`, {}, token);
    const key = inLink(await mailTo(mails, email), "deletion_key");
    await post(`v3/groups/${groupId}/deletion_requests/confirm?locale=${locale}`, {
      deletion_request: { key },
    });
    return { email, count: 2 };
  },
  async "several booked together"(locale) {
    const { email } = await bookTwo(locale);
    return { email, count: 1 };
  },
  async "several that move together"(locale) {
    const { groupId, ids, email, token } = await bookTwo(locale);
    await app.call(`v3/groups/${groupId}/appointments/${ids[0]}`, {
      method: "PUT",
      token,
      body: { appointment: { date: "2026-12-04 11:00:00" } },
    });
    return { email, count: 2 };
  },
  async "several that are cancelled"(locale) {
    const { groupId, ids, email, token } = await bookTwo(locale);
    await postCancellation(app, "v3", groupId, ids, token);
    return { email, count: 2 };
  },
  async "several that the professional cancels"(locale) {
    const { groupId, ids, email } = await bookTwo(locale);
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    await postCancellation(app, "v3", groupId, ids, pro);
    await tellNow(app.db, groupId);
    return { email, count: 2 };
  },
};

/** Returns the fixed parts of a language's mail texts, without the placeholders. */
function wordsOf(language: Language): string[] {
  const texts = [...textsOf(serverPhrases(language).mail).values()].flat();
  return texts.flatMap((text) => text.split(/\{\w+\}|\d+/)).filter((part) => part.trim().length > 7);
}

/** Returns the texts of other languages that appear in the mail. */
function findForeignWords(written: string, locale: Language): string[] {
  const own = wordsOf(locale).join("\n");
  const foreign = LANGUAGES.flatMap(wordsOf).filter((part) => !own.includes(part));
  return [...new Set(foreign)].filter((part) => written.includes(part));
}

async function everything() {
  const tables = [
    "accounts",
    "account_keys",
    "fiches",
    "bookings",
    "appointments",
    "deletion_requests",
    "sessions",
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      app.db.query(`select md5(string_agg(t::text, ',' order by t::text)) as is from ${table} t`),
    ),
  );
  return rows.map((result) => result.rows[0]);
}

const isCalendar = (link: string) => link.includes(".ics?") || link.includes("calendar.google.com/");

/** Checks that the mail is readable without pictures and without HTML, and has one button, or one for each answer, whose pages only ask. */
async function check({ mail }: ReceivedMail, locale: Language, isReminder: boolean) {
  const { html = "", text = "", subject = "" } = mail;
  expect(subject).toContain("Salon d’Élise");
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).not.toMatch(/<img|<script|background-image|@import|<link/i);
  for (const written of [text, html]) {
    const inOneLine = written.replaceAll(/[ \n]+/g, " ");
    expect(wordsOf(locale).filter((part) => inOneLine.includes(part))).not.toEqual([]);
    expect(findForeignWords(inOneLine, locale)).toEqual([]);
  }
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  // Besides the button, and the answers to a reminder, the only links are those that add to the reader's own calendar.
  const [pages, calendars] = [links.filter((one) => !isCalendar(one)), links.filter(isCalendar)];
  expect(pages).toHaveLength(isReminder ? 3 : 1);
  for (const page of pages) expect(text).toContain(page);
  const before = await everything();
  // Opens every link twice, like a mail scanner.
  for (const link of [...pages, ...calendars.filter((one) => one.includes(".ics"))]) {
    const { pathname, search } = new URL(link);
    for (let time = 0; time < 2; time++) expect((await app.get(`${pathname}${search}`)).status).toBe(200);
  }
  expect(await everything()).toEqual(before);
}

/** Tests two languages per mail, so that one run covers every language and several runs cover every mail in every language. */
const seed = Number(process.env["SEED"]);
const read = Object.keys(OCCASIONS).flatMap((name, at) =>
  [0, LANGUAGES.length / 2].map((further) => {
    const language = LANGUAGES[(seed + at + further) % LANGUAGES.length];
    return { name, language: language ?? "en" };
  }),
);

test("every language is among those that mails are read in", () => {
  expect(new Set(read.map(({ language }) => language)).size).toBe(LANGUAGES.length);
});

describe("without pictures", () => {
  test.each(read)("the mail about $name reads well in $language, and its link only asks", async (one) => {
    const { email, count } = await OCCASIONS[one.name]!(one.language);
    await check(await mailTo(mails, email, count), one.language, one.name === "a reminder");
  });
});
