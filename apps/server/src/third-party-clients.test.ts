import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Ids, runSequence, type Step } from "./testing/client-sequences.ts";
import { addAccount, addPro, PASSWORD } from "./testing/people.ts";
import { startApp } from "./testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "./testing/test-groups.ts";

const JSON_TYPE = { "content-type": "application/json", accept: "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const BASIC = { ...JSON_TYPE, authorization: "Basic {pro_basic}" };
const AJAX = {
  accept: "application/json, text/javascript, */*; q=0.01",
  "x-requested-with": "XMLHttpRequest",
};

const SEQUENCES: Record<string, readonly Step[]> = {
  "a PHP class that signs every call with Basic and puts its key into the body": [
    {
      send: "GET v1/groups.json?format=json&apikey={key}",
      headers: BASIC,
      status: 200,
      has: { records: [{ id: "{group}" }] },
    },
    {
      send: "POST v1/groups/{group}/fiches.json",
      headers: BASIC,
      body: {
        apikey: "{key}",
        fiche: {
          group_id: "{group}",
          firstname: "Luc",
          lastname: "Petit",
          email: "luc@example.org",
          externid: "p-1",
        },
      },
      status: 201,
      has: { externid: "p-1" },
      keep: { fiche: "id" },
    },
    {
      send: "PUT v1/groups/{group}/fiches/{fiche}.json",
      headers: BASIC,
      body: { apikey: "{key}", fiche: { firstphone: "06 12 34 56 78" } },
      status: 200,
      has: { firstphone: "06 12 34 56 78" },
    },
    {
      send: "POST v1/groups/{group}/appointments.json",
      headers: BASIC,
      body: {
        apikey: "{key}",
        appointment: {
          date: "2026-12-02 09:00:00",
          calendar_id: "{calendar}",
          intervention_ids: ["{service}"],
          fiche: { id: "{fiche}" },
          from_web: 0,
        },
      },
      status: 201,
      keep: { appointment: "records.0.id" },
    },
    {
      send: "GET v1/groups/{group}/appointments?apikey={key}&format=json&results=all&calendar_id={calendar}&conditions[0][field]=start&conditions[0][op]=%3E%3D&conditions[0][value]=2026-12-02%2000:00:00&sort=start",
      headers: BASIC,
      status: 200,
      has: { totalRecords: 1, records: [{ id: "{appointment}" }] },
    },
    {
      send: "DELETE v1/groups/{group}/appointments/{appointment}?apikey={key}&format=json",
      headers: BASIC,
      status: 200,
    },
  ],
  "a v1 script that logs in by a form and lives on its session cookie": [
    {
      send: "POST v1/sessions/login.json?apikey={key}",
      headers: { ...AJAX, ...FORM_TYPE },
      body: "account%5Bemail%5D={email}&account%5Bpassword%5D={password}&account%5Bgroup_id%5D={group}",
      status: 200,
      has: { account: { email: "{email}" }, error: null },
    },
    {
      send: "GET v1/sessions/current.json?apikey={key}&group_id={group}&_=1764579600000",
      headers: AJAX,
      status: 200,
      has: { account: { email: "{email}" } },
    },
    {
      send: "POST v1/groups/{group}/fiches?apikey={key}",
      headers: { ...AJAX, "content-type": "application/json" },
      body: { fiche: { firstname: "Léa", lastname: "Blanc" } },
      status: 201,
    },
    {
      send: "GET v1/groups/{group}/fiches?apikey={key}&_=1764579600001",
      headers: AJAX,
      status: 200,
      has: { totalRecords: 1 },
    },
    {
      send: "GET v1/groups/{group}/fiches?apikey={key}",
      headers: { ...AJAX, origin: "https://evil.example" },
      status: 401,
    },
    { send: "GET v3/groups/{group}/fiches?apikey={key}", headers: AJAX, status: 401 },
    {
      send: "POST v1/sessions/logout?apikey={key}",
      headers: { ...AJAX, "content-type": "application/json" },
      status: 200,
      has: { status: "ok" },
    },
    { send: "GET v1/groups/{group}/fiches?apikey={key}", headers: AJAX, status: 401 },
  ],
  "a v2 widget that shows times and books one": [
    { send: "GET v2/urlname?field=urlname&value=others&apikey={key}", status: 200, has: { id: "{group}" } },
    {
      send: "GET v2/availabletimeslots?group_id={group}&promotions=0&appointments[0][intervention_id]={service}&appointments[0][calendar_id]=0&from=2026-12-02&time_format=datetime&apikey={key}",
      status: 200,
      keep: { slot: "availabletimeslots.3.slot" },
    },
    {
      send: "POST v2/appointments?apikey={key}",
      headers: JSON_TYPE,
      body: {
        appointment: {
          group_id: "{group}",
          date: "{slot}",
          appointments: { "0": { intervention_id: "{service}", calendar_id: 0 } },
          fiche: { firstname: "Max", lastname: "Noir", email: "max@example.org" },
          websource: "new_user",
          from_web: 1,
        },
      },
      status: 201,
      keep: { token: "fiche_token", appointment: "records.0.id" },
    },
    {
      send: "GET v2/fiche/appointments?apikey={key}&token={token}&include_past=1",
      status: 200,
      has: { records: [{ id: "{appointment}" }] },
    },
    {
      send: "POST v2/groups/{group}/appointments/batch_delete?apikey={key}&token={token}",
      headers: JSON_TYPE,
      body: { appointments: [{ id: "{appointment}" }] },
      status: 200,
    },
  ],
  "a v3 page that logs in and sends its token along": [
    {
      send: "GET v3/services/groups/others.json?apikey={key}&locale=fr&results=all",
      status: 200,
      has: { id: "{group}" },
    },
    {
      send: "GET v3/groups/{group}/interventions?apikey={key}&locale=fr&results=all",
      status: 200,
      has: { records: [{ id: "{service}" }] },
    },
    {
      send: "POST v3/sessions/login.json?apikey={key}&results=all",
      headers: JSON_TYPE,
      body: { account: { email: "{email}", password: "{password}", group_id: "{group}" } },
      status: 200,
      keep: { token: "account_token" },
    },
    {
      send: "GET v3/groups/{group}/availabletimeslots?apikey={key}&start=2026-12-03&nDays=1&intervention_ids[]={service}&token={token}",
      status: 200,
      keep: { at: "availabletimeslots.2.start_at" },
    },
    {
      send: "POST v3/appointments?apikey={key}&token={token}",
      headers: JSON_TYPE,
      body: {
        appointment: {
          group_id: "{group}",
          start_at: "{at}",
          intervention_ids: ["{service}"],
          fiche: { firstname: "Léa", lastname: "Blanc" },
          logged: true,
        },
      },
      status: 201,
      keep: { appointment: "records.0.id" },
    },
    {
      send: "GET v3/appointments?apikey={key}&token={token}&group_id={group}&limit_past=12&results=all",
      status: 200,
      has: { records: [{ id: "{appointment}" }] },
    },
    {
      send: "GET v3/groups/{group}/appointments/{appointment}.ics?token={token}",
      headers: { accept: "application/json" },
      status: 200,
    },
  ],
  "a client made from the description, with bearer, tags and keys": [
    {
      send: "POST v3/sessions/login?apikey={key}",
      headers: JSON_TYPE,
      body: { pro: { email: "{pro}", password: "{password}" } },
      status: 200,
      keep: { token: "account_token" },
    },
    {
      send: "POST v3/groups/{group}/fiches?apikey={key}",
      headers: { ...JSON_TYPE, authorization: "Bearer {token}", "idempotency-key": "k-1" },
      body: { fiche: { firstname: "Ida", lastname: "Vert", email: "ida@example.org" } },
      status: 201,
      keep: { fiche: "id" },
    },
    {
      send: "POST v3/groups/{group}/fiches?apikey={key}",
      headers: { ...JSON_TYPE, authorization: "Bearer {token}", "idempotency-key": "k-1" },
      body: { fiche: { firstname: "Ida", lastname: "Vert", email: "ida@example.org" } },
      status: 201,
      has: { id: "{fiche}" },
    },
    {
      send: "PUT v3/groups/{group}/fiches/{fiche}?apikey={key}",
      headers: { ...JSON_TYPE, authorization: "Bearer {token}", "if-match": '"older"' },
      body: { fiche: { firstname: "Eva" } },
      status: 412,
    },
    {
      send: "GET v3/groups/{group}/fiches?apikey={key}&calendar_ids=4",
      headers: { authorization: "Bearer {token}" },
      status: 400,
      has: { detail: "unknown_parameter" },
    },
  ],
};

const app = await startApp();
const group = await addGroup(app.db, { urlname: "others", fields: { legacy_clients: true } });
const { email } = await addAccount(app.db, group);
const { email: pro } = await addPro(app.db, [group]);
const existing: Ids = {
  key: app.context.installation.apiKey,
  group,
  calendar: await addCalendar(app.db, group),
  service: await addIntervention(app.db, group),
  email,
  pro,
  pro_basic: btoa(`${pro}:${PASSWORD}`),
  password: PASSWORD,
};

test.each(Object.entries(SEQUENCES))("%s", async (_title, steps) => {
  await runSequence(app, steps, existing);
});

const sha1 = (password: string) => createHash("sha1").update(password).digest("hex");
const logIn = (account: { group_id: number; email: string; password: string }, version = "v1") =>
  app.call(`${version}/sessions/login`, { method: "POST", body: { account } });

describe("a client that is told the SHA-1 of a password", () => {
  test("is let in once the person has logged in by the password itself, and in v1 alone", async () => {
    const { email } = await addAccount(app.db, group);
    const notified = { group_id: group, email, password: sha1(PASSWORD) };
    expect(await logIn(notified)).toMatchObject({ status: 401 });
    expect(await logIn({ ...notified, password: PASSWORD }, "v3")).toMatchObject({ status: 200 });
    expect(await logIn(notified)).toMatchObject({ status: 200, body: { needPasswordChange: false } });
    expect(await logIn({ ...notified, password: sha1(PASSWORD).toUpperCase() })).toMatchObject({
      status: 200,
    });
    expect(await logIn({ ...notified, password: sha1("another") })).toMatchObject({ status: 401 });
    expect(await logIn({ ...notified, email: "nobody@example.org" })).toMatchObject({ status: 401 });
    expect(await logIn(notified, "v3")).toMatchObject({ status: 401 });
    const headers = { authorization: `Basic ${btoa(`${email}:${notified.password}`)}` };
    expect(await app.call(`v1/groups/${group}/appointments`, { headers })).toMatchObject({ status: 401 });
  });

  test("is told the SHA-1 of the new password once it was changed", async () => {
    const { id, email } = await addAccount(app.db, group);
    const existing = { group_id: group, email, password: PASSWORD };
    const token = (await logIn(existing)).body.account_token;
    const changed = "Hortensia+42";
    const answer = await app.call(`v3/accounts/${id}`, {
      method: "PUT",
      token,
      body: { account: { password: PASSWORD, new_password: changed } },
    });
    expect(answer.status).toBe(200);
    expect(await logIn({ ...existing, password: sha1(PASSWORD) })).toMatchObject({ status: 401 });
    expect(await logIn({ ...existing, password: sha1(changed) })).toMatchObject({ status: 401 });
    expect(await logIn({ ...existing, password: changed })).toMatchObject({ status: 200 });
    expect(await logIn({ ...existing, password: sha1(changed) })).toMatchObject({ status: 200 });
  });

  test("is not let in where the group does not want it", async () => {
    const group_id = await addGroup(app.db);
    const { email } = await addAccount(app.db, group_id);
    const account = { group_id, email, password: PASSWORD };
    expect(await logIn(account)).toMatchObject({ status: 200 });
    expect(await logIn({ ...account, password: sha1(PASSWORD) })).toMatchObject({ status: 401 });
  });

  test("is let in as a professional only if all their groups want it, without naming one, and in v1 alone", async () => {
    const other = await addGroup(app.db);
    const enter = (email: string, password: string, version = "v1") =>
      app.call(`${version}/sessions/login`, { method: "POST", body: { pro: { email, password } } });
    const { email: here } = await addPro(app.db, [group]);
    const { email: both } = await addPro(app.db, [group, other]);
    for (const email of [here, both]) expect(await enter(email, PASSWORD)).toMatchObject({ status: 200 });
    expect(await enter(here, sha1(PASSWORD))).toMatchObject({
      status: 200,
      body: { pro: { group_id: group } },
    });
    expect(await enter(here, sha1(PASSWORD), "v3")).toMatchObject({ status: 401 });
    expect(await enter(here, sha1("another"))).toMatchObject({ status: 401 });
    expect(await enter(both, sha1(PASSWORD))).toMatchObject({ status: 401 });
    const stored = await app.db.query("select sha1_password_hash from pros where email = $1", [both]);
    expect(stored.rows).toEqual([{ sha1_password_hash: null }]);
    await app.db.query(
      "insert into pro_groups (group_id, pro_id, role) select $1, id, 'pro' from pros where email = $2",
      [other, here],
    );
    expect(await enter(here, sha1(PASSWORD)), "a further group without the setting").toMatchObject({
      status: 401,
    });
  });
});

test("a sandbox that was made before the setting ends no login by SHA-1", async () => {
  const own = await addGroup(app.db);
  const { email } = await addPro(app.db, [own], { role: "owner" });
  const enter = (password: string) =>
    app.call("v1/sessions/login", { method: "POST", body: { pro: { email, password } } });
  const token = (await enter(PASSWORD)).body.account_token as string;
  const change = (method: string, path: string, body?: object) =>
    app.call(`v3/groups/${own}/${path}`, { method, token, ...(body && { body }) });
  expect((await change("POST", "sandbox")).status).toBe(200);
  expect((await change("PUT", "settings", { settings: { legacy_clients: true } })).status).toBe(200);
  expect((await enter(PASSWORD)).status).toBe(200);
  expect((await enter(sha1(PASSWORD))).status).toBe(200);
});

describe("where a group does not want old clients", () => {
  test("no cookie is set or counts, and a key in a body is none", async () => {
    const group = await addGroup(app.db);
    const { email } = await addAccount(app.db, group);
    const account = { email, password: PASSWORD, group_id: group };
    const login = await app.call("v1/sessions/login", { method: "POST", body: { account } });
    expect(login.headers.get("set-cookie") ?? "").not.toContain("_session_id");
    const headers = { cookie: `_session_id=${login.body.account_token as string}` };
    expect((await app.call(`v1/groups/${group}/fiches`, { headers })).status).toBe(401);
    const inBody = await app.call(`v1/groups/${group}/holds`, {
      method: "POST",
      apikey: null,
      body: { apikey: existing["key"], hold: {} },
    });
    expect(inBody.body[0].detail).toBe("missing_key");
  });
});
