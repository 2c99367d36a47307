import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Cookies,
  logOutAtProvider,
  startOpenIdProvider,
  visitProvider,
} from "../../../testing/openid-provider.ts";
import { addAccount, addPro } from "../../../testing/people.ts";
import { fetchFromPublicNetwork } from "../../../lib/outgoing-fetch.ts";
import { readLogoutToken } from "./read-logout-token.ts";
import { Configuration } from "openid-client";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";

const EVENT = "http://schemas.openid.net/event/backchannel-logout";

const app = await startApp();
const clientOf = (client_id: string, urlname: string, names: boolean) => ({
  client_id,
  redirect_uris: [`${app.context.config.publicUrl}/${urlname}/sso/callback`],
  backchannel_logout_uri: `${app.url}/${urlname}/sso/backchannel_logout`,
  backchannel_logout_session_required: names,
});
const provider = await startOpenIdProvider([
  clientOf("town", "mairie", true),
  clientOf("club", "club", false),
]);
afterAll(() => provider.stop());
const settings = (client_id: string) => ({
  issuer: provider.issuer,
  client_id,
  scopes: ["openid", "email"],
  label: { fr: "", en: "" },
});
const town = await addGroup(app.db, { urlname: "mairie", fields: { sso: settings("town") } });
await addGroup(app.db, { urlname: "club", fields: { sso: settings("club") } });
await addGroup(app.db, { urlname: "ordinaire" });
beforeEach(() => {
  provider.backchannelLogouts.length = 0;
});

/** Logs in like a browser: to the provider and back, until the page has its token. */
async function logIn(login: string, cookies: Cookies = new Map(), urlname = "mairie"): Promise<string> {
  return fetchToken(await handleCallback(login, cookies, urlname), urlname);
}

/** Returns the cookie with which the page fetches its token. */
async function handleCallback(login: string, cookies: Cookies, urlname = "mairie"): Promise<string> {
  const out = await app.get(`/${urlname}/sso/start`);
  const address = await visitProvider(out.headers.get("location") ?? "", login, cookies);
  const back = await app.get(address.pathname + address.search, { cookie: cookieOf(out.headers) });
  expect(back.headers.get("location")).toContain("sso=done");
  return cookieOf(back.headers);
}

async function fetchToken(cookie: string, urlname = "mairie"): Promise<string> {
  const response = await fetch(`${app.url}/${urlname}/sso/session`, { method: "POST", headers: { cookie } });
  const { account_token } = (await response.json()) as { account_token: string };
  return account_token;
}

function cookieOf(headers: Headers): string {
  return (headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
}

async function isLoggedIn(token: string): Promise<boolean> {
  const { body } = await app.call("v3/sessions/current", { token });
  return body.account !== null || body.pro !== null;
}

function tell(logout_token: string, urlname = "mairie"): Promise<Response> {
  return fetch(`${app.url}/${urlname}/sso/backchannel_logout`, {
    method: "POST",
    body: new URLSearchParams({ logout_token }),
  });
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returns the claims of a valid logout token. */
function claims(changed: Record<string, unknown>): Record<string, unknown> {
  const iat = seconds();
  return {
    iss: provider.issuer,
    aud: "town",
    iat,
    exp: iat + 120,
    jti: crypto.randomUUID(),
    events: { [EVENT]: {} },
    ...changed,
  };
}

describe("a client who logs out at the provider", () => {
  test("is logged out here, in that browser alone where the provider tells sessions apart", async () => {
    const [phone, desk]: Cookies[] = [new Map(), new Map()];
    const onPhone = await logIn("anna", phone);
    const atDesk = await logIn("anna", desk);
    const other = await logIn("boris");
    await logOutAtProvider(`${provider.issuer}/session/end`, phone!);
    expect(provider.backchannelLogouts).toEqual([{ client_id: "town", error: null }]);
    expect(await isLoggedIn(onPhone)).toBe(false);
    expect(await isLoggedIn(atDesk)).toBe(true);
    expect(await isLoggedIn(other)).toBe(true);
  });

  test("is logged out everywhere where it does not, and stays logged in with another group", async () => {
    const inTown = await logIn("carla");
    const cookies: Cookies = new Map();
    const here = await logIn("carla", cookies, "club");
    const elsewhere = await logIn("carla", new Map(), "club");
    await logOutAtProvider(`${provider.issuer}/session/end`, cookies);
    expect(provider.backchannelLogouts).toEqual([{ client_id: "club", error: null }]);
    expect(await isLoggedIn(here)).toBe(false);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(await isLoggedIn(inTown)).toBe(true);
  });

  test("is not logged in by a page that fetches its token afterwards", async () => {
    const cookies: Cookies = new Map();
    const arrival = await handleCallback("dora", cookies);
    await logOutAtProvider(`${provider.issuer}/session/end`, cookies);
    expect(await fetchToken(arrival)).toBeUndefined();
  });
});

test("who has logged in with a password stays", async () => {
  await addAccount(app.db, town, { email: "emma@example.org", password: "Coquelicot-7" });
  provider.people.set("emma", { email: "emma@example.org", email_verified: true });
  const byProvider = await logIn("emma");
  const account = { email: "emma@example.org", password: "Coquelicot-7", group_id: town };
  const byPassword = await app.call("v1/sessions/login", { method: "POST", body: { account } });
  expect((await tell(provider.sign(claims({ sub: "emma" })))).status).toBe(200);
  expect(await isLoggedIn(byProvider)).toBe(false);
  expect(await isLoggedIn(byPassword.body.account_token)).toBe(true);
});

test.each(["by the name of the session", "by the person's"])(
  "a professional is logged out, too, %s, and stays where they gave a password",
  async (how) => {
    const { email } = await addPro(app.db, [town]);
    provider.people.set(email, { email, email_verified: true });
    const cookies: Cookies = new Map();
    const byProvider = await logIn(email, cookies);
    const account = { email, password: "Coquelicot-7", group_id: town };
    const byPassword = await app.call("v1/sessions/login", { method: "POST", body: { account } });
    if (how.includes("session")) await logOutAtProvider(`${provider.issuer}/session/end`, cookies);
    else expect((await tell(provider.sign(claims({ sub: email })))).status).toBe(200);
    expect(await isLoggedIn(byProvider)).toBe(false);
    expect(await isLoggedIn(byPassword.body.account_token)).toBe(true);
  },
);

test("a token that comes again, or late, ends nothing that began after it", async () => {
  const before = await logIn("felix");
  const iat = seconds();
  const token = provider.sign(claims({ sub: "felix", iat }));
  expect((await tell(token)).status).toBe(200);
  expect(await isLoggedIn(before)).toBe(false);
  provider.forge((issued) => ({ ...issued, iat: iat + 1 }));
  const after = await logIn("felix");
  provider.forge(null);
  expect((await tell(token)).status).toBe(200);
  expect(await isLoggedIn(after)).toBe(true);
});

test("it is answered with an empty body that is not to be cached", async () => {
  const answer = await tell(provider.sign(claims({ sub: "nobody" }), { typ: "logout+jwt" }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe("");
});

describe("no session ends", () => {
  test.each<[string, () => Record<string, unknown>]>([
    ["of another issuer", () => ({ iss: "https://login.example.net" })],
    ["for another client", () => ({ aud: "club" })],
    ["that has run out", () => ({ iat: seconds() - 300, exp: seconds() - 60 })],
    ["that never runs out", () => ({ exp: undefined })],
    ["that does not say when it was made", () => ({ iat: undefined })],
    ["without a number of its own", () => ({ jti: undefined })],
    ["that tells of no event", () => ({ events: undefined })],
    ["that tells of another event", () => ({ events: { "https://example.org/moved": {} } })],
    ["whose event is no object", () => ({ events: { [EVENT]: true } })],
    ["with a nonce, as an ID token has", () => ({ nonce: "n" })],
    ["without a subject", () => ({ sub: undefined })],
    ["whose subject is no text", () => ({ sub: 7 })],
    ["whose session is no text", () => ({ sid: ["a"] })],
  ])("by a token %s", async (_title, changed) => {
    const token = await logIn("gina");
    const answer = await tell(provider.sign(claims({ sub: "gina", ...changed() })));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: "invalid_request" });
    expect(await isLoggedIn(token)).toBe(true);
  });

  test.each<[string, () => string]>([
    ["signed by another provider", () => provider.sign(claims({ sub: "hugo" }), {}, "another")],
    ["with an unknown key", () => provider.sign(claims({ sub: "hugo" }), { kid: "new" }, "another")],
    ["of another type", () => provider.sign(claims({ sub: "hugo" }), { typ: "at+jwt" })],
    ["that is not signed", () => `${unsigned({ alg: "none" })}.${unsigned(claims({ sub: "hugo" }))}.`],
    ["that is none", () => "hugo"],
    ["of no length", () => ""],
  ])("by a token %s", async (_title, make) => {
    const token = await logIn("hugo");
    expect((await tell(make())).status).toBe(400);
    expect(await isLoggedIn(token)).toBe(true);
  });

  test("by a call without a token, or in another form", async () => {
    const token = await logIn("ines");
    const address = `${app.url}/mairie/sso/backchannel_logout`;
    const logout_token = provider.sign(claims({ sub: "ines" }));
    const headers = { "content-type": "application/json" };
    const asJson = { method: "POST", headers, body: JSON.stringify({ logout_token }) };
    expect((await fetch(address, asJson)).status).toBe(400);
    expect((await fetch(address, { method: "POST", body: new URLSearchParams() })).status).toBe(400);
    expect((await fetch(`${address}?logout_token=${logout_token}`, { method: "POST" })).status).toBe(400);
    expect(await isLoggedIn(token)).toBe(true);
  });

  test("in a group without single sign-on", async () => {
    expect((await tell(provider.sign(claims({ sub: "jules" })), "ordinaire")).status).toBe(404);
    expect((await tell(provider.sign(claims({ sub: "jules" })), "nirgends")).status).toBe(404);
  });
});

function unsigned(content: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}

test("the keys of a provider are not asked for in the server's own network, wherever its description says they are", async () => {
  const requests: string[] = [];
  const configuration = new Configuration(
    { issuer: "http://login.example.org", jwks_uri: `${provider.issuer}/jwks` },
    "town",
  );
  const header = Buffer.from(JSON.stringify({ alg: "RS256", kid: "1" })).toString("base64url");
  const read = await readLogoutToken(configuration, `${header}.e30.c2ln`, (address, options) => {
    requests.push(address);
    return fetchFromPublicNetwork(address, options);
  });
  expect([read.ok, requests]).toEqual([false, [`${provider.issuer}/jwks`]]);
  expect(read).toMatchObject({ problem: { message: "the address lies in the server's own network" } });
});

test("tokens that prove nothing are refused thirty times from one address, and then not looked at", async () => {
  const limited = await startApp({ limits: {} });
  await addGroup(limited.db, { urlname: "mairie", fields: { sso: settings("town") } });
  const send = async () => {
    const body = new URLSearchParams({ logout_token: "no.token.atall" });
    return (await fetch(`${limited.url}/mairie/sso/backchannel_logout`, { method: "POST", body })).status;
  };
  for (let time = 0; time < 30; time++) expect(await send()).toBe(400);
  expect(await send()).toBe(429);
});
