import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { listStoredFactors } from "../../ground/session/factor-data.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";
import { addFactor, recordPasskeyUse } from "./data.ts";

const HALF_MINUTE = 30_000;
const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

const post = (path: string, token: string, body: object, method = "POST") =>
  app.call(`v3/${path}?locale=en`, { method, token, body });
const errorOf = ({ body }: Awaited<ReturnType<typeof post>>) => body.messages?.errors[0];

/** A professional with an authenticator app, and a function that generates its codes. */
async function addProWithApp(role = "pro", groups?: number[]) {
  const at = groups ?? [await addGroup(app.db)];
  const group = at[0]!;
  const { id, email } = await addPro(app.db, at, { role });
  const token = await tokenOf(app, group, email);
  const begun = await post("factors/start", token, { factor: { kind: "totp", password: PASSWORD } });
  const phone = new TOTP({ secret: begun.body.secret });
  const code = () => phone.generate({ timestamp: app.clock.now() });
  const made = await post("factors", token, { factor: { code: code() } });
  expect(made.status, made.text).toBe(200);
  // Moves the clock on, so that the next code differs.
  app.clock.set(app.clock.now() + HALF_MINUTE);
  const enter = () => logIn(app, { email, password: PASSWORD, group_id: group });
  return { id, group, email, token, code, codes: made.body.recovery_codes as string[], begun, enter };
}

test("an app is set up by the password and its first code; from then on a login asks for a code", async () => {
  const { group, token, email, code, codes, begun, enter } = await addProWithApp();
  expect(begun.body.address).toContain("otpauth://totp/");
  expect(codes).toHaveLength(10);
  expect((await app.call("v3/factors", { token })).body).toMatchObject({
    factors: [{ kind: "totp" }],
    recovery_codes: 10,
    required_by: [],
  });
  const { mail } = await mailTo(mails, email);
  expect(mail.subject).toContain("Two-step login is on");

  const half = await enter();
  expect(half.body).toMatchObject({ pro: null, account: null, groups: [], needFactor: { kinds: ["totp"] } });
  const halfToken = half.body.account_token as string;
  const current = await app.call(`v3/sessions/current?group_id=${group}`, { token: halfToken });
  expect(current.body).toMatchObject({ pro: null, needFactor: { kinds: ["totp"] } });
  expect(errorOf(await post("sessions/factor", halfToken, { factor: { code: "000000" } }))).toBe(
    "factorError",
  );
  const correct = code();
  const whole = await post("sessions/factor", halfToken, { factor: { code: correct } });
  expect(whole.body).toMatchObject({ pro: { email, group_id: group }, needFactor: null });
  expect((await app.call("v3/groups", { token: whole.body.account_token })).status).toBe(200);
  // The half-way token has ended, and the code is used up.
  expect((await app.call("v3/factors", { token: halfToken })).status).toBe(401);
  const again = (await enter()).body.account_token;
  expect(errorOf(await post("sessions/factor", again, { factor: { code: correct } }))).toBe("factorError");
});

test("half-way in one sees, books and changes nothing, and cannot set up a factor of one's own", async () => {
  const { group, enter } = await addProWithApp();
  const token = (await enter()).body.account_token as string;
  for (const path of [
    `groups/${group}/fiches`,
    `appointments?group_id=${group}`,
    `groups/${group}/calendars`,
    "groups",
  ])
    expect(errorOf(await app.call(`v3/${path}`, { token })), path).toBe("needFactor");
  for (const [path, body] of [
    ["factors/start", { factor: { kind: "totp", password: PASSWORD } }],
    ["factors", { factor: { code: "123456" } }],
    ["factors/remove", { factor: { password: PASSWORD, code: "123456" } }],
  ] as const)
    expect(errorOf(await post(path, token, body)), path).toBe("needFactor");
  // A half-way session ends after ten minutes.
  app.clock.set(app.clock.now() + 10 * 60_000);
  expect((await app.call("v3/factors", { token })).status).toBe(401);
});

test("a recovery code opens once, however it is typed; only its hash is kept", async () => {
  const { id, codes, enter } = await addProWithApp();
  const [first] = codes;
  const give = async (code: string) =>
    post("sessions/factor", (await enter()).body.account_token, { factor: { code } });
  expect((await give(first!.toUpperCase().replace("-", " "))).status).toBe(200);
  expect(errorOf(await give(first!))).toBe("factorError");
  const { rows } = await app.db.query("select code_hash from pro_recovery_codes where pro_id = $1", [id]);
  expect(rows).toHaveLength(9);
  expect(rows.map(({ code_hash }) => code_hash)).toContainEqual(hashToken(codes[1]!.replace("-", "")));
});

test("a recovery code is one's own, and those of the past are gone with what they stood for", async () => {
  const mine = await addProWithApp();
  const other = await addProWithApp();
  const give = async (code: string) =>
    post("sessions/factor", (await mine.enter()).body.account_token, { factor: { code } });
  expect(errorOf(await give(other.codes[0]!))).toBe("factorError");
  await post("factors/remove", mine.token, { factor: { password: PASSWORD, code: mine.codes[0] } });
  const { secret } = (
    await post("factors/start", mine.token, { factor: { kind: "totp", password: PASSWORD } })
  ).body;
  const code = new TOTP({ secret }).generate({ timestamp: app.clock.now() });
  expect((await post("factors", mine.token, { factor: { code } })).body.recovery_codes).toHaveLength(10);
  expect((await app.call("v3/factors", { token: mine.token })).body.recovery_codes).toBe(10);
  expect(errorOf(await give(mine.codes[1]!))).toBe("factorError");
});

test("a second app replaces the first, without new recovery codes", async () => {
  const { token, code, codes, enter } = await addProWithApp();
  const proof = { kind: "totp", password: PASSWORD, code: codes[0] };
  const { secret } = (await post("factors/start", token, { factor: proof })).body;
  const phone = new TOTP({ secret });
  const made = await post("factors", token, {
    factor: { code: phone.generate({ timestamp: app.clock.now() }) },
  });
  expect(made.body).toEqual({ recovery_codes: [], signed_in: null });
  expect((await app.call("v3/factors", { token })).body).toMatchObject({
    factors: [{ kind: "totp" }],
    recovery_codes: 9,
  });
  app.clock.set(app.clock.now() + HALF_MINUTE);
  const give = async (digits: string) =>
    post("sessions/factor", (await enter()).body.account_token, { factor: { code: digits } });
  expect(errorOf(await give(code()))).toBe("factorError");
  expect((await give(phone.generate({ timestamp: app.clock.now() }))).status).toBe(200);
});

test("a phone's clock may be half a minute off, and no code is good after a later one", async () => {
  const { code, enter, begun } = await addProWithApp();
  const phone = new TOTP({ secret: begun.body.secret });
  const codeAt = (halfMinutes: number) =>
    phone.generate({ timestamp: app.clock.now() + halfMinutes * HALF_MINUTE });
  app.clock.set(app.clock.now() + 4 * HALF_MINUTE);
  const give = async (digits: string) =>
    post("sessions/factor", (await enter()).body.account_token, { factor: { code: digits } });
  expect(errorOf(await give(codeAt(-2)))).toBe("factorError");
  expect(errorOf(await give(codeAt(2)))).toBe("factorError");
  expect((await give(codeAt(-1))).status).toBe(200);
  expect((await give(codeAt(1))).status).toBe(200);
  expect(errorOf(await give(code()))).toBe("factorError");
});

function addPasskey(proId: number, credential_id: string, counter: number) {
  const passkey = { kind: "passkey", credential_id, public_key: new Uint8Array([1]), counter } as const;
  return addFactor(app.db, proId, passkey, new Date(app.clock.now()));
}

test("a passkey that counts its uses proves only the next ones, one that does not count all", async () => {
  const { id } = await addProWithApp();
  await addPasskey(id, "BBBB", 5);
  const [, factor] = await listStoredFactors(app.db, id);
  const use = (counter: number) => recordPasskeyUse(app.db, factor!.id, counter, new Date(app.clock.now()));
  expect([await use(5), await use(0), await use(6), await use(6)]).toEqual([false, false, true, false]);
  await app.db.query("update pro_factors set counter = 0 where id = $1", [factor!.id]);
  expect([await use(0), await use(0), await use(1), await use(0)]).toEqual([true, true, true, false]);
});

test("the browser learns which passkeys there are: one of them proves, and none is made twice", async () => {
  const { id, token, code, enter } = await addProWithApp();
  await addPasskey(id, "AAAA", 0);
  const half = await enter();
  expect(half.body.needFactor.kinds).toEqual(["totp", "passkey"]);
  const { options } = (await post("sessions/passkey", half.body.account_token, {})).body;
  expect(options.allowCredentials).toMatchObject([{ id: "AAAA" }]);
  const begun = await post("factors/start", token, {
    factor: { kind: "passkey", password: PASSWORD, code: code() },
  });
  expect(begun.body.options.excludeCredentials).toMatchObject([{ id: "AAAA" }]);
});

test("two at once with one code are one login", async () => {
  const { code, enter } = await addProWithApp();
  const tokens = [(await enter()).body.account_token, (await enter()).body.account_token];
  const correct = code();
  const both = await Promise.all(
    tokens.map((token) => post("sessions/factor", token, { factor: { code: correct } })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("five wrong codes in a row block the second factor for ten minutes, in every login from there", async () => {
  const { code, enter } = await addProWithApp();
  const guess = async (digits: string) =>
    errorOf(await post("sessions/factor", (await enter()).body.account_token, { factor: { code: digits } }));
  for (let time = 0; time < 5; time++) expect(await guess("000000")).toBe("factorError");
  expect(await guess(code())).toBe("blockedUser");
  app.clock.set(app.clock.now() + 10 * 60_000);
  expect(await guess(code())).toBeUndefined();
});

test("a right code forgives the wrong ones before it", async () => {
  const { code, enter } = await addProWithApp();
  const guess = async (digits: string) =>
    errorOf(await post("sessions/factor", (await enter()).body.account_token, { factor: { code: digits } }));
  for (let round = 0; round < 2; round++) {
    for (let time = 0; time < 4; time++) expect(await guess("000000")).toBe("factorError");
    expect(await guess(code())).toBeUndefined();
    app.clock.set(app.clock.now() + HALF_MINUTE);
  }
});

test("the password is guessed five times here too", async () => {
  const { token, code } = await addProWithApp();
  const remove = async (password: string) =>
    errorOf(await post("factors/remove", token, { factor: { password, code: code() } }));
  for (let time = 0; time < 5; time++) expect(await remove("Wrong-4-sure")).toBe("passwordError");
  expect(await remove(PASSWORD)).toBe("blockedUser");
});

describe("codes of an app are counted by login, whatever address they come from", async () => {
  const limited = await startApp({
    // Both servers send mails, because their workers share the queue.
    config: { trustProxy: 1, smtpUrl: mails.url },
    limits: { factor: {} },
    database: app.database,
  });
  type Pro = Awaited<ReturnType<typeof addProWithApp>>;
  const giveFrom = async (place: number, { email, group }: Pro, code: string) => {
    limited.clock.set(app.clock.now());
    const headers = { "x-forwarded-for": `203.0.113.${place}` };
    const ask = (path: string, body: object, token?: string) =>
      limited.call(`v3/sessions/${path}?locale=en`, {
        method: "POST",
        headers,
        body,
        ...(token && { token }),
      });
    const half = await ask("login", { account: { email, password: PASSWORD, group_id: group } });
    return ask("factor", { factor: { code } }, half.body.account_token);
  };

  test("twenty wrong ones are all of a day; recovery codes go on", async () => {
    const owner = await addProWithApp();
    for (let time = 0; time < 20; time++)
      expect(errorOf(await giveFrom(time % 5, owner, "000000"))).toBe("factorError");
    const right = await giveFrom(9, owner, owner.code());
    expect(right.status, right.text).toBe(429);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect((await giveFrom(9, owner, owner.codes[0]!)).status).toBe(200);
    const colleague = await addProWithApp();
    expect((await giveFrom(9, colleague, colleague.code())).status).toBe(200);
  });

  test("right ones do not count", async () => {
    const owner = await addProWithApp();
    for (let time = 0; time < 21; time++) {
      expect((await giveFrom(9, owner, owner.code())).status).toBe(200);
      app.clock.set(app.clock.now() + HALF_MINUTE);
    }
  });
});

test("the link of a forgotten password does not get around it", async () => {
  const { group, email, code } = await addProWithApp();
  await mailTo(mails, email);
  await app.call("v3/accounts/forgotPassword?locale=en", {
    method: "POST",
    body: { account: { email, group_id: group } },
  });
  const oubliKey = linkOf(await mailTo(mails, email, 2)).searchParams.get("oubliKey");
  const half = await logIn(app, { oubliKey, group_id: group });
  expect(half.body).toMatchObject({ pro: null, needFactor: { kinds: ["totp"] } });
  const whole = await post("sessions/factor", half.body.account_token, { factor: { code: code() } });
  expect(whole.body).toMatchObject({ pro: { email }, needPasswordChange: true });
});

test("nor does a password that comes with every call", async () => {
  const { group, email } = await addProWithApp();
  const headers = { authorization: `Basic ${btoa(`${email}:${PASSWORD}`)}` };
  const answer = await app.call(`v1/groups/${group}/fiches`, { headers });
  expect(answer.body[0]).toMatchObject({ translate_key: "NeedFactor" });
});

test("a passkey that is none, or answers nothing that was asked, proves nothing", async () => {
  const { token, enter, code } = await addProWithApp();
  const passkey = { id: "AAAA", rawId: "AAAA", type: "public-key", response: {}, clientExtensionResults: {} };
  const half = (await enter()).body.account_token;
  expect(errorOf(await post("sessions/factor", half, { factor: { passkey } }))).toBe("factorError");
  const request = await post("sessions/passkey", half, {});
  expect(request.body.options).toMatchObject({ rpId: "localhost", allowCredentials: [] });
  expect(errorOf(await post("sessions/factor", half, { factor: { passkey } }))).toBe("factorError");
  const begun = await post("factors/start", token, {
    factor: { kind: "passkey", password: PASSWORD, code: code() },
  });
  expect(begun.body.options).toMatchObject({ rp: { id: "localhost" } });
  expect(errorOf(await post("factors", token, { factor: { passkey } }))).toBe("factorError");
});

test("another factor is added with one of the present ones only", async () => {
  const { token, code, codes } = await addProWithApp();
  const start = async (proof: object) =>
    errorOf(await post("factors/start", token, { factor: { kind: "totp", password: PASSWORD, ...proof } }));
  expect(await start({})).toBe("factorError");
  expect(await start({ code: "000000" })).toBe("factorError");
  expect(await start({ code: code() })).toBeUndefined();
  expect(await start({ code: codes[3] })).toBeUndefined();
});

test("nothing is set up without the password, by a wrong code, which may be corrected, or twice by the same beginning", async () => {
  const group = await addGroup(app.db);
  const { email } = await addPro(app.db, [group]);
  const token = await tokenOf(app, group, email);
  const start = (password?: string) => post("factors/start", token, { factor: { kind: "totp", password } });
  expect(errorOf(await start())).toBe("passwordError");
  expect(errorOf(await start("Wrong-4-sure"))).toBe("passwordError");
  expect(errorOf(await post("factors", token, { factor: { code: "123456" } }))).toBe("factorError");
  const { secret } = (await start(PASSWORD)).body;
  const code = () => new TOTP({ secret }).generate({ timestamp: app.clock.now() });
  expect(errorOf(await post("factors", token, { factor: { code: "000000" } }))).toBe("factorError");
  expect((await app.call("v3/factors", { token })).body.factors).toEqual([]);
  // The app that scanned the QR code stays valid.
  expect((await post("factors", token, { factor: { code: code() } })).status).toBe(200);
  expect(errorOf(await post("factors", token, { factor: { code: code() } }))).toBe("factorError");
  expect((await app.call("v3/factors", { token })).body.factors).toHaveLength(1);
  // A client cannot set up a factor, even with the correct password.
  const client = await tokenOf(app, group, (await addAccount(app.db, group)).email);
  expect(errorOf(await post("factors/start", client, { factor: { kind: "totp", password: PASSWORD } }))).toBe(
    "forbidden",
  );
});

test("a new factor ends the professional's sessions elsewhere", async () => {
  const group = await addGroup(app.db);
  const { email } = await addPro(app.db, [group]);
  const elsewhere = await tokenOf(app, group, email);
  const token = await tokenOf(app, group, email);
  const { secret } = (await post("factors/start", token, { factor: { kind: "totp", password: PASSWORD } }))
    .body;
  const code = new TOTP({ secret }).generate({ timestamp: app.clock.now() });
  await post("factors", token, { factor: { code } });
  expect((await app.call("v3/groups", { token: elsewhere })).status).toBe(401);
  expect((await app.call("v3/groups", { token })).status).toBe(200);
});

test("turning it off takes the password and the factor, and a mail tells it", async () => {
  const { token, email, code, enter } = await addProWithApp();
  await mailTo(mails, email);
  const remove = (factor: object) => post("factors/remove", token, { factor });
  expect(errorOf(await remove({ code: code() }))).toBe("passwordError");
  expect(errorOf(await remove({ password: PASSWORD, code: "000000" }))).toBe("factorError");
  expect((await remove({ password: PASSWORD, code: code() })).body).toEqual({ status: "ok" });
  expect((await mailTo(mails, email, 2)).mail.subject).toContain("Two-step login is off");
  expect((await enter()).body).toMatchObject({ pro: { email }, needFactor: null });
});

test("an owner who has one requires it of the group: who has none sets it up before anything else", async () => {
  const owner = await addProWithApp("owner");
  const { group } = owner;
  const { email } = await addPro(app.db, [group]);
  const before = await tokenOf(app, group, email);
  const rule = (token: string, required: boolean) =>
    post(`groups/${group}/factor_rule`, token, { required }, "PUT");
  expect(errorOf(await rule(before, true))).toBe("forbidden");
  expect((await rule(owner.token, true)).body).toEqual({ required: true });
  expect((await app.call("v3/groups", { token: before })).status).toBe(401);
  expect((await app.call("v3/groups", { token: owner.token })).status).toBe(200);

  const half = await logIn(app, { email, password: PASSWORD, group_id: group });
  expect(half.body).toMatchObject({ pro: null, needFactor: { kinds: [] } });
  const token = half.body.account_token as string;
  expect(errorOf(await app.call(`v3/groups/${group}/fiches`, { token }))).toBe("needFactor");
  expect(errorOf(await post("sessions/factor", token, { factor: { code: "123456" } }))).toBe("factorError");
  const { secret } = (await post("factors/start", token, { factor: { kind: "totp" } })).body;
  const code = new TOTP({ secret }).generate({ timestamp: app.clock.now() });
  const made = await post("factors", token, { factor: { code } });
  expect(made.body.recovery_codes).toHaveLength(10);
  expect(made.body.signed_in).toMatchObject({ pro: { email }, needFactor: null });
  expect((await app.call("v3/groups", { token: made.body.signed_in.account_token })).status).toBe(200);

  expect((await rule(owner.token, false)).body).toEqual({ required: false });
  // Without the rule nobody needs one, and nobody's session ends.
  const free = await addPro(app.db, [group]);
  const session = await tokenOf(app, group, free.email);
  expect((await rule(owner.token, false)).status).toBe(200);
  expect((await app.call("v3/groups", { token: session })).status).toBe(200);
});

test("an owner without one cannot require it", async () => {
  const group = await addGroup(app.db);
  const { email } = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, email);
  expect(errorOf(await post(`groups/${group}/factor_rule`, token, { required: true }, "PUT"))).toBe(
    "needFactor",
  );
});

test("an owner resets a colleague's, but nobody's who works for others too, and not their own", async () => {
  const [group, other] = [await addGroup(app.db), await addGroup(app.db)];
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const colleague = await addProWithApp("pro", [group]);
  const shared = await addProWithApp("pro", [group, other]);
  const listed = await app.call(`v3/groups/${group}/pros`, { token });
  expect(listed.body.records).toHaveLength(3);
  expect(listed.body.records.find(({ id }: { id: number }) => id === colleague.id)).toMatchObject({
    email: colleague.email,
    role: "pro",
    has_factor: true,
  });
  const reset = (proId: number) => post(`groups/${group}/pros/${proId}/reset_factors`, token, {});
  expect(errorOf(await reset(owner.id))).toBe("forbidden");
  expect(errorOf(await reset(shared.id))).toBe("forbidden");
  expect((await reset(colleague.id)).body).toEqual({ status: "ok" });
  expect((await app.call("v3/groups", { token: colleague.token })).status).toBe(401);
  const { changes } = (await app.call(`v3/groups/${group}/changes`, { token })).body;
  expect(changes).toMatchObject([{ action: "reset", record_id: colleague.id, record_name: "Paul Martin" }]);
  expect((await mailTo(mails, colleague.email, 2)).mail.subject).toContain("is off");
  expect((await colleague.enter()).body).toMatchObject({ pro: { email: colleague.email }, needFactor: null });
});
