import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { listJobs } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { findSender } from "../../catalogue/group/sender.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url, signUp: true }, limits: {} });

const NAME = "Win\nat https://evil.example";

/** A salon that a visitor created this many days ago; null: that an operator created. */
async function addSalon(days: number | null, fields: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, {
    urlname: `salon-${crypto.randomUUID()}`,
    name: NAME,
    fields,
    rules: { max_bookings_per_address_per_day: 0 },
  });
  if (days !== null)
    await app.db.query("update groups set signed_up_at = now() - make_interval(days => $2) where id = $1", [
      groupId,
      days,
    ]);
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 100 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, owner.email);
  const book = (email: string) =>
    postAppointment(app, "v3", groupId, {
      date: "2026-12-03 10:00:00",
      calendar_id,
      intervention_ids,
      fiche: { ...newPerson(), email },
    });
  const quotas = async () => (await app.call(`v3/groups/${groupId}/checklist`, { token })).body.quotas;
  return { groupId, token, book, quotas };
}

const allDone = () => expect.poll(() => listJobs(app.db, { queue: "mail" }), { timeout: 20_000 }).toEqual([]);
const sentFor = (domain: string) => mails.received.filter(({ to }) => to[0]?.endsWith(domain)).length;

test("a group that a visitor made sends thirty mails on its first day, and its owner sees how many", async () => {
  const { book, quotas } = await addSalon(0);
  expect(await quotas()).toMatchObject({
    mails: { max: 30, used: 0 },
    sms: { max: 5 },
    invitations: { max: 5 },
  });
  for (let at = 0; at < 33; at++) expect((await book(`c${at}@first-day.example`)).status).toBe(201);
  await allDone();
  expect(sentFor("first-day.example")).toBe(30);
  expect((await quotas()).mails).toEqual({ max: 30, used: 30 });
});

test("a group that an operator made has none of these limits", async () => {
  const { book, quotas } = await addSalon(null);
  expect(await quotas()).toBeNull();
  for (let at = 0; at < 33; at++) await book(`c${at}@operator.example`);
  await allDone();
  expect(sentFor("operator.example")).toBe(33);
});

test("the limits grow with age and with clients who have proven their address, not with those that were typed", async () => {
  const { groupId, quotas } = await addSalon(2);
  for (let at = 0; at < 3; at++) await addAccount(app.db, groupId);
  await app.db.query(
    `insert into fiches (group_id, firstname, lastname, email, firstphone, email_proven, confirmed)
     values ($1, 'T', 'Yped', 'typed@x.example', '', true, true), ($1, 'P', 'Roven', 'proven@x.example', '', true, false)`,
    [groupId],
  );
  expect((await quotas()).mails.max).toBe(30 + 2 * 10 + 4 * 10);
  await app.db.query("update groups set signed_up_at = now() - interval '14 days' where id = $1", [groupId]);
  for (let at = 0; at < 6; at++) await addAccount(app.db, groupId);
  expect(await quotas()).toBeNull();
});

test("a new group invites five people on its first day", async () => {
  const { groupId, token } = await addSalon(0);
  const codes: number[] = [];
  for (let at = 0; at < 6; at++) {
    const body = { invitation: { email: `i${at}@invited.example`, role: "pro", calendars: null } };
    codes.push(
      (await app.call(`v3/groups/${groupId}/pros/invitations`, { method: "POST", token, body })).status,
    );
  }
  expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
});

test("nothing that a new group wrote leads anywhere: not its name, its own words, its advice nor its services", async () => {
  const messages = {
    confirmation: { subject: { en: "Visit www.evil.com" }, text: { en: "Pay at http://evil.com/x" } },
  };
  const fields = {
    locale: "en",
    messages,
    apptemplates: { confirm_text: '<a href="https://evil.com">evil.org</a>' },
  };
  const { groupId, book } = await addSalon(0, fields);
  await app.db.query(
    `update interventions set publicname = to_jsonb('Cut at evil.net'::text) where group_id = $1`,
    [groupId],
  );
  await book("reader@linkless.example");
  const { mail } = await mailTo(mails, "reader@linkless.example");
  expect([mail.subject, mail.from?.name]).toEqual(["Visit evil. com", "Win at evil. example"]);
  for (const text of [mail.text ?? "", (mail.html ?? "").replaceAll(/href="[^"]*"/g, "")]) {
    expect(text).toContain("Pay at evil. com/x");
    expect(text).toContain("evil. net");
    expect(text).not.toMatch(/evil\.\w|\/\/evil/);
  }
  const established = await addSalon(null, fields);
  await established.book("reader@established.example");
  const other = await mailTo(mails, "reader@established.example");
  expect(other.mail.text).toContain("http://evil.com/x");
  // A line break in a name would become one in a mail header.
  expect(other.mail.from?.name).toBe("Win at https://evil.example");
});

test("a new group is told its client's address whole, to be answered or copied", async () => {
  const noticed = `owner-${crypto.randomUUID()}@noticed.example`;
  const { groupId, book } = await addSalon(0, { notices: [{ email: noticed, events: ["booked"] }] });
  await app.db.query(
    "insert into notice_addresses (group_id, email, asked_at, proven_at) values ($1, $2, now(), now())",
    [groupId, noticed],
  );
  await book("zoe.client@told-whole.example");
  const { mail } = await mailTo(mails, noticed);
  expect(mail.text).toContain("zoe.client@told-whole.example");
});

test("the name of a group that is signed up is short and leads nowhere in the mail that a stranger may have asked for", async () => {
  const name = `Call 0900 123 now https://evil.example ${"free words ".repeat(20)}`;
  const group = {
    name: name.slice(0, 250),
    trade: "empty",
    locale: "en",
    country: "FR",
    timezone: "Europe/Paris",
  };
  const body = { account: { email: "victim@signed-up.example" }, group };
  expect((await app.call("v3/groups?locale=en", { method: "POST", body })).status).toBe(201);
  const { mail } = await mailTo(mails, "victim@signed-up.example");
  expect(mail.from?.name?.length).toBeLessThanOrEqual(40);
  expect(mail.subject).not.toMatch(/evil\.example|0900/);
  expect(mail.text).not.toMatch(/evil\.example|0900 123/);
});

test("the first mail of a group that is signed up has its name with the sign for and", async () => {
  const group = {
    name: "Brandt & Söhne",
    trade: "garage",
    locale: "de",
    country: "DE",
    timezone: "Europe/Berlin",
  };
  const body = { account: { email: "petra@signed-up.example" }, group };
  expect((await app.call("v3/groups?locale=de", { method: "POST", body })).status).toBe(201);
  const { mail } = await mailTo(mails, "petra@signed-up.example");
  expect(mail.from?.name).toBe("Brandt & Söhne");
  expect(mail.subject).toContain("Brandt & Söhne");
});

test("a group as a sender is the group itself, where there is nothing to take away", async () => {
  const id = await addGroup(app.db, { urlname: "plain", name: "Salon Léa" });
  expect((await findSender(app.context, id))?.group).toBe(await app.context.groups.find(id));
});

test("a group that a visitor made claims no organisation's host name, by a call, a file or its own site", async () => {
  const website = "https://www.claimed.example";
  const { groupId, token } = await addSalon(20, { website });
  const call = (method: string, path: string, body: object) =>
    app.call(`v3/groups/${groupId}/${path}`, { method, body, token });
  const ask = (host: string) => app.call(`v2/websites/resolve?website=${host}`);
  const saved = await call("PUT", "website", { website: { domain: "rdv.claimed.example" } });
  expect([saved.status, saved.body.details.faults]).toEqual([
    422,
    [{ path: "domain", code: "operator_only" }],
  ]);
  const file = (await app.call(`v3/groups/${groupId}/file`, { token })).body;
  const preview = await call("POST", "file.preview", {
    file: {
      ...file,
      website: { ...file.website, domain: "rdv.claimed.example" },
    },
  });
  expect(preview.body.problems, preview.text).toMatchObject([{ path: "website.domain" }]);
  for (const host of ["www.claimed.example", "rdv.claimed.example"])
    expect((await ask(host)).status).toBe(404);
  expect((await call("PUT", "website", { website: { title: "Salon" } })).status).toBe(200);

  const operators = await addSalon(null, { website });
  expect((await ask("www.claimed.example")).status).toBe(200);
  const own = { website: { domain: "rdv.claimed.example" } };
  const path = `v3/groups/${operators.groupId}/website`;
  expect((await app.call(path, { method: "PUT", body: own, token: operators.token })).status).toBe(200);
});
