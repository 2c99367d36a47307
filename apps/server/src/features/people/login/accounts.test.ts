import { createHmac, hash } from "node:crypto";
import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "../../../http/limits.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addFiche, addGroup } from "../../../testing/test-groups.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NEW_PASSWORD = "Hortensia+42";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url, publicUrl: "https://rdv.example.org" } });
const group = await addGroup(app.db, {
  urlname: "salon",
  name: "Salon d’Élise",
  fields: { phone: "01 23 45 67 89" },
});
const practice = await addGroup(app.db, { urlname: "cabinet", rules: { health: true } });
beforeEach(() => app.clock.set(TEST_NOW));

function withoutAddress({ text, status }: Answer, address: string): string {
  return `${status} ${text.replaceAll(address, "ADDRESS")}`;
}

const current = (token: string, query = "", version: ApiVersion = "v3") =>
  app.call(`${version}/sessions/current${query}`, { token });
const register = (account: Record<string, unknown>, version: ApiVersion = "v3") =>
  app.call(`${version}/accounts?locale=en`, { method: "POST", body: { account } });
const forget = (account: Record<string, unknown>, version: ApiVersion = "v3") =>
  app.call(`${version}/accounts/forgotPassword?locale=en`, { method: "POST", body: { account } });
const change = (token: string, id: number, account: Record<string, unknown>, version: ApiVersion = "v3") =>
  app.call(`${version}/accounts/${id}?locale=en`, { method: "PUT", token, body: { account } });

const rdvOf = (firstname: string) => ({
  date: "2026-12-02 10:00:00",
  intervention_ids: [21],
  fiche: { firstname },
});

function groupIds(body: { groups: { id: number }[] }): Set<number> {
  return new Set(body.groups.map(({ id }) => id));
}

describe.each(["v1", "v3"] as const)("in %s", (version) => {
  test("a client registers, activates by the mailed link, sets a password and finds the appointment in the making", async () => {
    const email = `anna.${version}@example.org`;
    const pendingRdv = { date: "2026-12-02 10:00:00", intervention_ids: [21], fiche: { firstname: "Anna" } };
    const made = await register(
      {
        email: `Anna.${version}@Example.org`,
        group_id: group,
        marketing_sms: "t",
        pendingRdv: JSON.stringify(pendingRdv),
      },
      version,
    );
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      email,
      group_id: group,
      marketing_optin: false,
      marketing_sms: true,
      solocal_services_optin: false,
      pendingRdv,
    });
    const mail = await mailTo(mails, email);
    expect(mail.mail.subject).toBe("Activate your account – Salon d’Élise");
    expect(mail.mail.text).toContain("The link works once, within 72 hours.");
    const link = linkOf(mail);
    expect(link.pathname).toBe("/salon/login");
    const validation_key = link.searchParams.get("validation_key")!;

    const entered = await logIn(app, { validation_key, group_id: group }, version);
    expect(entered.status, entered.text).toBe(200);
    expect(entered.body).toEqual({
      pro: null,
      account: { id: made.body.id, email, cancel_apt: null, export_apt: null },
      account_token: expect.any(String),
      sso_logged: false,
      needPasswordChange: true,
      needFactor: null,
      pendingRdv,
      groups: [],
      fiche: { appointments: [] },
      error: null,
    });
    const token = entered.body.account_token;
    expectRefusal(
      await app
        .call(`${version}/groups/${group}/appointments`, { token })
        .then((answer) =>
          version === "v1" ? answer : app.call(`v3/appointments?group_id=${group}`, { token }),
        ),
      version,
      "needPasswordChange",
    );
    const body = {
      new_password: NEW_PASSWORD,
      account_id: made.body.id,
      api_user_id: made.body.id,
      api_profile: "Account",
    };
    const changed = await change(token, made.body.id, body, version);
    expect(changed.status, changed.text).toBe(200);
    expect((await current(token, "", version)).body.account).toBeNull();
    const session = await current(changed.body.account_token, `?group_id=${group}`, version);
    expect(session.body).toMatchObject({ needPasswordChange: false, account: { email }, pendingRdv });
    expectRefusal(await logIn(app, { validation_key }, version), version, "dead_key");
    const again = await logIn(app, { email, password: NEW_PASSWORD, group_id: group }, version);
    expect(again.body).toMatchObject({
      account: { id: made.body.id },
      needPasswordChange: false,
      needFactor: null,
      error: null,
    });
  });

  test("registering an address again changes nothing of what its owner gave", async () => {
    const email = `owner.${version}@example.org`;
    const request = { email, group_id: group };
    await register({ ...request, marketing_sms: false, pendingRdv: rdvOf("Owner") }, version);
    await mailTo(mails, email);
    const second = { marketing_sms: true, marketing_optin: true, pendingRdv: rdvOf("Mallory") };
    await register({ ...request, ...second }, version);
    await mailTo(mails, email, 2);
    const enter = async (count: number) => {
      const validation_key = linkOf(await mailTo(mails, email, count)).searchParams.get("validation_key")!;
      return (await logIn(app, { validation_key, group_id: group }, version)).body.pendingRdv;
    };
    const optIns = async () => {
      const { rows } = await app.db.query("select opt_ins from accounts where group_id = $1 and email = $2", [
        group,
        email,
      ]);
      return rows[0]!.opt_ins;
    };
    expect(await enter(1)).toEqual(rdvOf("Owner"));
    expect(await optIns()).toMatchObject({ marketing_sms: false, marketing_optin: false });
    // The link of the second mail restores the unfinished booking of its own request; consents stay.
    expect(await enter(2)).toEqual(rdvOf("Mallory"));
    expect(await optIns()).toMatchObject({ marketing_sms: false, marketing_optin: false });
  });

  test("the link of a second registration brings what that one said, where it is opened first", async () => {
    const email = `twice.${version}@example.org`;
    const pendingRdv = { date: "2026-12-02 10:00:00", intervention_ids: [21] };
    await register({ email, group_id: group, pendingRdv: { ...pendingRdv, comments: "first" } }, version);
    await mailTo(mails, email);
    await register({ email, group_id: group, marketing_sms: true, pendingRdv }, version);
    const validation_key = linkOf(await mailTo(mails, email, 2)).searchParams.get("validation_key")!;
    const entered = await logIn(app, { validation_key, group_id: group }, version);
    expect(entered.body.pendingRdv).toEqual(pendingRdv);
    const { rows } = await app.db.query("select opt_ins from accounts where email = $1", [email]);
    expect(rows[0]!.opt_ins).toMatchObject({ marketing_sms: true });
  });

  test("registering is refused with an address that is none, has an account, or where new clients are not taken", async () => {
    const { email } = await addAccount(app.db, group);
    const closed = await addGroup(app.db, { fields: { open: false } });
    const closedPractice = await addGroup(app.db, { fields: { open: false }, rules: { health: true } });
    const sso = await addGroup(app.db, { fields: { sso_login_only: true } });
    const off = await addGroup(app.db, { inactive: true });
    expectRefusal(
      await register({ email: "anna@nowhere", group_id: group }, version),
      version,
      "emailValidator",
    );
    expectRefusal(await register({ email, group_id: group }, version), version, "email_already_exists");
    expectRefusal(await register({ email, group_id: closed }, version), version, "not_open_group");
    expectRefusal(
      await register({ email, group_id: closedPractice }, version),
      version,
      "not_open_group_health",
    );
    expectRefusal(await register({ email, group_id: sso }, version), version, "sso_login_only");
    expectRefusal(await register({ email, group_id: off }, version), version, "inactive_group");
    expectRefusal(await register({ email, group_id: 999_999 }, version), version, "group_does_not_exist");
    expectRefusal(await register({ email }, version), version, "bad_request");
    expectRefusal(
      await register({ email, group_id: group, pendingRdv: "[1]" }, version),
      version,
      "bad_request",
    );
  });

  test("a login tells an unknown address from a wrong password", async () => {
    const { email } = await addAccount(app.db, group);
    const unset = await addAccount(app.db, group, { password: null });
    const wrong = { password: "Coquelicot-8", group_id: group };
    expectRefusal(
      await logIn(app, { ...wrong, email: "nobody@example.org" }, version),
      version,
      "emailError",
    );
    expectRefusal(await logIn(app, { ...wrong, email }, version), version, "passwordError");
    expectRefusal(await logIn(app, { ...wrong, email: unset.email }, version), version, "passwordError");
    expectRefusal(await logIn(app, { email, group_id: group }, version), version, "passwordError");
    expectRefusal(await logIn(app, { group_id: group }, version), version, "emailError");
    expectRefusal(
      await logIn(app, { email, password: PASSWORD, group_id: 99_999 }, version),
      version,
      "group_does_not_exist",
    );
    expectRefusal(await logIn(app, { email, password: PASSWORD }, version), version, "emailError");
    expectRefusal(
      await logIn(app, { email, password: PASSWORD, group_id: practice }, version),
      version,
      "emailError",
    );
  });

  test("five wrong passwords block the account for ten minutes, which a reset link opens", async () => {
    const { email, id } = await addAccount(app.db, group);
    const attempt = (password: string) => logIn(app, { email, password, group_id: group }, version);
    for (let time = 0; time < 5; time++)
      expectRefusal(await attempt("Wrong-4-sure"), version, "passwordError");
    expectRefusal(await attempt(PASSWORD), version, "blockedUser");
    app.clock.set(TEST_NOW + 10 * MINUTE_MS);
    expect((await attempt(PASSWORD)).status).toBe(200);
    for (let time = 0; time < 4; time++)
      expectRefusal(await attempt("Wrong-4-sure"), version, "passwordError");
    expect((await attempt(PASSWORD)).status).toBe(200);
    for (let time = 0; time < 5; time++)
      expectRefusal(await attempt("Wrong-4-sure"), version, "passwordError");

    expect((await forget({ email, group_id: group }, version)).body).toEqual({ msg: expect.any(String) });
    const oubliKey = linkOf(await mailTo(mails, email)).searchParams.get("oubliKey")!;
    const entered = await logIn(app, { oubliKey, group_id: group }, version);
    expect(entered.body).toMatchObject({ needPasswordChange: true, account: { id } });
    const changed = await change(entered.body.account_token, id, { new_password: NEW_PASSWORD }, version);
    expect(changed.status, changed.text).toBe(200);
    expect((await attempt(NEW_PASSWORD)).status).toBe(200);
  });

  test("a reset of an unknown address says so in the shape of its own", async () => {
    const answer = await forget({ email: "nobody@example.org", group_id: group }, version);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      error: "No account has this email address. Please check it.",
      translate_key: "EmailNotFound",
    });
  });

  test("an address is changed with the link mailed to the new one and the password", async () => {
    const { email, id } = await addAccount(app.db, group);
    const other = await addAccount(app.db, group);
    const token = await tokenOf(app, group, email);
    const second = await tokenOf(app, group, email);
    const next = `new.${email}`;
    const [own, childs] = [await addFiche(app.db, group, { account_id: id, email }), `child.${email}`];
    const child = await addFiche(app.db, group, { account_id: id, email: childs });
    expectRefusal(
      await change(token, id, { temp_email: email.toUpperCase() }, version),
      version,
      "emailUsing",
    );
    expectRefusal(await change(token, id, { temp_email: "new@nowhere" }, version), version, "emailValidator");
    const taken = await change(token, id, { temp_email: other.email }, version);
    expect(taken.status).toBe(422);
    expect(taken.body).toEqual({ temp_email: expect.stringContaining("already has an account") });
    expect((await change(token, id, { temp_email: next }, version)).body).toEqual({ account_token: token });
    expect((await current(token)).body.account.email).toBe(email);

    const link = linkOf(await mailTo(mails, next));
    expect(link.searchParams.get("temp_email")).toBe(next);
    const validation_key = link.searchParams.get("validation_key")!;
    expectRefusal(await logIn(app, { validation_key, temp_email: next }, version), version, "passwordError");
    const wrong = { validation_key, temp_email: next, password: "Wrong-4-sure" };
    expectRefusal(await logIn(app, wrong, version), version, "passwordError");
    const confirmed = await app.call(`${version}/sessions/login`, {
      method: "POST",
      token: second,
      body: { account: { validation_key, temp_email: next } },
    });
    expect(confirmed.body).toMatchObject({ account: { id, email: next }, needPasswordChange: false });
    const warning = (await mailTo(mails, email)).mail;
    expect(warning.text).toContain("01 23 45 67 89");
    const { rows } = await app.db.query("select id, email from fiches where account_id = $1 order by id", [
      id,
    ]);
    expect(rows).toEqual([
      { id: own, email: next },
      { id: child, email: childs },
    ]);
    for (const dead of [token, second]) expect((await current(dead)).body.account).toBeNull();
    expect((await logIn(app, { email: next, password: PASSWORD, group_id: group })).status).toBe(200);
    expectRefusal(
      await logIn(app, { email, password: PASSWORD, group_id: group }, version),
      version,
      "emailError",
    );
  });

  test("a password is changed with the present one, by the rule, and all other tokens die", async () => {
    const { email, id } = await addAccount(app.db, group);
    const token = await tokenOf(app, group, email);
    const other = await tokenOf(app, group, email);
    const someone = await addAccount(app.db, group);
    const request = { password: PASSWORD, new_password: NEW_PASSWORD };
    expectRefusal(await change(token, id, { new_password: NEW_PASSWORD }, version), version, "passwordError");
    expectRefusal(
      await change(token, id, { ...request, password: "Wrong-4-sure" }, version),
      version,
      "passwordError",
    );
    const weak = await change(token, id, { ...request, new_password: "coquelicot7" }, version);
    expectRefusal(weak, version, "wrongPwd");
    const { fields } = version === "v3" ? weak.body.messages : weak.body[0];
    expect(fields).toEqual({ specialChar: "wrongPwd", uppercase: "wrongPwd" });
    expectRefusal(await change(token, someone.id, request, version), version, "forbidden");
    expectRefusal(
      await change(token, id, { ...request, account_id: someone.id }, version),
      version,
      "forbidden",
    );
    expectRefusal(await change(token, id, {}, version), version, "bad_request");
    const changed = await change(token, id, request, version);
    expect(changed.body).toEqual({ account_token: expect.any(String) });
    for (const dead of [token, other]) expect((await current(dead)).body.account).toBeNull();
    expect((await current(changed.body.account_token)).body.account.id).toBe(id);
  });

  test("a token lives two hours, and dies at once at the logout", async () => {
    const { email } = await addAccount(app.db, group);
    const token = await tokenOf(app, group, email);
    const remaining = await tokenOf(app, group, email);
    const out = await app.call(`${version}/sessions/logout`, { method: "POST", token });
    expect(out.body).toEqual({ status: "ok" });
    expect((await current(token, "", version)).body.account).toBeNull();
    app.clock.set(TEST_NOW + 2 * HOUR_MS - 1);
    expect((await current(remaining, "", version)).body.account.email).toBe(email);
    app.clock.set(TEST_NOW + 2 * HOUR_MS);
    expect((await current(remaining, "", version)).body.account).toBeNull();
    expect((await app.call(`${version}/sessions/logout`, { method: "POST" })).body).toEqual({ status: "ok" });
  });

  test("a professional logs in by the same form, in any of their groups or without naming one", async () => {
    const other = await addGroup(app.db);
    const { id, email } = await addPro(app.db, [group, other], { role: "call_centre" });
    const pro = { id, email, firstname: "Paul", lastname: "Martin", group_id: other, call_center: true };
    const answer = await logIn(app, { email, password: PASSWORD, group_id: other }, version);
    expect(answer.body).toMatchObject({ pro, account: null, needPasswordChange: false });
    expect(groupIds(answer.body)).toEqual(new Set([group, other]));
    const bare = { method: "POST", body: { pro: { email, password: PASSWORD } } };
    const home = await app.call(`${version}/sessions/login`, bare);
    const wrong = { method: "POST", body: { pro: { email, password: "Wrong-4-sure" } } };
    expectRefusal(await app.call(`${version}/sessions/login`, wrong), version, "passwordError");
    expect(home.body.pro.group_id).toBe(group);
    expect(home.headers.get("warning")).toBeNull();
    const token = home.body.account_token;
    const present = await current(token, `?group_id=${other}`, version);
    expect(present.body.pro).toEqual(pro);
    expect(groupIds(present.body)).toEqual(new Set([group, other]));
    const groups = await app.call(`${version}/groups?results=all`, { token });
    expect(groups.body.records).toMatchObject([{ id: group, call_center: true }, { id: other }]);
  });

  test("a weak old password is let in, to be changed before anything else", async () => {
    const { email, id } = await addAccount(app.db, group, { password: "simple" });
    const answer = await logIn(app, { email, password: "simple", group_id: group }, version);
    expect(answer.body.needPasswordChange).toBe(true);
    const token = answer.body.account_token;
    const listed = version === "v1" ? `v1/groups/${group}/appointments` : `v3/appointments?group_id=${group}`;
    expectRefusal(await app.call(listed, { token }), version, "needPasswordChange");
    const changed = await change(token, id, { new_password: NEW_PASSWORD }, version);
    expect((await app.call(listed, { token: changed.body.account_token })).status).toBe(200);
  });
});

test("who is a professional and a client by one address logs in as the one whose password it is", async () => {
  const { id, email } = await addPro(app.db, [group]);
  const account = await addAccount(app.db, group, { email, password: NEW_PASSWORD });
  expect((await logIn(app, { email, password: PASSWORD, group_id: group })).body.pro.id).toBe(id);
  expect((await logIn(app, { email, password: NEW_PASSWORD, group_id: group })).body).toMatchObject({
    account: { id: account.id },
    pro: null,
  });
  const neither = await logIn(app, { email, password: "Wrong-4-sure", group_id: group });
  expectRefusal(neither, "v3", "passwordError");
});

test("a professional who works in no group any more is not let in, by form or with a call", async () => {
  const { email } = await addPro(app.db, []);
  expectRefusal(await logIn(app, { email, password: PASSWORD, group_id: group }), "v3", "passwordError");
  const headers = { authorization: `Basic ${btoa(`${email}:${PASSWORD}`)}` };
  expectRefusal(await app.call(`v1/groups/${group}/appointments`, { headers }), "v1", "passwordError");
});

test("v1 takes the e-mail address and password with every call, other versions do not", async () => {
  const { email, id } = await addAccount(app.db, group);
  const basic = (password: string) => ({
    headers: { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}` },
  });
  const path = `groups/${group}/appointments`;
  const together = await Promise.all(
    Array.from({ length: 12 }, () => app.call(`v1/${path}`, basic(PASSWORD))),
  );
  expect(together.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect((await app.call(`v1/sessions/current?group_id=${group}`, basic(PASSWORD))).body.account.id).toBe(id);
  const login = await app.call(`v1/sessions/login?group_id=${group}`, {
    ...basic(PASSWORD),
    method: "POST",
    body: {},
  });
  expect(login.body.account.id).toBe(id);
  expectRefusal(
    await app.call(`v3/appointments?group_id=${group}`, basic(PASSWORD)),
    "v3",
    "expired_connection",
    { detail: "missing_token" },
  );
  for (let time = 0; time < 5; time++)
    expectRefusal(await app.call(`v1/${path}`, basic("Wrong-4-sure")), "v1", "passwordError");
  expectRefusal(await app.call(`v1/${path}`, basic(PASSWORD)), "v1", "blockedUser");
  app.clock.set(TEST_NOW + 10 * MINUTE_MS);
  expect((await app.call(`v1/${path}`, basic(PASSWORD))).status).toBe(200);
  const token = await tokenOf(app, group, email);
  await change(token, id, { password: PASSWORD, new_password: NEW_PASSWORD });
  expectRefusal(await app.call(`v1/${path}`, basic(PASSWORD)), "v1", "passwordError");
});

const askCurrent = (groupId: number, email: string, password: string) =>
  app.call(`v1/sessions/current?group_id=${groupId}`, {
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
  });

describe("calls that come at once with a password", () => {
  test("count as one attempt", async () => {
    const { id, email } = await addAccount(app.db, group);
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => askCurrent(group, email, "Wrong-4-sure")),
    );
    for (const answer of wrong) expectRefusal(answer, "v1", "passwordError");
    expect((await askCurrent(group, email, PASSWORD)).body.account.id).toBe(id);
  });

  test("are of their own group, though the address and password are the same", async () => {
    const other = await addGroup(app.db);
    const { id, email } = await addAccount(app.db, group, { password: NEW_PASSWORD });
    const there = await addAccount(app.db, other, { email, password: NEW_PASSWORD });
    const [here, elsewhere] = await Promise.all([
      askCurrent(group, email, NEW_PASSWORD),
      askCurrent(other, email, NEW_PASSWORD),
    ]);
    expect(here.body.account.id).toBe(id);
    expect(elsewhere.body.account.id).toBe(there.id);
  });
});

test("a login form may be sent as a form, and nothing else may", async () => {
  const { email, id } = await addAccount(app.db, group);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const wrapped = new URLSearchParams({
    "account[email]": email,
    "account[password]": PASSWORD,
    "account[group_id]": String(group),
  }).toString();
  const bare = new URLSearchParams({ email, password: PASSWORD, group_id: String(group) }).toString();
  for (const body of [wrapped, bare])
    for (const version of ["v1", "v3"]) {
      const answer = await app.call(`${version}/sessions/login.json`, { method: "POST", headers, body });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.account.id).toBe(id);
    }
  const other = await app.call("v1/accounts", { method: "POST", headers, body: bare });
  expect(other.status).toBe(415);
});

describe("in groups that hide who has an account", () => {
  const email = "known@example.org";
  beforeAll(async () => {
    await addAccount(app.db, practice, { email });
  });

  const same = (one: Answer, other: Answer, typed: string) =>
    expect(withoutAddress(one, email)).toBe(withoutAddress(other, typed));

  test("logging in, registering and resetting answer the same", async () => {
    const typed = "unknown@example.org";
    for (let time = 0; time < 6; time++) {
      const [existing, unknown] = await Promise.all(
        [email, typed].map((address) =>
          logIn(app, { email: address, password: "Wrong-4-sure", group_id: practice }),
        ),
      );
      expect(existing!.body.message).toBe(time < 5 ? "emailError" : "blockedUser");
      same(existing!, unknown!, typed);
    }
    same(
      await register({ email, group_id: practice }),
      await register({ email: typed, group_id: practice }),
      typed,
    );
    expect((await mailTo(mails, email)).mail.subject).toContain("You already have an account");
    expect((await mailTo(mails, typed)).mail.subject).toContain("Activate your account");
    const stranger = "stranger@example.org";
    same(
      await forget({ email, group_id: practice }),
      await forget({ email: stranger, group_id: practice }),
      stranger,
    );
    expect((await mailTo(mails, email, 2)).mail.subject).toContain("Your new password");
    expect(mails.received.some(({ to }) => to.includes(stranger))).toBe(false);
  });

  test("a client who asks for a taken address is not told; the mail to that address is", async () => {
    const mine = await addAccount(app.db, practice);
    const token = await tokenOf(app, practice, mine.email);
    expect((await change(token, mine.id, { temp_email: email })).body).toEqual({ account_token: token });
    expect((await mailTo(mails, email, 3)).mail.subject).toContain("already has an account");
  });
});

describe("many at once", () => {
  test("get five tries and no more", async () => {
    const { email } = await addAccount(app.db, group);
    const tries = Array.from({ length: 30 }, (_, index) =>
      logIn(app, { email, password: `Wrong-4-sure${index}`, group_id: group }),
    );
    const codes = (await Promise.all(tries)).map(({ body }) => body.message);
    expect(codes.filter((code) => code === "passwordError")).toHaveLength(5);
    expect(codes.filter((code) => code === "blockedUser")).toHaveLength(25);
  });

  test("use a key once", async () => {
    const { email } = await addAccount(app.db, group);
    await forget({ email, group_id: group });
    const oubliKey = linkOf(await mailTo(mails, email)).searchParams.get("oubliKey")!;
    const entered = await Promise.all(Array.from({ length: 10 }, () => logIn(app, { oubliKey })));
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(entered.filter(({ body }) => body.message === "dead_key")).toHaveLength(9);
  });

  test("take one address for one of two accounts", async () => {
    const requestBody = "wanted@example.org";
    const keys: string[] = [];
    for (const time of [1, 2]) {
      const { id, email } = await addAccount(app.db, group);
      await change(await tokenOf(app, group, email), id, { temp_email: requestBody });
      keys.push(linkOf(await mailTo(mails, requestBody, time)).searchParams.get("validation_key")!);
    }
    const entered = await Promise.all(
      keys.map((validation_key) => logIn(app, { validation_key, password: PASSWORD })),
    );
    expect(entered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(entered.find(({ status }) => status === 422)!.body.message).toBe("email_already_exists");
  });

  test("register one address as one account", async () => {
    const email = "crowd@example.org";
    const made = await Promise.all(Array.from({ length: 8 }, () => register({ email, group_id: group })));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  });
});

test("a key is dead after its time, and after a password was set", async () => {
  const { email, id } = await addAccount(app.db, group);
  const keyOf = async (count: number) => {
    await forget({ email, group_id: group });
    return linkOf(await mailTo(mails, email, count)).searchParams.get("oubliKey")!;
  };
  const [first, second] = [await keyOf(1), await keyOf(2)];
  app.clock.set(TEST_NOW + 24 * HOUR_MS);
  expectRefusal(await logIn(app, { oubliKey: first }), "v3", "dead_key");
  app.clock.set(TEST_NOW + 24 * HOUR_MS - 1000);
  const entered = await logIn(app, { oubliKey: first });
  await change(entered.body.account_token, id, { new_password: NEW_PASSWORD });
  expectRefusal(await logIn(app, { oubliKey: second }), "v3", "dead_key");
});

test("in a group whose clients log in by fiche, the mailed link opens the fiche as an anonymous customer", async () => {
  const byFiche = await addGroup(app.db, { urlname: "optique", fields: { user_login_profile: "Fiche" } });
  const other = await addGroup(app.db, { fields: { user_login_profile: "Fiche" } });
  const email = "lea@example.org";
  const { rows } = await app.db.query<{ id: number }>(
    "insert into fiches (group_id, firstname, lastname, email) values ($1, 'Léa', 'Roux', $2) returning id",
    [byFiche, email],
  );
  expectRefusal(await register({ email, group_id: byFiche }), "v3", "forbidden");
  expect((await forget({ email: "nobody@example.org", group_id: byFiche })).status).toBe(404);
  expect((await forget({ email, group_id: byFiche })).status).toBe(200);
  const ficheKey = linkOf(await mailTo(mails, email)).searchParams.get("ficheKey")!;
  const entered = await logIn(app, { ficheKey, group_id: byFiche });
  expect(entered.body).toMatchObject({ account: { id: 0, email }, needPasswordChange: false, error: null });
  const token = entered.body.account_token;
  expect((await current(token)).body.account).toMatchObject({ id: 0, email });
  expect((await logIn(app, { ficheKey })).status).toBe(200);
  expectRefusal(await logIn(app, { ficheKey, group_id: other }), "v3", "dead_key");
  expectRefusal(
    await logIn(app, { ficheKey: ficheKey.replace(`.${rows[0]!.id}.`, ".99.") }),
    "v3",
    "dead_key",
  );
  await app.call("v3/sessions/logout", { method: "POST", token });
  expect((await current(token)).body.account).toBeNull();
  app.clock.set(TEST_NOW + 91 * 24 * HOUR_MS);
  expectRefusal(await logIn(app, { ficheKey, group_id: byFiche }), "v3", "dead_key");
});

test("no key, token or password lies in the database or the log as it is", async () => {
  const { email } = await addAccount(app.db, group);
  const token = await tokenOf(app, group, email);
  await forget({ email, group_id: group });
  const oubliKey = linkOf(await mailTo(mails, email)).searchParams.get("oubliKey")!;
  const tables = ["sessions", "account_keys", "accounts", "login_failures", "outbox", "rate_limits"];
  const dumps = await Promise.all(
    [...tables, "graphile_worker._private_jobs"].map((table) =>
      app.db.query(`select t::text as row from ${table} t`),
    ),
  );
  const texts = [...dumps.flatMap(({ rows }) => rows.map((row) => String(row.row))), ...app.logLines];
  for (const secret of [token, oubliKey, PASSWORD]) {
    const hex = Buffer.from(secret).toString("hex");
    for (const text of texts) expect(text.includes(secret) || text.includes(hex)).toBe(false);
  }
});

test("failed logins are stored so that a guessed address cannot be checked against the database", async () => {
  const { email } = await addAccount(app.db, group);
  const before = await app.db.query("select email_hash from login_failures");
  await logIn(app, { email, password: "Wrong-4-sure", group_id: group });
  const { rows } = await app.db.query<{ email_hash: Buffer; source_hash: Buffer }>(
    "select email_hash, source_hash from login_failures",
  );
  expect(rows).toHaveLength(before.rows.length + 1);
  const keyed = (text: string) =>
    createHmac("sha256", app.context.installation.secret).update(text).digest("hex");
  const remaining = rows.map(({ email_hash, source_hash }) => [
    email_hash.toString("hex"),
    source_hash.toString("hex"),
  ]);
  expect(remaining).toContainEqual([keyed(`login ${email}`), keyed("source 127.0.0.1")]);
  expect(remaining.flat()).not.toContain(hash("sha256", `login ${email}`));
});

/** Returns the cookie that a device carries after its login. */
const deviceOf = (answer: Answer) => (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

describe("five wrong passwords by a stranger", async () => {
  const stranger = { "x-forwarded-for": "203.0.113.9" };
  const owner = { "x-forwarded-for": "198.51.100.7" };
  const behind = await startApp({ config: { trustProxy: 1 }, limits: { login: LIMITS.login } });
  const groupId = await addGroup(behind.db);
  const from = (headers: Record<string, string>, email: string, password: string) =>
    behind.call("v3/sessions/login?locale=en", {
      method: "POST",
      headers,
      body: { account: { email, password, group_id: groupId } },
    });

  test.each(["an account", "a professional"])(
    "block the stranger, and not the owner of %s",
    async (whose) => {
      const { email } =
        whose === "an account" ? await addAccount(behind.db, groupId) : await addPro(behind.db, [groupId]);
      const existing = await from(owner, email, PASSWORD);
      expect(existing.headers.get("set-cookie")).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Path=\/; .*HttpOnly/);
      for (let time = 0; time < 5; time++)
        expectRefusal(await from(stranger, email, "Wrong-4-sure"), "v3", "passwordError");
      expectRefusal(await from(stranger, email, PASSWORD), "v3", "blockedUser");
      expect((await from(owner, email, PASSWORD)).status).toBe(200);
      // The owner's device may log in even behind the stranger's address.
      const device = { ...stranger, cookie: deviceOf(existing) };
      expect((await from(device, email, PASSWORD)).status).toBe(200);
      for (let time = 0; time < 5; time++) await from(device, email, "Wrong-4-sure");
      expectRefusal(await from(device, email, PASSWORD), "v3", "blockedUser");
    },
  );

  test("from everywhere use up what strangers may try, and leave the owner's device its own", async () => {
    const { email } = await addAccount(behind.db, groupId);
    const device = { ...owner, cookie: deviceOf(await from(owner, email, PASSWORD)) };
    const many = Array.from({ length: 130 }, (_, at) =>
      from({ "x-forwarded-for": `192.0.2.${at}` }, email, "Wrong-4-sure"),
    );
    const codes = (await Promise.all(many)).map(({ status }) => status);
    expect(codes.filter((status) => status === 429).length).toBeGreaterThan(5);
    expect((await from(device, email, PASSWORD)).status).toBe(200);
  });

  test("and a device proves nothing for another login", async () => {
    const [mine, theirs] = [await addAccount(behind.db, groupId), await addAccount(behind.db, groupId)];
    const device = { ...stranger, cookie: deviceOf(await from(stranger, mine.email, PASSWORD)) };
    for (let time = 0; time < 5; time++) await from(stranger, theirs.email, "Wrong-4-sure");
    expectRefusal(await from(device, theirs.email, PASSWORD), "v3", "blockedUser");
  });
});

test("asking for the link of a mail changes nothing", async () => {
  const { email } = await addAccount(app.db, group);
  await forget({ email, group_id: group });
  const link = linkOf(await mailTo(mails, email));
  await app.get(`${link.pathname}${link.search}`);
  expect((await logIn(app, { oubliKey: link.searchParams.get("oubliKey") })).status).toBe(200);
});
