import { TRADES } from "@rendezvous/contract/catalogue/trade";
import { localize } from "@rendezvous/domain/text/localize";
import { expect, test } from "vitest";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";
import { exportGroup } from "../group-file/export-group.ts";
import { sweepSignUps } from "./data.ts";
import { createGroupWithOwner, findFreeUrlname } from "./create-group-with-owner.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url, signUp: true } });

const NEW_PASSWORD = "Coquelicot-8";
const salon = {
  name: "Atelier Léa",
  trade: "hair_salon",
  locale: "fr",
  country: "FR",
  timezone: "Europe/Paris",
  address: "4 rue des Carmes",
  zipcode: "44000",
  city: "Nantes",
  phone: "02 40 11 22 33",
  openinghours: [{ days: ["we"], from: "09:00", to: "12:00" }],
  interventions: [
    { externid: "cut_men", name: "Coupe courte", length: 20, price: 2100 },
    { name: "Barbe", length: 15, price: null },
  ],
};
const signUp = (email: string, group: object = salon) =>
  app.call("v3/groups?locale=fr", { method: "POST", body: { account: { email }, group } });
const groupOf = (urlname: string) => app.call(`v3/services/groups/${urlname}`);

/** Opens the link of a mail, whose page asks before it changes anything. */
const open = async (email: string, more: object = {}) => {
  const link = linkOf(await mailTo(mails, email));
  const key = link.searchParams.get("invitation");
  return { link, answer: await logIn(app, { oubliKey: key, ...more }) };
};

test.each(TRADES.flatMap((trade) => ["fr", "en", "de", "br"].map((locale) => [trade, locale] as const)))(
  "%s, in %s, is a group with hours and services, without a word of another language",
  async (trade, locale) => {
    const urlname = await findFreeUrlname(app.db, `${trade} ${locale}`);
    const request = { name: "Chez nous", trade, locale };
    const made = await createGroupWithOwner(
      app.db,
      urlname,
      request,
      { email: "o@example.org", locale },
      app.clock.now(),
    );
    expect(made).toMatchObject({ ok: true, urlname });
    const groupId = made.ok ? made.groupId : 0;
    const { rows } = await app.db.query(
      `select g.inactive, g.fields->>'locale' as locale, g.fields->>'slots_view' as view, g.fields->'next_times' as next_times,
        (select count(*)::int from interventions where group_id = g.id) as services,
        (select bool_and(coalesce(jsonb_array_length(openinghours), jsonb_array_length(g.fields->'openinghours')) > 0) from calendars where group_id = g.id) as open,
        (select string_agg(publicname->>$2, ' ') from interventions where group_id = g.id) as names,
        (select bool_and((select count(*) from jsonb_object_keys(publicname)) = 12) from interventions where group_id = g.id) as translated
      from groups g where id = $1`,
      [groupId, locale],
    );
    expect(rows[0].translated).toBe(trade === "empty" ? null : true);
    expect(rows[0]).toMatchObject({ inactive: true, locale, open: true, view: "auto", next_times: true });
    expect(rows[0].services).toBeGreaterThanOrEqual(trade === "empty" ? 0 : 4);
    if (trade === "hair_salon")
      expect(rows[0].names).toContain(
        { fr: "Coupe homme", en: "Men’s cut", de: "Herrenhaarschnitt", br: "Troc’h gwaz" }[locale],
      );
  },
);

test.each([
  ["hair_salon", "it", undefined, ["Poltrona"], 1],
  ["town_hall", "it", 1, ["Sportello"], 1],
  ["hair_salon", "it", 3, ["Poltrona 1", "Poltrona 2", "Poltrona 3"], 1],
  ["hair_salon", "hu", 2, ["1. szék", "2. szék"], 1],
  ["class_studio", "it", 2, ["Sala 1", "Sala 2"], 12],
] as const)(
  "a new %s, in %s, for %s has the calendars %j, with places for %i",
  async (trade, locale, count, names, places) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const made = await signUp(email, { name: `Studio ${email}`, trade, locale, calendar_count: count });
    expect(made.status, made.text).toBe(201);
    const { rows } = await app.db.query<{ name: string; capacity: number; openinghours: unknown }>(
      `select c.publicname->>(g.fields->>'locale') as name, c.capacity, c.openinghours from calendars c join groups g on g.id = c.group_id
      where g.urlname = $1 order by c.sort`,
      [made.body.group.urlname],
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
    for (const row of rows) {
      expect(row.capacity).toBe(places);
      if (trade !== "class_studio") expect(row.openinghours).toEqual(rows[0]?.openinghours);
    }
  },
);

/** Creates a group and returns its group file. */
async function makeFile(group: object) {
  const name = `Studio ${crypto.randomUUID()}`;
  const made = await signUp(`${crypto.randomUUID()}@example.org`, {
    name,
    locale: "fr",
    country: "FR",
    ...group,
  });
  expect(made.status, made.text).toBe(201);
  const { rows } = await app.db.query<{ id: number }>("select id from groups where urlname = $1", [
    made.body.group.urlname,
  ]);
  const { group: written, calendars = [], interventions = [] } = await exportGroup(app.db, rows[0]!.id);
  return { group: written, calendars, interventions };
}

test.each([1, 2, 3, 5])("a class is in one room alone, of %i", async (calendar_count) => {
  const { calendars, interventions } = await makeFile({ trade: "class_studio", calendar_count });
  const classes = calendars.flatMap(
    ({ openinghours }) => openinghours?.map((rule) => rule.interventions) ?? [],
  );
  const twice = classes.flat().filter((one, at, all) => all.indexOf(one) !== at);
  expect([classes.flat().length, twice]).toEqual([4, []]);
  for (const { externid, calendars: rooms } of interventions) {
    const running = calendars.filter(({ openinghours }) =>
      openinghours?.some((rule) => rule.interventions?.includes(externid)),
    );
    expect(running).toHaveLength(1);
    if (calendar_count > 1) expect(rooms).toEqual(running.map((one) => one.externid));
  }
});

test("calendars have the names that were asked for, the others those of the trade", async () => {
  const { calendars } = await makeFile({
    trade: "hair_salon",
    calendar_count: 3,
    calendar_names: ["Léa", " ", "Zoé"],
  });
  expect(calendars.map(({ publicname }) => localize(publicname, "fr", "fr"))).toEqual([
    "Léa",
    "Fauteuil 2",
    "Zoé",
  ]);
});

test("a service whose name is kept is translated; one that is renamed is not", async () => {
  const { interventions } = await makeFile({
    trade: "hair_salon",
    interventions: [
      { externid: "cut_men", name: "Coupe homme", length: 30, price: 2600 },
      { externid: "blow_dry", name: "Brushing express", length: 20, price: 1900 },
    ],
  });
  expect(interventions[0]?.publicname).toMatchObject({ fr: "Coupe homme", de: "Herrenhaarschnitt" });
  expect(interventions[1]?.publicname).toBe("Brushing express");
});

test.each([
  ["FR", "EUR", 2600],
  ["CZ", "CZK", 65_000],
  ["HU", "HUF", 900_000],
] as const)("prices that nobody named are round sums of %s: %s %i", async (country, currency, price) => {
  const { group, interventions } = await makeFile({ trade: "hair_salon", country });
  expect(group.currency).toBe(currency);
  expect(interventions.find(({ externid }) => externid === "cut_men")?.price).toBe(price);
});

test("who signs up has a group that only they see, from the mailed link to the day they publish it", async () => {
  const email = "lea@example.org";
  const made = await signUp(email);
  expect(made.status, made.text).toBe(201);
  expect(made.body).toEqual({ group: { name: "Atelier Léa", urlname: "atelier-lea" } });
  expect((await groupOf("atelier-lea")).body).toMatchObject({ inactive: true, phone: salon.phone });
  const { rows } = await app.db.query("select 1 from pros where email = $1", [email]);
  expect(rows).toEqual([]);

  const mail = await mailTo(mails, email);
  expect(mail.mail.subject).toContain("Atelier Léa");
  // A scanner that opens the link changes nothing.
  const { pathname, search } = linkOf(mail);
  expect((await app.get(pathname + search)).status).toBe(200);
  const { link, answer } = await open(email);
  expect(link.pathname).toBe("/atelier-lea/login");
  // No one has invited the founder, so the link tells the page to say so.
  expect(link.searchParams.get("founder")).toBe("1");
  expect(answer.body).toMatchObject({ needPasswordChange: true, pro: { email } });
  const { id, group_id } = answer.body.pro;
  const set = await app.call(`v3/accounts/${id}`, {
    method: "PUT",
    token: answer.body.account_token,
    body: { account: { group_id, new_password: NEW_PASSWORD } },
  });
  const token = set.body.account_token as string;
  const services = await app.call(`v3/groups/${group_id}/interventions`, { token });
  expect(services.body.records).toMatchObject([
    { publicname: "Coupe courte", length: 20, price: 2100 },
    { publicname: "Barbe", length: 15, price: null },
  ]);
  expect((await app.call(`v3/groups/${group_id}/interventions`)).body.message).toBe("inactive_group");
  // The founder gets notices of bookings from the first one on, and clients' replies go to the founder.
  const { body: stored } = await app.call(`v3/groups/${group_id}/settings`, { token });
  expect(stored.settings.notices).toEqual([{ email, events: ["booked", "moved", "cancelled"] }]);
  const checklist = await app.call(`v3/groups/${group_id}/checklist`, { token });
  expect(checklist.body).toMatchObject({ inactive: true });
  expect(checklist.body.checks.every(({ done }: { done: boolean }) => done)).toBe(true);
  const settings = { method: "PUT", token, body: { settings: { inactive: false } } };
  expect((await app.call(`v3/groups/${group_id}/settings`, settings)).status).toBe(200);
  expect((await app.call(`v3/groups/${group_id}/interventions`)).status).toBe(200);
  // The link worked once; from now on the password works.
  expect((await open(email)).answer.body.message).toBe("dead_key");
  await tokenOf(app, group_id, email, NEW_PASSWORD);
});

test("a second group of the same name has another address; one that is none is told", async () => {
  const [first, second] = [await signUp("a1@example.org"), await signUp("a2@example.org")];
  expect(first.body.group.urlname).not.toBe(second.body.group.urlname);
  expect((await signUp("no address")).body.message).toBe("emailValidator");
  expect((await signUp("a3@example.org", { ...salon, trade: "circus" })).status).toBe(400);
  for (const calendar_count of [0, 11])
    expect((await signUp("a3@example.org", { ...salon, calendar_count })).status).toBe(400);
  const wrong = await signUp("a3@example.org", {
    ...salon,
    openinghours: [{ days: ["mo"], from: "18:00", to: "09:00" }],
  });
  expect(wrong.body.message).toBe("bad_request");
  expect(Object.keys(wrong.body.messages.fields)[0]).toContain("openinghours");
  const phone = await signUp("a3@example.org", { ...salon, phone: "ask for Rose" });
  expect(Object.keys(phone.body.messages.fields)).toEqual(["group.phone"]);
});

test("a name is never taken over: not by two at once, nor by a command", async () => {
  const names = await Promise.all(
    [1, 2].map((n) => signUp(`race${n}@example.org`, { ...salon, name: "Course" })),
  );
  const made = names.map(({ body }) => body.group.urlname);
  expect(new Set(made).size).toBe(2);
  const urlname = made[0];
  const again = await createGroupWithOwner(
    app.db,
    urlname,
    { name: "Thief", trade: "empty" },
    { email: "thief@example.org", locale: "fr" },
    app.clock.now(),
  );
  expect(again).toMatchObject({ ok: false, errors: [{ path: "group.urlname" }] });
  expect((await groupOf(urlname)).body.name).toBe("Course");
});

test("an address with a login is answered and mailed the same, and proves its password to take the group", async () => {
  const group = await addGroup(app.db);
  const { email } = await addPro(app.db, [group]);
  expect((await signUp(email)).status).toBe(201);
  const { answer } = await open(email);
  expect(answer.body.message).toBe("passwordError");
  expect((await open(email, { password: "Wrong-pass-1" })).answer.status).toBe(401);
  const entered = (await open(email, { password: PASSWORD })).answer;
  expect(entered.body).toMatchObject({ needPasswordChange: false });
  expect(entered.body.groups).toHaveLength(2);
});

test("an inactive group lets in by password only who works there, and no client", async () => {
  const group = await addGroup(app.db, { inactive: true });
  const elsewhere = await addGroup(app.db);
  const [own, other] = [await addPro(app.db, [group]), await addPro(app.db, [elsewhere])];
  const client = await addAccount(app.db, group);
  const status = async (email: string) => {
    const answer = await logIn(app, { email, password: PASSWORD, group_id: group });
    return answer.status === 200 ? "in" : answer.body.message;
  };
  expect(await status(own.email)).toBe("in");
  expect(await status(other.email)).toBe("inactive_group");
  expect(await status(client.email)).toBe("inactive_group");
});

test("an installation that is not for everybody makes no groups for strangers", async () => {
  const closed = await startApp();
  for (const [path, method] of [
    ["v3/groups", "POST"],
    ["v3/trades", "GET"],
  ] as const) {
    const body = { account: { email: "a@example.org" }, group: salon };
    const answer = await closed.call(path, { method, ...(method === "POST" && { body }) });
    expect(answer.body.message).toBe("forbidden");
  }
  await closed.stop();
});

test("what each trade brings is told in the language that is asked for", async () => {
  const { body } = await app.call("v3/trades?locale=en");
  expect(body.trades.map(({ trade }: { trade: string }) => trade)).toEqual(TRADES);
  const [dentist] = body.trades;
  expect(dentist.interventions[0]).toEqual({
    externid: "check_up",
    name: "Check-up",
    length: 30,
    price: 2300,
  });
  expect(dentist.calendar_name).toBe("Dentist");
  expect(dentist.openinghours[0]).toEqual({
    days: ["mo", "tu", "we", "th", "fr"],
    from: "09:00",
    to: "12:30",
  });
});

test("what was signed up and never entered gives its address back when its link has run out", async () => {
  const [unused, entered] = ["nobody@example.org", "somebody@example.org"];
  expect((await signUp(unused, { ...salon, name: "Chez Personne" })).status).toBe(201);
  expect((await signUp(entered, { ...salon, name: "Chez Quelqu’un" })).body.group.urlname).toBe(
    "chez-quelqu-un",
  );
  expect((await open(entered)).answer.status).toBe(200);
  const byOperator = { email: "later@example.org", locale: "fr" };
  const request = { name: "Chez Plus Tard", trade: "empty" as const, locale: "fr" };
  await createGroupWithOwner(app.db, "chez-plus-tard", request, byOperator, app.clock.now());
  // The sweep goes by the database's clock, the links by that of the test.
  await app.db.query("update invitations set expires_at = now() + interval '1 minute'");
  await sweepSignUps(app.db);
  expect(await findFreeUrlname(app.db, "Chez Personne")).toBe("chez-personne-2");
  await app.db.query("update invitations set expires_at = now() - interval '1 minute'");
  await sweepSignUps(app.db);
  expect(await findFreeUrlname(app.db, "Chez Personne")).toBe("chez-personne");
  expect(await findFreeUrlname(app.db, "Chez Quelqu’un")).toBe("chez-quelqu-un-2");
  expect(await findFreeUrlname(app.db, "Chez Plus Tard")).toBe("chez-plus-tard-2");
  const { rows } = await app.db.query("select 1 from invitations where email = $1", [unused]);
  expect(rows).toEqual([]);
  expect((await signUp(unused, { ...salon, name: "Chez Personne" })).body.group.urlname).toBe(
    "chez-personne",
  );
});

test("an owner is called by the name they gave", async () => {
  const email = "rose.martin@example.org";
  const account = { email, firstname: " Rose ", lastname: "Martin" };
  const made = await app.call("v3/groups?locale=fr", { method: "POST", body: { account, group: salon } });
  expect(made.status, made.text).toBe(201);
  expect((await open(email)).answer.status).toBe(200);
  const { rows } = await app.db.query("select firstname, lastname from pros where email = $1", [email]);
  expect(rows).toEqual([{ firstname: "Rose", lastname: "Martin" }]);
});
