import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addAccount, addPro, PASSWORD } from "../../../testing/people.ts";
import { startOpenIdProvider, visitProvider } from "../../../testing/openid-provider.ts";
import { type Answer, startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addFiche, addGroup } from "../../../testing/test-groups.ts";
import { sealText } from "../../../lib/sealed-text.ts";
import { bindClientSecrets } from "./sso-providers.ts";

const MINUTE_MS = 60_000;
const SITE_ORIGIN = "https://rdv.example.org";
const SECRET = "a secret between two machines";
const ATTEMPT = "__Host-sso_attempt";
const ARRIVAL = "__Host-sso_arrival";

function addressesOf(urlname: string) {
  return {
    redirect_uris: [`${SITE_ORIGIN}/${urlname}/sso/callback`],
    post_logout_redirect_uris: [`${SITE_ORIGIN}/${urlname}/sso/logged_out`],
  };
}

const provider = await startOpenIdProvider([
  { client_id: "town", client_secret: SECRET, ...addressesOf("mairie") },
  { client_id: "club", ...addressesOf("club") },
  { client_id: "chain", ...addressesOf("chaine") },
]);
afterAll(() => provider.stop());
const app = await startApp({ config: { publicUrl: SITE_ORIGIN } });
const town = await addGroup(app.db, {
  urlname: "mairie",
  fields: { sso_login_only: true, sso: settings("town", SECRET), enabled_locales: "fr,en" },
});
// The server does this at every start.
await bindClientSecrets(app.db, app.context.installation.secret);
beforeEach(() => {
  app.clock.set(TEST_NOW);
  provider.forge(null);
});

function settings(client_id: string, clientSecret?: string) {
  return {
    issuer: provider.issuer,
    client_id,
    scopes: ["openid", "email"],
    label: { fr: "Mon compte de la ville", en: "My town account" },
    ...(clientSecret !== undefined && {
      // Encrypted as an older version did.
      client_secret_sealed: sealText(
        clientSecret,
        app.context.installation.secret,
        "client secret of an OpenID provider",
      ),
    }),
  };
}

const locationOf = ({ headers }: Answer): URL => new URL(headers.get("location") ?? "", SITE_ORIGIN);

function cookieOf({ headers }: Answer, name: string): string {
  return headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
}

/** Returns `name=value`, as the browser sends the cookie back. */
const sent = (cookie: string): string => cookie.split(";")[0] ?? "";

interface OnTheWay {
  readonly provider: URL;
  readonly cookie: string;
}

async function startLogin(urlname = "mairie", query = "", cookie = ""): Promise<OnTheWay> {
  const answer = await app.get(`/${urlname}/sso/start${query}`, { cookie });
  expect(answer.status, answer.text).toBe(303);
  return { provider: locationOf(answer), cookie: sent(cookieOf(answer, ATTEMPT)) };
}

const handleCallback = ({ pathname, search }: URL, cookie: string) => app.get(pathname + search, { cookie });

async function fetchSession(back: Answer, urlname = "mairie"): Promise<Answer> {
  return askSession(sent(cookieOf(back, ARRIVAL)), urlname);
}
function askSession(cookie: string, urlname = "mairie"): Promise<Answer> {
  return fetch(`${app.url}/${urlname}/sso/session`, { method: "POST", headers: { cookie } }).then(
    async (response) => {
      const text = await response.text();
      const { status, headers } = response;
      return { status, headers, text, body: JSON.parse(text) };
    },
  );
}

/** Logs in: to the provider and back. */
async function logIn(login: string, urlname = "mairie"): Promise<Answer> {
  const way = await startLogin(urlname);
  const back = await handleCallback(await visitProvider(way.provider.href, login), way.cookie);
  expect(locationOf(back).searchParams.get("sso"), back.headers.get("location") ?? "").toBe("done");
  return fetchSession(back, urlname);
}

/** Expects that an invalid callback leads to the login screen with the error and without a session. */
function expectFailure(back: Answer, failure: string, query = ""): void {
  expect(back.status).toBe(303);
  expect(back.headers.get("location")).toBe(`/mairie/login?sso=${failure}${query}`);
  expect(cookieOf(back, ARRIVAL)).toBe("");
}

test("a visitor logs in at the group's provider and comes back with the query they left with", async () => {
  provider.people.set("anna", { email: "Anna@Example.org", email_verified: true });
  const query = "locale=en&intervention_ids[]=21&colors[links]=ff0000";
  const way = await startLogin("mairie", `?${query}`);
  expect(way.provider.origin).toBe(provider.issuer);
  expect(Object.fromEntries(way.provider.searchParams)).toEqual({
    client_id: "town",
    response_type: "code",
    redirect_uri: `${SITE_ORIGIN}/mairie/sso/callback`,
    scope: "openid email",
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
    ui_locales: "en",
  });
  const back = await handleCallback(await visitProvider(way.provider.href, "anna"), way.cookie);
  expect(back.headers.get("location")).toBe(`/mairie/login?sso=done&${query}`);
  expect(cookieOf(back, ARRIVAL)).toMatch(
    /^__Host-sso_arrival=[\w-]{43}; Path=\/; Max-Age=120; HttpOnly; SameSite=Strict; Secure$/,
  );

  const entered = await fetchSession(back);
  expect(entered.status, entered.text).toBe(200);
  expect(entered.headers.get("cache-control")).toBe("no-store");
  expect(entered.body).toEqual({
    pro: null,
    account: { id: expect.any(Number), email: "anna@example.org", cancel_apt: null, export_apt: null },
    account_token: expect.any(String),
    sso_logged: true,
    needPasswordChange: false,
    needFactor: null,
    pendingRdv: null,
    fiche: { appointments: [] },
    groups: [],
    error: null,
  });
  const token = entered.body.account_token as string;
  const session = await app.call(`v1/sessions/current?group_id=${town}`, { token });
  expect(session.body).toMatchObject({ sso_logged: true, account: { email: "anna@example.org" } });
  expect((await app.call(`v3/groups/${town}/calendars`, { token })).status).toBe(200);
  // The page can fetch its token only once.
  expect((await fetchSession(back)).body.message).toBe("expired_connection");
});

test("the cookie that binds the way back to the browser is for this site alone, and for a quarter of an hour", async () => {
  const answer = await app.get("/mairie/sso/start");
  expect(cookieOf(answer, ATTEMPT)).toMatch(
    /^__Host-sso_attempt=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test("a returning client is recognised by the provider's subject, even with another address", async () => {
  provider.people.set("bruno", { email: "bruno@example.org", email_verified: true });
  const first = (await logIn("bruno")).body.account;
  provider.people.set("bruno", { email: "bruno.b@example.org", email_verified: true });
  const second = (await logIn("bruno")).body.account;
  expect(second).toMatchObject({ id: first.id, email: "bruno.b@example.org" });
  provider.people.set("bruno", {});
  expect((await logIn("bruno")).body.account).toMatchObject({ id: first.id, email: "bruno.b@example.org" });
});

test.each([
  ["gives none", {}],
  ["has not verified it", { email: "clara@example.org", email_verified: false }],
  ["says nothing of having verified it", { email: "clara@example.org" }],
])("an account has no address where the provider %s", async (_title, claims) => {
  const login = `clara ${JSON.stringify(claims)}`;
  provider.people.set(login, claims);
  const entered = await logIn(login);
  expect(entered.body.account.email).toBe("");
  const { rows } = await app.db.query("select email from accounts where id = $1", [entered.body.account.id]);
  expect(rows).toEqual([{ email: null }]);
});

test("an account that is there already is met by its verified address and by no other", async () => {
  const club = await addGroup(app.db, { urlname: "club", fields: { sso: settings("club") } });
  const { id, email } = await addAccount(app.db, club, { email: "dora@example.org" });
  provider.people.set("thief", { email, email_verified: false });
  expect((await logIn("thief", "club")).body.account).toMatchObject({ email: "" });
  provider.people.set("dora", { email, email_verified: true });
  expect((await logIn("dora", "club")).body.account).toMatchObject({ id, email });
  // The thief's account does not take over an address that another account has.
  provider.people.set("thief", { email, email_verified: true });
  const thief = (await logIn("thief", "club")).body.account;
  expect(thief.id).not.toBe(id);
  expect(thief.email).toBe("");
  // The account's password still works.
  const byPassword = await app.call("v3/sessions/login", {
    method: "POST",
    body: { account: { email, password: "Coquelicot-7", group_id: club } },
  });
  expect(byPassword.body).toMatchObject({ account: { id }, sso_logged: false });
});

test("a new person in such an account has an address of their own, and typing one proves nothing", async () => {
  provider.people.set("lena", { email: "lena@example.org", email_verified: true });
  const { account_token: token } = (await logIn("lena")).body;
  const form = { Fiche: ["firstname", "lastname", "email"].map((name) => ({ name, type: "string" })) };
  await app.db.query("update groups set forms = $2, version = version + 1 where id = $1", [
    town,
    JSON.stringify({ ...form, Vevent: [] }),
  ]);
  app.context.changes.announce("catalogue", town);
  const other = await addFiche(app.db, town, { firstname: "Tom", lastname: "Roy", email: "tom@example.org" });
  const make = (fiche: object) =>
    app.call(`v3/groups/${town}/fiches`, { method: "POST", token, body: { fiche } });
  const mine = await make({ firstname: "Lena", lastname: "Roy", email: "private@example.org" });
  expect(mine.body).toMatchObject({ email: "private@example.org" });
  const claimed = await make({ firstname: "Tom", lastname: "Roy", email: "tom@example.org" });
  expect(claimed.status).toBe(201);
  expect(claimed.body.id).not.toBe(other);
});

test("neither an address nor a password is changed where only the provider has them", async () => {
  provider.people.set("nora", { email: "nora@example.org", email_verified: true });
  const { account, account_token } = (await logIn("nora")).body;
  for (const change of [
    { temp_email: "nora.b@example.org" },
    { password: "x", new_password: "Hortensia+42" },
  ]) {
    const answer = await app.call(`v1/accounts/${account.id}?group_id=${town}`, {
      method: "PUT",
      token: account_token,
      body: { account: change },
    });
    expect(answer.status).toBe(403);
    expect(answer.body[0].translate_key).toBe("SsoLoginOnly");
  }
});

test("the same subject is another account in another group, and one account when it comes twice at once", async () => {
  provider.people.set("emil", {});
  const ways = await Promise.all([startLogin(), startLogin()]);
  const backs = await Promise.all(
    ways.map(async (way) => handleCallback(await visitProvider(way.provider.href, "emil"), way.cookie)),
  );
  const accounts = await Promise.all(backs.map((back) => fetchSession(back)));
  expect(accounts[0]!.body.account.id).toBe(accounts[1]!.body.account.id);
  const { rows } = await app.db.query("select group_id from account_identities where subject = 'emil'");
  expect(rows).toEqual([{ group_id: town }]);
});

test("two windows of one browser may be on their way at once", async () => {
  const first = await startLogin();
  const second = await startLogin("mairie", "?locale=fr", first.cookie);
  expect(second.cookie).toBe(first.cookie);
  for (const way of [first, second]) {
    const back = await handleCallback(await visitProvider(way.provider.href, "fanny"), way.cookie);
    expect(locationOf(back).searchParams.get("sso")).toBe("done");
  }
});

describe("a login fails", () => {
  test("with a state that was never issued, or none", async () => {
    const way = await startLogin();
    const address = await visitProvider(way.provider.href, "gina");
    address.searchParams.set("state", "x".repeat(43));
    expectFailure(await handleCallback(address, way.cookie), "expired");
    address.searchParams.delete("state");
    expectFailure(await handleCallback(address, way.cookie), "expired");
  });

  test("by the way back of another browser", async () => {
    const way = await startLogin("mairie", "?locale=en");
    const other = await startLogin();
    expectFailure(
      await handleCallback(await visitProvider(way.provider.href, "gina"), other.cookie),
      "expired",
    );
    const second = await startLogin();
    expectFailure(await handleCallback(await visitProvider(second.provider.href, "gina"), ""), "expired");
  });

  test("by the way back of another group", async () => {
    await addGroup(app.db, { urlname: "autre", fields: { sso: settings("town", SECRET) } });
    const way = await startLogin();
    const address = await visitProvider(way.provider.href, "gina");
    const back = await app.get(`/autre/sso/callback${address.search}`, { cookie: way.cookie });
    expect(back.headers.get("location")).toBe("/autre/login?sso=expired");
  });

  test("by a code that comes a second time", async () => {
    const way = await startLogin();
    const address = await visitProvider(way.provider.href, "gina");
    expect(locationOf(await handleCallback(address, way.cookie)).searchParams.get("sso")).toBe("done");
    expectFailure(await handleCallback(address, way.cookie), "expired");
  });

  test("with a code that was issued to another browser", async () => {
    const [mine, theirs] = [await startLogin(), await startLogin()];
    const address = await visitProvider(mine.provider.href, "gina");
    const stolen = await visitProvider(theirs.provider.href, "hugo");
    address.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    expectFailure(await handleCallback(address, mine.cookie), "failed");
  });

  test("by a token that was made for another attempt", async () => {
    const way = await startLogin("mairie", "?locale=en");
    way.provider.searchParams.set("nonce", "another");
    const address = await visitProvider(way.provider.href, "gina");
    expectFailure(await handleCallback(address, way.cookie), "failed", "&locale=en");
  });

  test.each([
    ["for another client", { aud: "another" }],
    ["by another issuer", { iss: "https://login.example.net" }],
    ["that is too old", { exp: 1_700_000_000, iat: 1_699_999_000 }],
    ["without a subject", { sub: undefined }],
  ])("by a token %s", async (_title, claims) => {
    provider.forge((issued) => ({ ...issued, ...claims }));
    const way = await startLogin();
    expectFailure(await handleCallback(await visitProvider(way.provider.href, "gina"), way.cookie), "failed");
  });

  test("with a token signed by another provider", async () => {
    provider.forge((issued) => issued, "another");
    const way = await startLogin();
    expectFailure(await handleCallback(await visitProvider(way.provider.href, "gina"), way.cookie), "failed");
  });

  test("by an answer that names another issuer", async () => {
    const way = await startLogin();
    const address = await visitProvider(way.provider.href, "gina");
    address.searchParams.set("iss", "https://login.example.net");
    expectFailure(await handleCallback(address, way.cookie), "failed");
  });

  test("who has changed their mind at the provider", async () => {
    const way = await startLogin("mairie", "?locale=en");
    expectFailure(
      await handleCallback(await visitProvider(way.provider.href, null), way.cookie),
      "denied",
      "&locale=en",
    );
  });

  test("who took longer than a quarter of an hour, or whose page fetches its token too late", async () => {
    const way = await startLogin();
    const address = await visitProvider(way.provider.href, "gina");
    app.clock.set(TEST_NOW + 15 * MINUTE_MS);
    expectFailure(await handleCallback(address, way.cookie), "expired");
    const next = await startLogin();
    const back = await handleCallback(await visitProvider(next.provider.href, "gina"), next.cookie);
    app.clock.set(TEST_NOW + 17 * MINUTE_MS);
    expect((await fetchSession(back)).status).toBe(401);
    expect((await askSession("")).status).toBe(401);
  });

  test("with a provider that does not answer, or that is another one than the group says", async () => {
    const absent = { ...settings("town"), issuer: "http://127.0.0.1:9" };
    const moved = { ...settings("town"), issuer: `${provider.issuer}/elsewhere` };
    for (const [urlname, sso] of [
      ["absente", absent],
      ["demenagee", moved],
    ] as const) {
      await addGroup(app.db, { urlname, fields: { sso_login_only: true, sso } });
      const answer = await app.get(`/${urlname}/sso/start?locale=en`);
      expect(answer.headers.get("location")).toBe(`/${urlname}/login?sso=unavailable&locale=en`);
    }
  });

  test("in a group without a provider", async () => {
    await addGroup(app.db, { urlname: "ordinaire" });
    for (const end of ["start", "callback", "logged_out"])
      expect((await app.get(`/ordinaire/sso/${end}`)).status).toBe(404);
    expect((await app.get("/nirgends/sso/start")).status).toBe(404);
  });
});

test("no query leads out of the site", async () => {
  const query = "?sso=//evil.example&return_url=https://evil.example#https://evil.example";
  const way = await startLogin("mairie", query);
  const back = await handleCallback(await visitProvider(way.provider.href, null), way.cookie);
  expect(locationOf(back).origin).toBe(SITE_ORIGIN);
  expect(locationOf(back).pathname).toBe("/mairie/login");
  for (const state of ["//evil.example", "https://evil.example", "%0d%0aLocation: https://evil.example"]) {
    const out = await app.get(`/mairie/sso/logged_out?state=${encodeURIComponent(state)}`);
    expect(out.headers.get("location")).toBe("/mairie/login");
  }
});

test("a logout leads through the provider's own logout, and back with its query", async () => {
  const { account_token: token } = (await logIn("ines")).body;
  const out = await app.call("v1/sessions/logout", {
    method: "POST",
    token,
    body: { page_query: "locale=en&nofooter=1" },
  });
  const address = new URL(out.body.sso_logout as string);
  expect(address.origin).toBe(provider.issuer);
  expect(address.searchParams.get("post_logout_redirect_uri")).toBe(`${SITE_ORIGIN}/mairie/sso/logged_out`);
  expect(address.searchParams.get("id_token_hint")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const state = address.searchParams.get("state") ?? "";
  expect(state).not.toContain("nofooter");
  const request = await fetch(address, { redirect: "manual" });
  expect(request.status).toBe(200);
  const back = await app.get(`/mairie/sso/logged_out?state=${state}`);
  expect(back.headers.get("location")).toBe("/mairie/login?locale=en&nofooter=1");
  expect((await app.call(`v3/sessions/current?group_id=${town}`, { token })).body.account).toBeNull();
  // Logging out after the session has ended reveals nothing.
  expect((await app.call("v1/sessions/logout", { method: "POST", token })).body).toEqual({ status: "ok" });
});

test("the way out of a chain store's provider ends at the screen that says so", async () => {
  await addGroup(app.db, { urlname: "chaine", fields: { store_chain: true, sso: settings("chain") } });
  expect((await app.get("/chaine/sso/logged_out")).headers.get("location")).toBe("/disconnected");
});

test("how often anyone may set out is limited like any login", async () => {
  const strict = await startApp({
    config: { publicUrl: SITE_ORIGIN },
    limits: { login: { address: { max: 1, seconds: 600 } } },
    database: app.database,
  });
  expect((await strict.get("/mairie/sso/start")).status).toBe(303);
  const second = await strict.get("/mairie/sso/start");
  expect(second.status).toBe(429);
  expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the provider's secret, its tokens and ours are never answered, logged or stored as they are", async () => {
  const way = await startLogin();
  const address = await visitProvider(way.provider.href, "jules");
  const back = await handleCallback(address, way.cookie);
  const entered = await fetchSession(back);
  const out = await app.call("v1/sessions/logout", {
    method: "POST",
    token: (await logIn("jules")).body.account_token as string,
  });
  const idToken = new URL(out.body.sso_logout as string).searchParams.get("id_token_hint") ?? "";
  const secrets = [
    SECRET,
    idToken,
    entered.body.account_token as string,
    address.searchParams.get("code") ?? "",
    address.searchParams.get("state") ?? "",
    sent(way.cookie).split("=")[1] ?? "",
    sent(cookieOf(back, ARRIVAL)).split("=")[1] ?? "",
  ];
  const tables = ["sessions", "sso_logins", "accounts", "account_identities", "rate_limits", "groups"];
  const dumps = await Promise.all(
    tables.map((table) => app.db.query(`select t::text as row from ${table} t`)),
  );
  const page = await app.get("/mairie?locale=en");
  const group = await app.call("v3/services/groups/mairie?locale=en");
  expect(group.body.sso_label).toBe("My town account");
  const texts = [
    ...dumps.flatMap(({ rows }) => rows.map((row) => String(row.row))),
    ...app.logLines,
    page.text,
    group.text,
  ];
  for (const text of [page.text, group.text]) expect(text).not.toMatch(/client_secret|client_id/);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    for (const text of texts) expect(text.includes(secret)).toBe(false);
  }
});

describe("a professional of the group", () => {
  test("logs in by the address that its provider has verified, for this group alone", async () => {
    const other = await addGroup(app.db);
    const { id, email } = await addPro(app.db, [town, other], { role: "call_centre" });
    provider.people.set("agent", { email: email.toUpperCase(), email_verified: true });
    const entered = await logIn("agent");
    expect(entered.body).toMatchObject({
      pro: { id, email, group_id: town, call_center: true },
      account: null,
      needFactor: null,
      groups: [{ id: town }],
    });
    const token = entered.body.account_token as string;
    expect((await app.call(`v3/groups/${town}/fiches`, { token })).status).toBe(200);
    // The provider of one group gives no access to other groups.
    expect((await app.call(`v3/groups/${other}/fiches`, { token })).status).toBe(403);
    expect((await app.call("v3/groups", { token })).body.records).toHaveLength(1);
    const left = await app.call("v3/sessions/logout", { method: "POST", token, body: {} });
    expect(left.body.sso_logout).toContain(provider.issuer);
  });

  test("gets no further by a change of password: neither past a second factor, nor into other groups", async () => {
    const other = await addGroup(app.db);
    const { id, email } = await addPro(app.db, [town, other]);
    await app.db.query(
      "insert into pro_factors (pro_id, kind, sealed_secret, created_at) values ($1, 'totp', 'x', now())",
      [id],
    );
    provider.people.set("changer", { email, email_verified: true });
    const { account_token } = (await logIn("changer")).body;
    const changed = await app.call(`v3/accounts/${id}?group_id=${town}`, {
      method: "PUT",
      token: account_token,
      body: { account: { password: PASSWORD, new_password: "Coquelicot-88" } },
    });
    expect(changed.status, changed.text).toBe(200);
    const token = changed.body.account_token;
    for (const group of [town, other])
      expect((await app.call(`v3/groups/${group}/fiches`, { token })).body.message).toBe("needFactor");
  });

  test("is a client where the address is not verified, or they work elsewhere", async () => {
    const [here, elsewhere] = [await addPro(app.db, [town]), await addPro(app.db, [await addGroup(app.db)])];
    provider.people.set("unproven", { email: here.email, email_verified: false });
    provider.people.set("stranger", { email: elsewhere.email, email_verified: true });
    for (const login of ["unproven", "stranger"])
      expect((await logIn(login)).body).toMatchObject({ pro: null, account: { id: expect.any(Number) } });
  });

  test("who left the group on the way has no session", async () => {
    const { id, email } = await addPro(app.db, [town]);
    provider.people.set("leaver", { email, email_verified: true });
    const way = await startLogin();
    const back = await handleCallback(await visitProvider(way.provider.href, "leaver"), way.cookie);
    await app.db.query("delete from pro_groups where pro_id = $1", [id]);
    expect((await fetchSession(back)).body.message).toBe("expired_connection");
  });
});
