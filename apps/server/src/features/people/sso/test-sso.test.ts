import type { SsoStep } from "@rendezvous/contract/people/sso-test";
import { afterAll, expect, test } from "vitest";
import { startOpenIdProvider } from "../../../testing/openid-provider.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";

const SITE = "https://rdv.example.org";
const SECRET = "a secret between two machines";

const provider = await startOpenIdProvider([
  { client_id: "town", client_secret: SECRET, redirect_uris: [`${SITE}/mairie/sso/callback`] },
  { client_id: "open", redirect_uris: [`${SITE}/mairie/sso/callback`] },
  { client_id: "elsewhere", redirect_uris: ["https://example.net/callback"] },
]);
afterAll(() => provider.stop());
const app = await startApp({ config: { publicUrl: SITE } });
const town = await addGroup(app.db, { urlname: "mairie" });
const token = await tokenOf(app, town, (await addPro(app.db, [town], { role: "owner" })).email);

async function trySteps(sso: object, from: TestApp = app, request = { group: town, token }) {
  const answer = await from.call(`v3/groups/${request.group}/sso.test`, {
    method: "POST",
    token: request.token,
    body: { sso: { issuer: provider.issuer, client_id: "town", client_secret: SECRET, ...sso } },
  });
  expect(answer.status, answer.text).toBe(200);
  const steps = answer.body.steps as SsoStep[];
  const parameters = steps.map(({ step, status, problem }) => [step, problem ?? status]);
  return { parameters: Object.fromEntries(parameters) as Record<string, string>, steps };
}

const ALL = { discovery: "ok", keys: "ok", client: "ok", redirect: "ok", claims: "ok" };

test("a provider that knows the group passes every step, with a secret and without", async () => {
  expect((await trySteps({})).parameters).toEqual(ALL);
  expect((await trySteps({ client_id: "open", client_secret: undefined })).parameters).toEqual(ALL);
});

test("the secret that is stored is tried where none is typed", async () => {
  const sso = { issuer: provider.issuer, client_id: "town", client_secret: SECRET };
  const put = { method: "PUT", token, body: { settings: { sso } } };
  const { settings } = (await app.call(`v3/groups/${town}/settings`, put)).body;
  expect((await trySteps({ ...settings.sso, client_secret: undefined })).parameters).toEqual(ALL);
});

test.each<[string, object, Record<string, string>]>([
  ["another secret", { client_secret: "guessed" }, { ...ALL, client: "wrong_client" }],
  [
    "a client nobody knows",
    { client_id: "nobody" },
    { ...ALL, client: "wrong_client", redirect: "wrong_redirect" },
  ],
  [
    "a client of another address",
    { client_id: "elsewhere", client_secret: undefined },
    { ...ALL, redirect: "wrong_redirect" },
  ],
  ["an address that nobody asks for", { scopes: ["openid"] }, { ...ALL, claims: "no_email" }],
  ["a scope that there is not", { scopes: ["openid", "shoes"] }, { ...ALL, claims: "missing_scope" }],
])("%s is named as what fails", async (_title, sso, expected) => {
  const { parameters } = await trySteps(sso);
  // A provider may or may not refuse an unknown scope in the redirect as well.
  if (expected["claims"] === "missing_scope") expect(parameters["claims"]).toBe("missing_scope");
  else expect(parameters).toEqual(expected);
});

const NOTHING_ELSE = { keys: "skipped", client: "skipped", redirect: "skipped", claims: "skipped" };

test("where nobody answers, or no provider does, nothing else is tried", async () => {
  const away = await trySteps({ issuer: "http://127.0.0.1:1" });
  expect(away.parameters).toEqual({ discovery: "unreachable", ...NOTHING_ELSE });
  expect(away.steps[0]?.detail).toContain("fetch failed");
  const other = await trySteps({ issuer: `${provider.issuer}/nowhere` });
  expect(other.parameters).toEqual({ discovery: "no_provider", ...NOTHING_ELSE });
});

test("an installation that looks outward only asks no address of its own network", async () => {
  const outward = await startApp({ config: { publicUrl: SITE, ssoInside: false } });
  const group = await addGroup(outward.db);
  const owner = await addPro(outward.db, [group], { role: "owner" });
  const request = { group, token: await tokenOf(outward, group, owner.email) };
  const { parameters, steps } = await trySteps({}, outward, request);
  expect(parameters).toEqual({ discovery: "unreachable", ...NOTHING_ELSE });
  expect(steps[0]?.detail).toContain("the server's own network");
});

const post = (sso: object) =>
  app.call(`v3/groups/${town}/sso.test`, { method: "POST", token, body: { sso } });

test("a secret that was sealed elsewhere is asked for, and faults of the form are told", async () => {
  const sealed = await post({
    issuer: provider.issuer,
    client_id: "town",
    client_secret_sealed: "x".repeat(60),
  });
  expect([sealed.status, sealed.body.details]).toEqual([
    422,
    { faults: [{ path: "sso.client_secret", code: "required" }] },
  ]);
  expect((await post({ issuer: "ftp://example.org", client_id: "town" })).status).toBe(400);
});
