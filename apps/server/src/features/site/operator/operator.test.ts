import { describe, expect, test } from "vitest";
import { LIMITS } from "../../../http/limits.ts";
import { cookieOf, addTestOperator, setUpOperator } from "../../../testing/operators.ts";
import { addPro, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";
import { OPERATOR_COMMANDS } from "./manage-operators.ts";
import { sweepOperatorSessions } from "./operator-sessions-data.ts";

const HOUR_MS = 3_600_000;
const app = await startApp({ limits: { operate: LIMITS.operate, factor: {} } });

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.call(`v3/operator/${path}`, { method: "POST", body, headers });
const errorOf = ({ body }: { body: { messages?: { errors: string[] } } }) => body.messages?.errors[0];
const logIn = (account: { email: string; password?: string; code: string }) =>
  post("session", { account: { password: PASSWORD, ...account } });
const command = (name: keyof typeof OPERATOR_COMMANDS, email: string) =>
  OPERATOR_COMMANDS[name](app.db, { email, publicUrl: "https://rdv.example.org", nowMs: app.clock.now() });

test("without an operator there is no page, and none of it may be framed or found", async () => {
  expect((await app.get("/operator")).status).toBe(404);
  await addTestOperator(app);
  for (const path of ["/operator", "/operator/groups", "/operator/groups/4"]) {
    const { status, headers, text } = await app.get(path);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(text).toContain('<meta name="robots" content="noindex">');
  }
  expect((await app.get("/operator/nothing")).status).toBe(404);
});

describe("the one-time link", () => {
  test("sets password and app, shows recovery codes, and logs in; then it is used up", async () => {
    const { email, key } = await addTestOperator(app);
    expect(errorOf(await post("setup/start", { key: "another" }))).toBe("dead_key");
    const begun = await post("setup/start", { key });
    expect(begun.body).toEqual({
      email,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringContaining(encodeURIComponent(email)),
    });
    const finish = (more: object) => post("setup", { key, password: PASSWORD, code: "000000", ...more });
    expect(errorOf(await finish({ password: "short" }))).toBe("wrongPwd");
    expect(errorOf(await finish({}))).toBe("factorError");
    // There is no login before the link was used.
    expect(errorOf(await logIn({ email, code: "000000" }))).toBe("passwordError");
  });

  test("is valid for a day, and only once", async () => {
    const operator = await setUpOperator(app);
    expect(operator.recoveryCodes).toHaveLength(10);
    expect((await operator.call("session")).body).toEqual({ operator: { email: operator.email } });
    const { key } = await addTestOperator(app);
    const before = app.clock.now();
    app.clock.set(before + 24 * HOUR_MS + 1000);
    expect(errorOf(await post("setup/start", { key }))).toBe("dead_key");
    app.clock.set(before);
  });
});

describe("a login", () => {
  test("needs password and code together, and tells nobody which of them is wrong", async () => {
    const { email, code } = await setUpOperator(app);
    expect(errorOf(await logIn({ email: "nobody@example.org", code: code() }))).toBe("passwordError");
    expect(errorOf(await logIn({ email, password: "Wrong-4-sure", code: code() }))).toBe("passwordError");
    expect(errorOf(await logIn({ email, code: "000000" }))).toBe("passwordError");
    const right = await logIn({ email: ` ${email.toUpperCase()}`, code: code() });
    expect(right.body).toEqual({ operator: { email } });
    expect(right.headers.get("set-cookie")).toMatch(
      /^operator=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    // A code is good once.
    expect(errorOf(await logIn({ email, code: code() }))).toBe("passwordError");
  });

  test("takes each recovery code once", async () => {
    const { email, recoveryCodes } = await setUpOperator(app);
    const code = recoveryCodes[0]!;
    expect((await logIn({ email, code })).status).toBe(200);
    expect(errorOf(await logIn({ email, code }))).toBe("passwordError");
  });

  test("is blocked after five failures, and its attempts are limited", async () => {
    const { email, code } = await setUpOperator(app);
    for (let time = 0; time < 5; time++)
      expect(errorOf(await logIn({ email, password: "Wrong-4-sure", code: code() }))).toBe("passwordError");
    expect(errorOf(await logIn({ email, code: code() }))).toBe("blockedUser");
    let last = "";
    for (let time = 0; time < 30 && last !== "too_many_requests"; time++)
      last = errorOf(await logIn({ email: `${time}@example.org`, code: "0" })) ?? "";
    expect(last).toBe("too_many_requests");
    await app.db.query("delete from rate_limits");
  });

  test("has a cookie with a prefix and Secure where the site has https", async () => {
    const secure = await startApp({ config: { publicUrl: "https://rdv.example.org" } });
    const { cookie, call } = await setUpOperator(secure);
    expect(cookie).toMatch(/^__Host-operator=/);
    expect((await call("installation")).status).toBe(200);
    const plain = { cookie: cookie.replace("__Host-", "") };
    expect((await call("installation", { headers: plain })).status).toBe(401);
    expect((await call("installation", { headers: { origin: "https://rdv.example.org" } })).status).toBe(200);
  });
});

describe("a session", () => {
  test("lasts twelve hours, and one without use", async () => {
    const { call } = await setUpOperator(app);
    const begin = app.clock.now();
    for (let half = 1; half < 24; half++) {
      app.clock.set(begin + (half * HOUR_MS) / 2);
      expect((await call("installation")).status, String(half)).toBe(200);
    }
    app.clock.set(begin + 12 * HOUR_MS);
    expect((await call("installation")).status).toBe(401);
    app.clock.set(begin);
    const idle = await setUpOperator(app);
    app.clock.set(app.clock.now() + HOUR_MS);
    expect(errorOf(await idle.call("installation"))).toBe("expired_connection");
    app.clock.set(begin + 60_000);
  });

  test("ends with logging out, with a reset and with a removal", async () => {
    const first = await setUpOperator(app);
    const out = await first.call("session", { method: "DELETE" });
    expect(cookieOf(out)).toBe("operator=");
    expect((await first.call("installation")).status).toBe(401);
    const second = await setUpOperator(app);
    const reset = await command("reset-factor", second.email);
    expect(reset.text).toContain("https://rdv.example.org/operator#");
    expect((await second.call("installation")).status).toBe(401);
    expect(errorOf(await logIn({ email: second.email, code: second.code() }))).toBe("passwordError");
    expect(errorOf(await logIn({ email: second.email, code: second.recoveryCodes[1]! }))).toBe(
      "passwordError",
    );
    const third = await setUpOperator(app);
    expect((await command("remove", third.email)).ok).toBe(true);
    expect((await third.call("installation")).status).toBe(401);
    expect(await command("remove", third.email)).toEqual({
      ok: false,
      text: `${third.email} is no operator.`,
    });
    await app.db.query("update operator_sessions set expires_at = now() - interval '2 days'");
    await sweepOperatorSessions(app.db);
    expect((await app.db.query("select from operator_sessions")).rowCount).toBe(0);
  });

  test("is none of a professional, and the other way round", async () => {
    const { cookie, call } = await setUpOperator(app);
    const group = await addGroup(app.db, { fields: { openData: false } });
    const owner = await addPro(app.db, [group], { role: "owner" });
    const token = await tokenOf(app, group, owner.email);
    expect((await app.call("v3/operator/installation", { token })).status).toBe(403);
    expect((await call("installation", { token })).status).toBe(403);
    const asToken = cookie.split("=")[1]!;
    expect((await app.call(`v3/groups/${group}/fiches`, { token: asToken })).status).toBe(401);
    expect((await app.call(`v3/groups/${group}/fiches`, { headers: { cookie } })).status).toBe(401);
    expect((await app.call("v3/operator/installation", { token: asToken })).status).toBe(403);
  });

  test("is of no use to another site's page", async () => {
    const { call } = await setUpOperator(app);
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ] as Record<string, string>[]) {
      const answer = await call("installation", { headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
    // A group's own site may make other calls, but none of these.
    await addGroup(app.db, { website: { domain: "site.example" } });
    const origin = { origin: "https://site.example" };
    expect(
      (await call("session", { headers: origin })).headers.get("access-control-allow-origin"),
    ).toBeNull();
    const preflight = await app.call("v3/operator/session", { method: "OPTIONS", headers: origin });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("the command lists operators, and refuses one twice and a group's address", async () => {
  const { email } = await addTestOperator(app);
  expect((await command("list", "")).text).toContain(`${email}  link not used`);
  expect((await command("add", email)).ok).toBe(false);
  expect((await command("reset-factor", "nobody@example.org")).ok).toBe(false);
  const other = await startApp();
  expect((await OPERATOR_COMMANDS.list(other.db)).text).toContain("no operator");
  await addGroup(other.db, { urlname: "operator", name: "Opéra Tor" });
  expect((await addTestOperator(other)).key).toBeUndefined();
  const page = await other.get("/operator");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Opéra Tor");
});
