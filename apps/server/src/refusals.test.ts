import { type EndpointName, ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint, ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { type ErrorCode, ERRORS, ERROR_CODES, translateKeyOf } from "@rendezvous/contract/ground/errors";
import { RECORDS, type RecordName } from "@rendezvous/contract/office/record";
import { isOperatorRight, PERMISSIONS } from "@rendezvous/domain/permission/permissions";
import { refusalsOf } from "@rendezvous/contract/ground/refusals";
import { arrivalKeyOf } from "./features/ground/session/arrival-code.ts";
import { signWishKey } from "./features/booking/waiting/wish-key.ts";
import { expect, test } from "vitest";
import type { z } from "zod";
import { openSession } from "./features/ground/session/session-data.ts";
import { sealAddress } from "./features/office/elsewhere/source-address.ts";
import { postAppointment, postCancellation, postHold, newPerson } from "./testing/bookings.ts";
import { DOCUMENTED } from "./testing/expect-refusal.ts";
import { addTestOperator, setUpOperator } from "./testing/operators.ts";
import { addAccount, addPro, logIn, PASSWORD, tokenOf } from "./testing/people.ts";
import { SEEN } from "./testing/provoked-refusals.ts";
import { type Answer, type CallOptions, startApp } from "./testing/start-app.ts";
import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import { addCalendar, addFiche, addGroup, addIntervention, type TestGroup } from "./testing/test-groups.ts";

/**
 * Provokes every refusal that a call lists, through HTTP. The tests' client checks in every test that no unlisted refusal comes
 * (testing/provoked-refusals.ts).
 */
const app = await startApp();

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const ROUTES = NAMES.flatMap((name) => {
  const { paths }: Endpoint = ENDPOINTS[name];
  return (Object.entries(paths) as [ApiVersion, string][]).map(([version, path]) => ({
    name,
    version,
    path,
  }));
});

const IN_DRAFTS = NAMES.filter((name) => "draft_id" in ENDPOINTS[name].query.shape);

interface Attempt extends CallOptions {
  readonly id?: number | string;
  readonly record?: number | string;
  readonly query?: string;
}

/** Makes any call about a group and a record in it. */
function ask(
  { name, version, path }: (typeof ROUTES)[number],
  requestBody: Attempt = {},
  at = app,
): Promise<Answer> {
  const { id, record = 1, query = "", ...options } = requestBody;
  const filled = path
    .replace("{id}", String(id ?? 1))
    .replace("{urlname}", "nobody")
    .replaceAll(/\{\w+Id\}/g, String(record));
  const isNamed = path.includes("/groups/{id}") || id === undefined;
  const { method }: Endpoint = ENDPOINTS[name];
  const body = "body" in ENDPOINTS[name] && options.body === undefined ? { body: {} } : {};
  return at.call(`${version}${filled}?${isNamed ? "" : `group_id=${id}&`}${query}`, {
    method,
    ...body,
    ...options,
  });
}
const lists = (route: (typeof ROUTES)[number], code: ErrorCode): boolean =>
  refusalsOf(route.name, route.version).includes(code);

/** The refusals that depend on who calls. */
const CALLER_CODES: ReadonlySet<ErrorCode> = new Set([
  "expired_connection",
  "forbidden",
  "not_found",
  "passwordError",
  "blockedUser",
]);

/** Makes every call that lists the code in this way, and expects the code. */
async function provoke(
  code: ErrorCode,
  toAsked: (route: (typeof ROUTES)[number]) => Attempt | Promise<Attempt>,
  but: readonly EndpointName[] = [],
) {
  for (const route of ROUTES) {
    if (!lists(route, code) || but.includes(route.name)) continue;
    // Their caller is in a cookie: see below.
    if (CALLER_CODES.has(code) && isOperatorRight(ENDPOINTS[route.name].right)) continue;
    const answer = await ask(route, await toAsked(route));
    expect(SEEN, `${route.version} ${route.name}: ${answer.status} ${answer.text.slice(0, 200)}`).toContain(
      `${route.name} ${code}`,
    );
  }
}

const GROUP_FINDERS: readonly EndpointName[] = [
  "getGroupByUrlname",
  "getShardByUrlname",
  "resolveGroupFromWebsite",
];

test("each code has the status, number and key that clients have in writing", () => {
  const notified = ERROR_CODES.map((name) => [
    name,
    [ERRORS[name].status, ERRORS[name].code, translateKeyOf(name)],
  ]);
  expect(Object.fromEntries(notified)).toEqual(DOCUMENTED);
});

test("no two codes have the same number", () => {
  const numbers = Object.values(ERRORS).map(({ code }) => code);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test("what is wrong with any call", async () => {
  await provoke("bad_request", () => ({ query: "locale=%E0%A4%A" }));
  await provoke("invalid_api_key", ({ name }) => {
    const { needsNoKey }: Endpoint = ENDPOINTS[name];
    return needsNoKey ? { token: "rdv_nonsense" } : { apikey: null };
  });
  await provoke("not_acceptable", () => ({ headers: { accept: "application/xml" } }));
  await provoke("payload_too_large", ({ name }) => {
    const { largestBody = 300_000 }: Endpoint = ENDPOINTS[name];
    return { body: `{"a":"${"x".repeat(largestBody)}"}` };
  });
  await provoke("unsupported_media_type", () => ({ body: "<a/>", headers: { "content-type": "text/xml" } }));
  const hasty = await startApp({ readsPerMinute: 1 });
  await hasty.call("v3/sessions/current");
  for (const route of ROUTES) await ask(route, {}, hasty);
  await hasty.stop();
  for (const name of NAMES) expect(SEEN).toContain(`${name} too_many_requests`);
});

const IS_FOR_ANYBODY = NAMES.filter((name) => PERMISSIONS[ENDPOINTS[name].right].visitor === "anywhere");
const isForPros = (name: EndpointName) => PERMISSIONS[ENDPOINTS[name].right].user === "none";

test("who asks, and about which group", async () => {
  const [home, closed, inactive] = [
    await addGroup(app.db),
    await addGroup(app.db, { fields: { openData: false } }),
    await addGroup(app.db, { inactive: true }),
  ];
  const { id, email } = await addAccount(app.db, home);
  const account = await tokenOf(app, home, email);
  const finder = { query: "field=urlname&value=nobody&website=nobody.example" };
  await provoke("group_does_not_exist", ({ name }) => {
    if (name === "login" || name === "forgotPassword")
      return { body: { account: { email: "nobody@example.org", group_id: 999_999 } } };
    return GROUP_FINDERS.includes(name) ? finder : { id: 999_999, token: account };
  });
  await provoke("inactive_group", ({ name }) =>
    name === "login"
      ? { body: { account: { group_id: inactive, ficheKey: "f.1.1.x" } } }
      : { id: inactive, token: account },
  );
  await provoke("expired_connection", () => ({ id: closed, token: "long-dead" }), ["login"]);
  // For one's own group the refusal differs, so this uses another one.
  await provoke(
    "forbidden",
    ({ name }) =>
      name === "createGroup" ? { body: ENDPOINTS[name].example } : { id: closed, token: account },
    ["createAccount"],
  );
  const now = app.clock.now();
  const weak = await openSession(app.db, home, { accountId: id, mustChangePassword: true }, now);
  const pro = await addPro(app.db, [home], { role: "owner" });
  const weakPro = await openSession(app.db, home, { proId: pro.id, mustChangePassword: true }, now);
  const half = await addPro(app.db, [home], { role: "owner" });
  await addFactor(half.id);
  const halfWay = await openSession(app.db, home, { proId: half.id, mustChangePassword: false }, now, true);
  await provoke(
    "needFactor",
    ({ name }) => ({
      id: home,
      token: halfWay,
      ...(FACTOR_BODIES[name] && { body: { factor: FACTOR_BODIES[name] } }),
    }),
    IS_FOR_ANYBODY,
  );
  await provoke("needPasswordChange", ({ name }) => ({ id: home, token: isForPros(name) ? weakPro : weak }), [
    "updateAccount",
  ]);
  const owner = await tokenOf(app, home, pro.email);
  await provoke(
    "not_found",
    ({ name }) => ({
      id: home,
      record: 0,
      token: isForPros(name) ? owner : account,
      ...((name === "confirmText" || name === "askNoticeAddress" || name === "createHandover") && {
        body: ENDPOINTS[name].example,
      }),
    }),
    ["withdrawDeletionRequest", ...IN_DRAFTS],
  );
});

/** An app in which no address can be proven. */
async function addFactor(proId: number): Promise<void> {
  await app.db.query(
    "insert into pro_factors (pro_id, kind, sealed_secret, created_at) values ($1, 'totp', '', now())",
    [proId],
  );
}

/** The bodies of the calls about a second factor. */
const FACTOR_BODIES: Partial<Record<EndpointName, object>> = {
  giveFactor: { code: "no code" },
  startFactor: { kind: "totp", password: "Wrong-4-sure" },
  createFactor: { code: "no code" },
  removeFactors: { code: "no code", password: "Wrong-4-sure" },
};
const FACTOR_CALLS = Object.keys(FACTOR_BODIES) as EndpointName[];

test("what is wrong with a second factor", async () => {
  const home = await addGroup(app.db);
  const { id, email } = await addPro(app.db, [home]);
  const token = await tokenOf(app, home, email);
  const who = { proId: id, mustChangePassword: false };
  const halfWay = await openSession(app.db, home, who, app.clock.now(), true);
  await addFactor(id);
  const post = (path: string, factor: object, by = token) =>
    app.call(`v3/${path}`, { method: "POST", token: by, body: { factor } });
  const wrong = { kind: "totp", password: "Wrong-4-sure", code: "no code" };
  const right = { ...wrong, password: PASSWORD };
  expect(codeOf(await post("factors", wrong))).toBe("factorError");
  for (const path of ["factors/start", "factors/remove"])
    expect(codeOf(await post(path, wrong))).toBe("passwordError");
  expect(codeOf(await post("factors/start", right))).toBe("factorError");
  for (let time = 0; time < 3; time++)
    expect(codeOf(await post("factors/remove", right))).toBe("factorError");
  expect(codeOf(await post("sessions/factor", wrong, halfWay))).toBe("factorError");
  expect(codeOf(await post("sessions/factor", wrong, halfWay))).toBe("blockedUser");
  expect(codeOf(await post("factors/remove", right))).toBe("blockedUser");
  for (let time = 0; time < 5; time++) await post("factors/start", wrong);
  expect(codeOf(await post("factors/start", wrong))).toBe("blockedUser");
});

const basic = (who: string, password: string) => ({
  headers: { authorization: `Basic ${btoa(`${who}:${password}`)}` },
});

test("whose password comes with a call of v1", async () => {
  const home = await addGroup(app.db);
  const sso = await addGroup(app.db, { fields: { sso_login_only: true } });
  const { email } = await addPro(app.db, [home]);
  const inHome = async (who: string, password: string) => {
    await app.db.query("delete from login_failures");
    return { id: home, ...basic(who, password) };
  };
  await provoke("emailError", () => inHome("nobody@example.org", PASSWORD));
  await provoke("passwordError", () => inHome(email, "Wrong-4-sure"), FACTOR_CALLS);
  for (let time = 0; time < 5; time++) await logIn(app, { email, password: "Wrong-4-sure" });
  await provoke("blockedUser", () => ({ id: home, ...basic(email, PASSWORD) }), FACTOR_CALLS);
  const half = await addPro(app.db, [home]);
  await addFactor(half.id);
  await provoke("needFactor", () => ({ id: home, ...basic(half.email, PASSWORD) }), FACTOR_CALLS);
  await provoke("sso_login_only", () => ({ id: sso, ...basic("nobody@example.org", PASSWORD) }), [
    "forgotPassword",
  ]);
});

const DAY = "2026-12-02";
const at = (time: string) => `${DAY} ${time}:00`;

async function addPractice(group: TestGroup = {}) {
  const id = await addGroup(app.db, group);
  const calendar_id = await addCalendar(app.db, id, { capacity: 10 });
  const intervention_ids = [await addIntervention(app.db, id)];
  const expected = { date: at("10:00"), calendar_id, intervention_ids };
  const book = (more: Record<string, unknown> = {}, options: CallOptions = {}) =>
    postAppointment(app, "v3", id, { ...expected, ...more }, options);
  return { id, calendar_id, expected, book };
}

/** Returns the code of a v3 refusal. */
const codeOf = ({ body }: Answer): unknown => body.messages?.errors[0] ?? body;

test("what is wrong with a time, when listing, holding or booking", async () => {
  const { id, expected, book } = await addPractice({ rules: { maxrdv_period: 5 * 1440, min_notice: 60 } });
  const slots = (query: string) => app.call(`v3/groups/${id}/availabletimeslots?${query}`);
  expect(
    codeOf(await slots(`intervention_ids[]=${expected.intervention_ids[0]}&calendar_ids[]=999999`)),
  ).toBe("invalid_calendar");
  expect(codeOf(await slots("intervention_ids[]=999999"))).toBe("vevent");
  const nextTimes = (query: string) => app.call(`v3/groups/${id}/next_times?${query}`);
  expect(codeOf(await nextTimes("calendar_ids[]=999999"))).toBe("invalid_calendar");
  expect(codeOf(await nextTimes("intervention_id=999999"))).toBe("vevent");
  for (const [change, code] of [
    [{ date: at("10:07") }, "availabletimeslots"],
    [{ calendar_id: 999_999 }, "invalid_calendar"],
    [{ intervention_ids: [999_999] }, "vevent"],
    [{ date: "2026-12-10 10:00:00" }, "max_rdv_period"],
    [{ date: "2026-12-01 10:30:00" }, "mintime_rdv"],
  ] as const) {
    expect(codeOf(await book(change))).toBe(code);
    expect(codeOf(await postHold(app, id, { ...expected, ...change }))).toBe(code);
  }
});

test("what is wrong with the hours of a calendar, and with what is asked about them", async () => {
  const { id, expected } = await addPractice();
  const owner = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const ask = (method: string, path: string, body?: object) =>
    app.call(`v3/groups/${id}/${path}`, { method, token: owner, ...(body && { body }) });
  const none = "calendars/999999";
  const closure = { start: "2026-12-02 09:00", end: "2026-12-02 10:00" };
  const opening = { date: "2026-12-02", from: "18:00", to: "20:00" };
  const ends = "start=2026-12-02 09:00&end=2026-12-02 10:00";
  const day = "2026-12-02";
  const [service] = expected.intervention_ids;
  for (const [method, path, body] of [
    ["POST", `${none}/closures`, { closures: [closure] }],
    ["PUT", `${none}/closures?${ends}`, { closure }],
    ["DELETE", `${none}/closures?${ends}`, undefined],
    ["POST", `${none}/openings`, { opening }],
    ["DELETE", `${none}/openings?date=${day}&from=18:00&to=20:00`, undefined],
    ["GET", `explanations?day=${day}&intervention_ids[]=${service}&calendar_ids[]=999999`, undefined],
  ] as const)
    expect([path, codeOf(await ask(method, path, body))]).toEqual([path, "invalid_calendar"]);
  const own = { calendars: [expected.calendar_id] };
  const token = await tokenOf(app, id, (await addPro(app.db, [id], own)).email);
  const counted = `v3/groups/${id}/statistics?from=${day}&until=${day}&calendar_ids=999999`;
  expect(codeOf(await app.call(counted, { token }))).toBe("invalid_calendar");
  const tables = ["appointments.download", "statistics.download"];
  for (const table of tables)
    expect(codeOf(await app.call(counted.replace("statistics", table), { token })), table).toBe(
      "invalid_calendar",
    );
  const unknown = `explanations?day=${day}&intervention_ids[]=999999`;
  expect(codeOf(await ask("GET", unknown))).toBe("vevent");
});

test("what is wrong with a person who books", async () => {
  const { id, expected, book } = await addPractice({
    rules: { max_upcoming: 2, mintime_between: 60 },
    forms: { Fiche: [], Vevent: [{ name: "str9", type: "string", required: false, regexp: "\\d+" }] },
  });
  const fiche = newPerson();
  const { fiche_token: token } = (await book({ fiche })).body;
  const again = (time: string, more = {}) => book({ fiche, date: at(time), ...more }, { token });
  expect(codeOf(await again("10:00"))).toBe("same_time_rdv");
  expect(codeOf(await again("11:00"))).toBe("mintime_between");
  await again("14:00");
  expect(codeOf(await again("17:00"))).toBe("max_rdv_number");
  expect(codeOf(await book({ fiche, date: at("17:00") }))).toBe("see_your_mail");
  expect(codeOf(await book({ fiche: { id: 999_999 } }))).toBe("fiche_not_authorized");
  expect(codeOf(await book({ fiche: { lastname: "" } }))).toBe("create_fiche_failed");
  expect(codeOf(await book({ vevent: { str9: "x" } }))).toBe("create_vevent_failed");
  const visible = [{ intervention_id: expected.intervention_ids[0], price: 1, length: 1 }];
  expect(codeOf(await book({ seen: visible }))).toBe("changed_meanwhile");
  const key = { headers: { "idempotency-key": "once" } };
  await book({ fiche: newPerson() }, key);
  expect(codeOf(await book({ fiche: newPerson() }, key))).toBe("idempotency_key_reused");
  await addFiche(app.db, id, { ...fiche, blacklisted: true });
  expect(codeOf(await again("17:00"))).toBe("user_blacklisted");
  await app.db.query("update fiches set blacklisted = false where group_id = $1", [id]);
  await app.db.query("update appointments set presence = 'no_show' where group_id = $1", [id]);
  await app.db.query(
    "update groups set rules = rules || '{\"missed_limit\": 1}', version = version + 1 where id = $1",
    [id],
  );
  expect(codeOf(await again("17:00"))).toBe("missed_too_often");
  for (const [rules, code] of [
    [{ reserved: true }, "not_open_group"],
    [{ reserved: true, health: true }, "not_open_group_health"],
  ] as const)
    expect(codeOf(await (await addPractice({ rules })).book())).toBe(code);
});

test("what is wrong with a fiche", async () => {
  const { id, book } = await addPractice();
  const { email, id: account_id } = await addAccount(app.db, id);
  const token = await tokenOf(app, id, email);
  const create = (fiche: object, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${id}/fiches`, { method: "POST", token, headers, body: { fiche } });
  const [own, other] = [await addFiche(app.db, id, { account_id, email }), await addFiche(app.db, id)];
  const change = (fiche: object, headers: Record<string, string> = {}, as = token, which = own) =>
    app.call(`v3/groups/${id}/fiches/${which}`, { method: "PUT", token: as, headers, body: { fiche } });
  expect(codeOf(await app.call(`v3/groups/${id}/fiches/${other}`, { token }))).toBe("fiche_not_authorized");
  expect(codeOf(await create({ lastname: "", email: "none" }))).toBe("create_fiche_failed");
  await create({ lastname: "Roux", firstname: "Anna" }, { "idempotency-key": "once" });
  expect(codeOf(await create({ lastname: "Vidal" }, { "idempotency-key": "once" }))).toBe(
    "idempotency_key_reused",
  );
  expect(codeOf(await change({ firstname: "Anna" }, {}, token, other))).toBe("fiche_not_authorized");
  expect(codeOf(await change({ email: "none" }))).toBe("create_fiche_failed");
  expect(codeOf(await change({ firstname: "Anna", updated_at: "2020-01-01 00:00:00" }))).toBe(
    "changed_meanwhile",
  );
  expect(codeOf(await change({ firstname: "Anna" }, { "if-match": '"other"' }))).toBe("precondition_failed");
  const pro = await tokenOf(app, id, (await addPro(app.db, [id])).email);
  await book({ fiche: { id: own } }, { token });
  expect(codeOf(await change({ deleted: true }, {}, pro))).toBe("upcoming_appointments");
  await change({ externid: "own" }, {}, pro);
  const upsert = (fiche: object) =>
    app.call(`v3/groups/${id}/fiches?upsert=1`, {
      method: "POST",
      token: pro,
      body: { fiche: { externid: "own", ...fiche } },
    });
  expect(codeOf(await upsert({ deleted: true }))).toBe("upcoming_appointments");
  expect(codeOf(await upsert({ updated_at: "2020-01-01 00:00:00" }))).toBe("changed_meanwhile");
  const others = `v3/groups/${id}/fiches`;
  const merge = (one: number, body: object) =>
    app.call(`${others}/${one}/merge`, { method: "POST", token: pro, body });
  const post = (path: string, body: object) =>
    app.call(`${others}/${path}`, { method: "POST", token: pro, body });
  expect(codeOf(await merge(own, { merged_id: own }))).toBe("cannot_merge");
  expect(codeOf(await post(`${own}/unmerge`, {}))).toBe("cannot_merge");
  const single = await addFiche(app.db, id);
  expect(codeOf(await merge(own, { merged_id: single, fiche: { email: "nobody" } }))).toBe(
    "create_fiche_failed",
  );
  expect(codeOf(await merge(own, { merged_id: 999_999 }))).toBe("fiche_not_authorized");
  expect(codeOf(await post("999999/unmerge", {}))).toBe("fiche_not_authorized");
  expect(codeOf(await post("999999/comments", { comment: { text: "?" } }))).toBe("fiche_not_authorized");
  expect(codeOf(await app.call(`${others}/999999/history`, { token: pro }))).toBe("fiche_not_authorized");
  const comment = (text: string) =>
    app.call(`${others}/${own}/comments`, {
      method: "POST",
      token: pro,
      headers: { "idempotency-key": "said" },
      body: { comment: { text } },
    });
  await comment("Once.");
  expect(codeOf(await comment("Twice."))).toBe("idempotency_key_reused");
  while ((await create({ ...newPerson(), email: "" })).status === 201);
  expect(codeOf(await create(newPerson()))).toBe("max_fiches");
  expect(codeOf(await book({ fiche: newPerson(), date: at("15:00") }, { token }))).toBe("max_fiches");
});

test("what is wrong with an appointment that is read, cancelled, moved or exported", async () => {
  const { id, calendar_id, expected, book } = await addPractice();
  const fiche = newPerson();
  const { body } = await book({ fiche });
  const [token, one] = [body.fiche_token as string, body.records[0].id as number];
  const path = (which: number) => `groups/${id}/appointments/${which}`;
  const remove = (which: number) => app.call(`v1/${path(which)}`, { method: "DELETE", token });
  const both = async (which: number, code: ErrorCode, as = token) => {
    expect(codeOf(await postCancellation(app, "v3", id, [which], as))).toBe(code);
    await app.call(`v1/${path(which)}`, { method: "DELETE", token: as });
    expect(SEEN).toContain(`cancelAppointment ${code}`);
  };
  const move = (which: number, appointment: object, as = token, headers: Record<string, string> = {}) =>
    app.call(`v3/${path(which)}`, { method: "PUT", token: as, headers, body: { appointment } });
  const rule = (rules: object) => setGroup(id, "rules", rules);

  expect(codeOf(await app.call(`v3/${path(999_999)}`, { token }))).toBe("unknown_appointment");
  await app.call(`v3/${path(999_999)}.ics`, { token });
  await both(999_999, "unknown_appointment");
  expect(codeOf(await move(999_999, { date: at("14:00") }))).toBe("unknown_appointment");
  expect(codeOf(await move(one, { date: at("14:07") }))).toBe("availabletimeslots");
  expect(codeOf(await move(one, { date: at("14:00") }, token, { "if-match": '"other"' }))).toBe(
    "precondition_failed",
  );
  await rule({ maxrdv_period: 1 });
  expect(codeOf(await move(one, { date: at("14:00") }))).toBe("max_rdv_period");
  await rule({});
  expect(codeOf(await move(one, { date: "2026-11-30 10:00:00" }))).toBe("mintime_rdv");

  // Another appointment of the same person, for the minimum distance.
  const second = (await book({ fiche, date: at("16:00") }, { token })).body.records[0].id as number;
  expect(codeOf(await move(one, { date: at("16:00") }))).toBe("same_time_rdv");
  await rule({ mintime_between: 60 });
  expect(codeOf(await move(one, { date: at("15:00") }))).toBe("mintime_between");
  await app.db.query("update fiches set email_proven = true where group_id = $1", [id]);
  const another = (await book({ fiche, date: at("13:00") })).body.fiche_token;
  const ofAnother = (await app.call("v3/appointments", { token: another })).body.records[0].id as number;
  expect(codeOf(await move(ofAnother, { date: at("15:30") }, another))).toBe("see_your_mail");
  await rule({ max_upcoming: 1 });
  expect(codeOf(await move(one, { date: at("12:00") }))).toBe("max_rdv_number");
  await rule({ min_cancel_notice: 100_000 });
  await both(one, "too_late_to_cancel");
  expect(codeOf(await move(one, { date: at("12:00") }))).toBe("too_late_to_cancel");
  await rule({});

  const pro = await tokenOf(app, id, (await addPro(app.db, [id])).email);
  const post = (which: number, what: string, as = pro) =>
    app.call(`v3/${path(which)}${what}`, { method: "POST", token: as });
  const patch = (which: number, headers: Record<string, string> = {}) =>
    app.call(`v3/${path(which)}`, { method: "PATCH", token: pro, headers, body: { appointment: {} } });
  expect(codeOf(await patch(999_999))).toBe("unknown_appointment");
  expect(codeOf(await patch(one, { "if-match": '"other"' }))).toBe("precondition_failed");
  expect(codeOf(await app.call(`v3/${path(999_999)}/history`, { token: pro }))).toBe("unknown_appointment");
  expect(codeOf(await post(999_999, "/restore"))).toBe("unknown_appointment");
  expect(codeOf(await post(one, "/restore"))).toBe("cannot_restore");
  const third = (await book({ fiche: newPerson(), date: at("09:00") })).body.records[0].id as number;
  await postCancellation(app, "v3", id, [third], pro);
  const capacity = (seats: number) =>
    app.db.query("update calendars set capacity = $2 where id = $1", [calendar_id, seats]);
  await capacity(1);
  await rule({});
  await book({ fiche: newPerson(), date: at("09:00") });
  expect(codeOf(await post(third, "/restore"))).toBe("availabletimeslots");
  await capacity(10);
  await rule({});

  const elsewhere = await addCalendar(app.db, id);
  const [service] = expected.intervention_ids;
  const two = await book({
    appointments: [
      { intervention_id: service, calendar_id },
      { intervention_id: service, calendar_id: elsewhere },
    ],
  });
  const linked = two.body.records.map((record: { id: number }) => record.id) as [number, number];
  await app.db.query("update appointments set parent_id = $2, type = 'included' where id = $1", [
    linked[1],
    linked[0],
  ]);
  const half = await tokenOf(app, id, (await addPro(app.db, [id], { calendars: [calendar_id] })).email);
  await both(linked[0], "other_calendar", half);
  expect(codeOf(await move(linked[0], { date: at("12:00") }, half))).toBe("other_calendar");
  await postCancellation(app, "v3", id, [linked[0]], pro);
  expect(codeOf(await post(linked[0], "/restore", half))).toBe("other_calendar");

  await app.db.query("update fiches set blacklisted = true where group_id = $1", [id]);
  expect(codeOf(await move(one, { date: at("12:00") }))).toBe("user_blacklisted");
  await postCancellation(app, "v3", id, [second], token);
  await both(second, "already_cancelled");
  const confirm = (appointment: number) =>
    app.call(`v3/groups/${id}/appointments/confirm`, {
      method: "POST",
      token,
      body: { appointments: [{ id: appointment }] },
    });
  expect(codeOf(await confirm(second))).toBe("already_cancelled");
  expect(codeOf(await confirm(0))).toBe("bad_request");
  const arrive = (key: string) =>
    app.call(`v3/groups/${id}/arrivals`, { method: "POST", body: { arrival: { key, code: "000000" } } });
  await setGroup(id, "rules", { arrival: true });
  expect(codeOf(await arrive("none"))).toBe("dead_key");
  expect(codeOf(await arrive(arrivalKeyOf(id, app.context.installation.secret)))).toBe("unknown_appointment");
  await setGroup(id, "rules", {});
  expect(codeOf(await confirm(999_999))).toBe("unknown_appointment");
  expect(codeOf(await move(second, { date: at("12:00") }))).toBe("already_cancelled");
  await app.call(`v3/${path(second)}.ics`, { token });
  await app.db.query("update fiches set deleted = true where group_id = $1", [id]);
  expect(codeOf(await move(one, { date: at("12:00") }))).toBe("fiche_not_authorized");
  await app.db.query("update fiches set deleted = false where group_id = $1", [id]);
  await app.db.query("update interventions set deleted = true where group_id = $1", [id]);
  await setGroup(id, "rules", {});
  expect(codeOf(await move(one, { date: at("12:00") }))).toBe("vevent");
  expect(codeOf(await post(third, "/restore"))).toBe("vevent");
  expect((await remove(one)).status).toBe(200);
});

async function setGroup(id: number, column: "rules" | "fields", value: object): Promise<void> {
  await app.db.query(`update groups set ${column} = $2, version = version + 1 where id = $1`, [id, value]);
  app.context.changes.announce("catalogue", id);
}

test("what is wrong with an account", async () => {
  const home = await addGroup(app.db);
  const [account, other] = [await addAccount(app.db, home), await addAccount(app.db, home)];
  const register = (requestBody: object, headers: Record<string, string> = {}) =>
    app.call("v3/accounts", {
      method: "POST",
      headers,
      body: { account: { group_id: home, ...requestBody } },
    });
  const group = async (setting: TestGroup) => ({
    email: newPerson().email,
    group_id: await addGroup(app.db, setting),
  });
  expect(codeOf(await register({ email: "none" }))).toBe("emailValidator");
  expect(codeOf(await register({ email: account.email }))).toBe("email_already_exists");
  await register({ email: newPerson().email }, { "idempotency-key": "once" });
  expect(codeOf(await register({ email: newPerson().email }, { "idempotency-key": "once" }))).toBe(
    "idempotency_key_reused",
  );
  for (const [setting, code] of [
    [{ fields: { open: false } }, "not_open_group"],
    [{ fields: { open: false }, rules: { health: true } }, "not_open_group_health"],
    [{ fields: { sso_login_only: true } }, "sso_login_only"],
    [{ fields: { user_login_profile: "Fiche" } }, "forbidden"],
  ] as const)
    expect(codeOf(await register(await group(setting)))).toBe(code);
  const forget = (requestBody: object) =>
    app.call("v3/accounts/forgotPassword", { method: "POST", body: { account: requestBody } });
  await forget({ email: "nobody@example.org", group_id: home });
  await forget(await group({ fields: { sso_login_only: true } }));

  const token = await tokenOf(app, home, account.email);
  const change = (requestBody: object, headers: Record<string, string> = {}, as = token) =>
    app.call(`v3/accounts/${account.id}`, {
      method: "PUT",
      token: as,
      headers,
      body: { account: requestBody },
    });
  const fresh = "Hortensia+42";
  expect(codeOf(await change({ password: "Wrong-4-sure", new_password: fresh }))).toBe("passwordError");
  expect(codeOf(await change({ new_password: fresh }, { "if-match": '"other"' }))).toBe(
    "precondition_failed",
  );
  expect(codeOf(await change({ password: PASSWORD, new_password: "weak" }))).toBe("wrongPwd");
  expect(codeOf(await change({ temp_email: "none" }))).toBe("emailValidator");
  expect(codeOf(await change({ temp_email: account.email }))).toBe("emailUsing");
  expect((await change({ temp_email: other.email })).body.temp_email).toBeDefined();
  const who = { accountId: account.id, mustChangePassword: true };
  const weak = await openSession(app.db, home, who, app.clock.now());
  expect(codeOf(await change({ temp_email: "new@example.org" }, {}, weak))).toBe("needPasswordChange");
  for (let time = 0; time < 5; time++) await change({ password: "Wrong-4-sure", new_password: fresh });
  expect(codeOf(await change({ password: PASSWORD, new_password: fresh }))).toBe("blockedUser");

  const enter = (requestBody: object, as?: string) =>
    app.call("v3/sessions/login", {
      method: "POST",
      ...(as && { token: as }),
      body: { account: { group_id: home, ...requestBody } },
    });
  expect(codeOf(await enter({ oubliKey: "none" }))).toBe("dead_key");
  expect(codeOf(await enter({ ficheKey: "none", temp_email: "new@example.org" }))).toBe("expired_connection");
  await app.db.query("delete from login_failures");
  await change({ temp_email: "taken@example.org" });
  const { addAccountKey: addKey } = await import("./features/people/account/key-data.ts");
  const key = { group_id: home, account_id: account.id, pro_id: null, purpose: "email_change" } as const;
  const validation_key = await addKey(
    app.db,
    { ...key, temp_email: "taken@example.org", registration: null },
    app.clock.now(),
  );
  await addAccount(app.db, home, { email: "taken@example.org" });
  expect(codeOf(await enter({ validation_key, temp_email: "taken@example.org" }, token))).toBe(
    "email_already_exists",
  );
});

test("what is wrong with a request to be deleted", async () => {
  const { id, book } = await addPractice();
  const { email } = await addAccount(app.db, id);
  const token = await tokenOf(app, id, email);
  const path = `v3/groups/${id}/deletion_requests`;
  const request = (headers: Record<string, string> = {}, as = token) =>
    app.call(path, { method: "POST", token: as, headers });
  expect(codeOf(await app.call(`${path}/current`, { method: "DELETE", token }))).toBe("not_found");
  const requestBody = await request({ "idempotency-key": "once" });
  expect(requestBody.status, requestBody.text).toBe(201);
  const other = await tokenOf(app, id, (await addAccount(app.db, id)).email);
  expect(codeOf(await request({ "idempotency-key": "once" }, other))).toBe("idempotency_key_reused");
  const confirm = (key: string) =>
    app.call(`${path}/confirm`, { method: "POST", body: { deletion_request: { key } } });
  expect(codeOf(await confirm("d.1.1.1.x"))).toBe("dead_key");
  const notice_address = { key: "a.1.1.1.x" };
  const proven = app.call(`v3/groups/${id}/notice_addresses.prove`, {
    method: "POST",
    body: { notice_address },
  });
  expect(codeOf(await proven)).toBe("dead_key");
  const booked = await book({ fiche: { ...newPerson(), email } }, { token });
  expect(booked.status, booked.text).toBe(201);
  expect(codeOf(await request())).toBe("upcoming_appointments");
});

test("what is wrong with a record of the catalogue", async () => {
  const home = await addGroup(app.db);
  const owner = await tokenOf(app, home, (await addPro(app.db, [home], { role: "owner" })).email);
  const singulars = Object.keys(RECORDS) as RecordName[];
  for (const singular of singulars) {
    const { kind } = RECORDS[singular];
    const ask = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
      app.call(`v3/groups/${home}/${path}`, { method, token: owner, body, headers });
    const service = await addIntervention(app.db, home);
    const least = {
      name: "One",
      ...(singular === "pack" && { config: [{ intervention_id: service }] }),
      ...(singular === "promotion" && { percentage: 5 }),
      ...(singular === "class" && { intervention_id: service, teacher_id: await addCalendar(app.db, home) }),
    };
    const once = { "idempotency-key": `once-${singular}` };
    const made = await ask("POST", kind, { [singular]: least }, once);
    expect(made.status, made.text).toBe(201);
    const { id } = made.body[singular];
    expect(codeOf(await ask("POST", kind, { [singular]: {} }, once))).toBe("idempotency_key_reused");
    expect(codeOf(await ask("POST", kind, { [singular]: { colour: 1 } }))).toBe("invalid_record");
    expect(codeOf(await ask("PUT", `${kind}/${id}`, { [singular]: { colour: 1 } }))).toBe("invalid_record");
    const stale = await ask("PUT", `${kind}/${id}`, { [singular]: {} }, { "if-match": '"7"' });
    expect(codeOf(stale)).toBe("precondition_failed");
    if (singular !== "promotion")
      expect(codeOf(await ask("PUT", `${kind}.order`, { ids: [999_999] }))).toBe("invalid_record");
  }
});

test("what is wrong with a file that is not what its preview was", async () => {
  const home = await addGroup(app.db, { urlname: "filed" });
  const owner = await tokenOf(app, home, (await addPro(app.db, [home], { role: "owner" })).email);
  const file = (await app.call(`v3/groups/${home}/file`, { token: owner })).body;
  const sent = { method: "POST", token: owner, body: { file, seen: "another" } };
  expect(codeOf(await app.call(`v3/groups/${home}/file`, sent))).toBe("changed_meanwhile");
});

test("what is wrong with the owner of a new group", async () => {
  const open = await startApp({ config: { signUp: true } });
  const body = { ...ENDPOINTS.createGroup.example, account: { email: "nobody" } };
  expect(codeOf(await open.call("v3/groups", { method: "POST", body }))).toBe("emailValidator");
  await open.stop();
});

test("what is wrong with settings, forms, minisite, a picture, or a change to be taken back", async () => {
  const home = await addGroup(app.db);
  const owner = await tokenOf(app, home, (await addPro(app.db, [home], { role: "owner" })).email);
  const ask = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${home}/${path}`, { method, token: owner, body, headers });
  for (const [path, single] of [
    ["settings", "settings"],
    ["forms.records", "forms"],
    ["website", "website"],
  ] as const) {
    expect(codeOf(await ask("PUT", path, { [single]: { colour: 1 } }))).toBe("invalid_record");
    const stale = await ask("PUT", path, { [single]: {} }, { "if-match": '"77"' });
    expect(codeOf(stale)).toBe("precondition_failed");
  }
  expect(codeOf(await ask("POST", "images", { image: { data: "data:image/png;base64,AAAA" } }))).toBe(
    "invalid_record",
  );
  const strange = { kind: "settings", fields: { colour: 1 } };
  expect(codeOf(await ask("POST", "preview", { changes: [strange] }))).toBe("invalid_record");
  const set = await ask("POST", "calendarsets", { calendarset: { name: "Dentists" } });
  const calendar = await ask("POST", "calendars", {
    calendar: { name: "Dr Roux", calendarset_id: set.body.calendarset.id },
  });
  const path = `calendars/${calendar.body.calendar.id}`;
  await ask("PUT", path, { calendar: { calendarset_id: null } });
  const undo = async () => {
    const { body } = await app.call(`v3/groups/${home}/changes?kind=calendars&limit=1`, { token: owner });
    return ask("POST", `changes/${body.changes[0].id}/undo`, {});
  };
  await app.db.query("update calendars set calendarset_id = null, holidays = 'Mars' where group_id = $1", [
    home,
  ]);
  expect(codeOf(await undo())).toBe("invalid_record");
  await app.db.query("update calendars set calendarset_id = $2 where group_id = $1", [
    home,
    set.body.calendarset.id,
  ]);
  expect(codeOf(await undo())).toBe("cannot_undo");
});

test("what is wrong with a class whose dates meet appointments, or share a booking with a colleague", async () => {
  const { id, calendar_id, book } = await addPractice();
  const owner = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const ask = (method: string, path: string, body: object, token = owner) =>
    app.call(`v3/groups/${id}/${path}`, { method, token, body });
  const intervention_id = await addIntervention(app.db, id);
  const elsewhere = await addCalendar(app.db, id);
  const openings = [{ date: at("10:00").slice(0, 10), from: "09:00", to: "12:00" }];
  const yoga = { name: "Yoga", intervention_id, teacher_id: calendar_id, openings };
  const later = [{ date: "2026-12-04", from: "15:00", to: "15:30" }];
  const made = await ask("POST", "classes", { class: { ...yoga, openings: later } });
  expect(made.status, made.text).toBe(201);
  const { id: classId } = made.body.class;
  const date = "2026-12-04 15:00:00";
  const one = idOf(await book({ date, intervention_ids: [intervention_id], calendar_id: classId }));
  const other = idOf(await book({ calendar_id: elsewhere }));
  await app.db.query(
    "update appointments set booking_id = $2, parent_id = $3, type = 'included' where id = $1",
    [other, await bookingOf(one), one],
  );
  const teacher = await tokenOf(app, id, (await addPro(app.db, [id], { calendars: [calendar_id] })).email);
  const off = { class_date: { start: "2026-12-04 15:00", to: "2026-12-05 15:00" } };
  expect(codeOf(await ask("POST", `classes/${classId}/moved_dates`, off))).toBe("availabletimeslots");
  const body = { class_date: { start: "2026-12-04 15:00" } };
  expect(codeOf(await ask("POST", `classes/${classId}/cancelled_dates`, body, teacher))).toBe(
    "other_calendar",
  );
  expect((await book({ calendar_id, fiche: newPerson() })).status).toBe(201);
  expect(codeOf(await ask("POST", "classes", { class: yoga }))).toBe("appointments_concerned");
  expect(codeOf(await ask("PUT", `classes/${classId}`, { class: { openings } }))).toBe(
    "appointments_concerned",
  );
});

function idOf(answer: Answer): number {
  expect(answer.status, answer.text).toBe(201);
  return answer.body.records[0].id as number;
}

async function bookingOf(appointmentId: number): Promise<number> {
  const { rows } = await app.db.query("select booking_id from appointments where id = $1", [appointmentId]);
  return rows[0].booking_id as number;
}

test("what is wrong with a change that leaves appointments behind", async () => {
  const { id, calendar_id, expected, book } = await addPractice();
  const owner = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const room = await addCalendar(app.db, id, { resource: true });
  const [service] = expected.intervention_ids;
  await app.db.query("update interventions set need_resource = true where id = $1", [service]);
  await app.db.query("update groups set version = version + 1 where id = $1", [id]);
  app.context.changes.announce("catalogue", id);
  expect((await book({ fiche: newPerson() })).status).toBe(201);
  const ask = (method: string, path: string, body: object) =>
    app.call(`v3/groups/${id}/${path}`, { method, token: owner, body });
  for (const [singular, path] of [
    ["calendar", `calendars/${calendar_id}`],
    ["resource", `resources/${room}`],
    ["intervention", `interventions/${service}`],
  ] as const) {
    expect(codeOf(await ask("PUT", path, { [singular]: { deleted: true } }))).toBe("appointments_concerned");
    const { externid } = (await app.call(`v3/groups/${id}/${path}`, { token: owner })).body[singular];
    const upsert = `${path.split("/")[0]}?upsert=1`;
    expect(codeOf(await ask("POST", upsert, { [singular]: { externid, deleted: true } }))).toBe(
      "appointments_concerned",
    );
  }
  const closed = {
    ids: [calendar_id],
    add: { closures: [{ start: `${DAY} 00:00`, end: "2026-12-03 00:00" }] },
  };
  expect(codeOf(await ask("PUT", "calendars.hours", closed))).toBe("appointments_concerned");
  expect(codeOf(await ask("PUT", "calendars.hours", { ids: [999_999] }))).toBe("invalid_record");
  const always = { days: WEEKDAYS, from: "00:00", to: "24:00" };
  await ask("PUT", "settings", { settings: { openinghours: [always] } });
  await ask("PUT", `calendars/${calendar_id}`, { calendar: { openinghours: null } });
  const none = { settings: { openinghours: [] } };
  expect(codeOf(await ask("PUT", "settings", none))).toBe("appointments_concerned");
  const later = await ask("POST", "calendars", { calendar: { name: "Later" } });
  expect(later.status, later.text).toBe(201);
  await app.db.query("update seats set calendar_id = $2 where group_id = $1 and calendar_id = $3", [
    id,
    later.body.calendar.id,
    calendar_id,
  ]);
  const { body } = await app.call(`v3/groups/${id}/changes`, { token: owner });
  expect(codeOf(await ask("POST", `changes/${body.changes[0].id}/undo`, {}))).toBe("appointments_concerned");
});

test("no call that names a draft finds one that is not there", async () => {
  const id = await addGroup(app.db);
  const token = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const calendar = await addCalendar(app.db, id);
  for (const route of ROUTES) {
    if (!IN_DRAFTS.includes(route.name)) continue;
    const requestBody = { id, token, query: "draft_id=999999", ...emptyBody(route, calendar) };
    expect(codeOf(await ask(route, requestBody)), route.name).toBe("not_found");
  }
});

/** Returns a body with which a call reaches its draft. */
function emptyBody({ name }: (typeof ROUTES)[number], calendar: number) {
  const { body }: Endpoint = ENDPOINTS[name];
  if (!body) return {};
  const lists: Readonly<Record<string, readonly number[]>> = { changes: [], ids: [calendar] };
  const fields = Object.keys((body as z.ZodObject).shape).map((field) => [field, lists[field] ?? {}]);
  return { body: { ...Object.fromEntries(fields), accept: [] } };
}

test("what is full takes no more: a group of drafts and pictures, a draft of changes", async () => {
  const id = await addGroup(app.db);
  const token = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const calendar = await addCalendar(app.db, id);
  await app.db.query(
    `insert into catalogue_drafts (group_id, name, preview_key, created_at)
     select $1, 'Summer', 'full ' || n, now() from generate_series(1, 100) n`,
    [id],
  );
  await app.db.query(
    `insert into catalogue_draft_changes (group_id, draft_id, editable, is_new, sent)
     select $1, (select min(id) from catalogue_drafts where group_id = $1), 'settings', false, '{}'
     from generate_series(1, 1000)`,
    [id],
  );
  await app.db.query(
    "insert into images (group_id, key, media_type, bytes) select $1, n || '.png', 'image/png', '' from generate_series(1, 2000) n",
    [id],
  );
  await app.db.query(
    `insert into feeds (group_id, token_hash, pro_id, calendar_id, content, locale, created_at)
     select group_id, sha256(gen_random_uuid()::text::bytea), pro_id, $2, 'busy', 'en', now()
     from pro_groups, generate_series(1, 50) where group_id = $1`,
    [id, calendar],
  );
  await app.db.query(
    `insert into busy_sources (group_id, calendar_id, address_sealed, host, ending, created_at, due_at)
     select $1, $2, $3, '', '', now(), 'infinity' from generate_series(1, 3)`,
    [id, calendar, sealAddress(new URL("https://example.org"), app.context.installation.secret, id).sealed],
  );
  await app.db.query(
    `with pro as (insert into pros (email) values (null) returning id)
     insert into webhooks (group_id, name, url, events, scopes, pro_id, secret_sealed, created_at)
     select $1, '', '', '{}', '{}', pro.id, '', now() from pro, generate_series(1, 10)`,
    [id],
  );
  await app.db.query(
    `insert into fiche_imports (group_id, name, state, headings, targets, date_order, row_count, created_at)
     values ($1, 'clients.csv', 'importing', '{}', '[]', 'dmy', 1, now())`,
    [id],
  );
  const { rows } = await app.db.query("select min(id) as id from catalogue_drafts where group_id = $1", [id]);
  const toAttempt = (route: (typeof ROUTES)[number]): Attempt => {
    if (route.name === "createBusySource" || route.name === "createConnectedCalendar")
      return { id, token, record: calendar, body: ENDPOINTS[route.name].example };
    if (route.name === "createFeed")
      return { id, token, body: { feed: { calendar_id: calendar, content: "busy" } } };
    const { example: body }: Endpoint = ENDPOINTS[route.name];
    if (!IN_DRAFTS.includes(route.name)) return { id, token, body };
    return { id, token, query: `draft_id=${rows[0].id}`, ...emptyBody(route, calendar) };
  };
  // A person has many wishes: see below.
  await provoke("full", toAttempt, ["createWish"]);
});

test("an import of clients goes from state to state", async () => {
  const { id } = await addPractice();
  const token = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const { rows } = await app.db.query(
    `insert into fiche_imports (group_id, name, state, headings, targets, date_order, row_count, created_at)
     values ($1, 'clients.csv', 'undone', '{}', '[]', 'dmy', 1, now()) returning id`,
    [id],
  );
  for (const [name, method, path] of [
    ["updateFicheImport", "PUT", ""],
    ["listFicheImportRows", "GET", "/rows"],
    ["startFicheImport", "POST", "/start"],
    ["stopFicheImport", "POST", "/stop"],
    ["undoFicheImport", "POST", "/undo"],
  ] as const) {
    const { example }: Endpoint = ENDPOINTS[name];
    const options = { method, token, ...(example && { body: example }) };
    const answer = await app.call(`v3/groups/${id}/fiche_imports/${rows[0].id}${path}`, options);
    SEEN.add(`${name} ${String(codeOf(answer))}`);
    expect(codeOf(answer)).toBe("changed_meanwhile");
  }
});

test("what is wrong with a draft, and that nothing is booked in its preview", async () => {
  const { id, calendar_id, book } = await addPractice();
  await provoke("draft_preview", () => ({ id, query: "preview=any" }));
  const owner = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${id}/${path}`, { method, token: owner, headers, ...(body && { body }) });
  expect((await book({ fiche: newPerson() })).status).toBe(201);
  const once = { "idempotency-key": "begun" };
  const { body } = await ask("POST", "drafts", { draft: { name: "Summer" } }, once);
  const winter = { draft: { name: "Winter" } };
  expect(codeOf(await ask("POST", "drafts", winter, once))).toBe("idempotency_key_reused");
  const draft = `drafts/${body.draft.id}`;
  const change = { calendar: { deleted: true } };
  await ask("PUT", `calendars/${calendar_id}?draft_id=${body.draft.id}`, change);
  expect(codeOf(await ask("POST", `${draft}/publish`, {}))).toBe("appointments_concerned");
  await app.db.query("update calendars set holidays = 'Mars' where id = $1", [calendar_id]);
  expect(codeOf(await ask("POST", `${draft}/publish`, {}))).toBe("invalid_record");
  await app.db.query("update calendars set holidays = null where id = $1", [calendar_id]);
  const made = await ask("POST", `interventions?draft_id=${body.draft.id}`, {
    intervention: { name: "New" },
  });
  const built = { intervention: { length: 20 } };
  await ask("PUT", `interventions/${made.body.intervention.id}?draft_id=${body.draft.id}`, built);
  const { changes } = (await ask("GET", draft)).body.draft;
  expect(codeOf(await ask("DELETE", `${draft}/changes/${changes[1].id}`))).toBe("cannot_undo");
});

test("what is wrong with a key for programs, and with a login provider", async () => {
  const home = await addGroup(app.db);
  const token = await tokenOf(app, home, (await addPro(app.db, [home], { role: "owner" })).email);
  const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${home}/${path}`, { method: "POST", token, headers, body });
  const once = { "idempotency-key": "a key" };
  const { webhook } = ENDPOINTS.createWebhook.example;
  expect((await ask("webhooks", { webhook }, once)).status).toBe(201);
  expect(codeOf(await ask("webhooks", { webhook: { ...webhook, name: "Other" } }, once))).toBe(
    "idempotency_key_reused",
  );
  const scopes = ["catalogue:read"];
  expect((await ask("access_keys", { access_key: { name: "Site", scopes } }, once)).status).toBe(201);
  expect(codeOf(await ask("access_keys", { access_key: { name: "Other", scopes } }, once))).toBe(
    "idempotency_key_reused",
  );
  expect(
    codeOf(
      await ask("sso.test", {
        sso: { issuer: "https://login.example.org", client_id: "x", client_secret_sealed: "x".repeat(40) },
      }),
    ),
  ).toBe("invalid_record");
});

test("what is wrong with who works in a group", async () => {
  const home = await addGroup(app.db);
  const owner = await addPro(app.db, [home], { role: "owner" });
  const token = await tokenOf(app, home, owner.email);
  const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${home}/pros${path}`, { method, token, headers, ...(body && { body }) });
  const invite = (more: object, headers: Record<string, string> = {}) => {
    const invitation = { email: newPerson().email, role: "pro", calendars: null, ...more };
    return ask("POST", "/invitations", { invitation }, headers);
  };
  expect(codeOf(await invite({ email: "nobody" }))).toBe("emailValidator");
  expect(codeOf(await invite({ email: owner.email }))).toBe("works_here_already");
  expect(codeOf(await invite({ calendars: [999_999] }))).toBe("invalid_calendar");
  const once = { "idempotency-key": "asked" };
  expect((await invite({}, once)).status).toBe(201);
  expect(codeOf(await invite({}, once))).toBe("idempotency_key_reused");
  const self = `/${owner.id}`;
  expect(codeOf(await ask("PUT", self, { pro: { calendars: [999_999] } }))).toBe("invalid_calendar");
  expect(codeOf(await ask("PUT", self, { pro: { role: "pro" } }))).toBe("last_owner");
  expect(codeOf(await ask("DELETE", self))).toBe("last_owner");
  const { rows } = await app.db.query<{ id: number }>(
    `insert into catalogue_changes (group_id, at, kind, record_id, record_name, action, before, after)
     values ($1, now(), 'people', $2, '', 'changed', '{"role": "pro"}', '{"role": "owner"}') returning id`,
    [home, owner.id],
  );
  const undo = { method: "POST", token, body: {} };
  const undone = await app.call(`v3/groups/${home}/changes/${rows[0]!.id}/undo`, undo);
  expect(codeOf(undone)).toBe("last_owner");
});

test("what is wrong with an operator's call", async () => {
  const { cookie, code, email, call } = await setUpOperator(app);
  for (const route of ROUTES) {
    const { right, body }: Endpoint = ENDPOINTS[route.name];
    if (!isOperatorRight(right)) continue;
    expect(codeOf(await ask(route, { token: "any" })), route.name).toBe("forbidden");
    if (lists(route, "expired_connection"))
      expect(codeOf(await ask(route)), route.name).toBe("expired_connection");
    if (lists(route, "not_found")) {
      const requestBody = { record: 0, headers: { cookie }, ...(body && { body: {} }) };
      expect(codeOf(await ask(route, requestBody)), route.name).toBe("not_found");
    }
  }
  const { key } = await addTestOperator(app);
  const finish = (more: object = {}) =>
    call("setup", { method: "POST", body: { key, password: PASSWORD, code: "0", ...more } });
  expect(codeOf(await call("setup/start", { method: "POST", body: { key: "none" } }))).toBe("dead_key");
  expect(codeOf(await finish({ key: "none" }))).toBe("dead_key");
  expect(codeOf(await finish({ password: "short" }))).toBe("wrongPwd");
  for (let time = 0; time < 5; time++) expect(codeOf(await finish())).toBe("factorError");
  expect(codeOf(await finish())).toBe("blockedUser");
  const account = { email, password: "Wrong-4-sure", code: code() };
  const logInOperator = () => call("session", { method: "POST", body: { account } });
  for (let time = 0; time < 5; time++) expect(codeOf(await logInOperator())).toBe("passwordError");
  expect(codeOf(await logInOperator())).toBe("blockedUser");
});

test("a cursor of other changes", async () => {
  const home = await addGroup(app.db);
  const token = await tokenOf(app, home, (await addPro(app.db, [home])).email);
  const get = (what: string, query = "") => app.call(`v3/groups/${home}/${what}.changes?${query}`, { token });
  const cursors = [(await get("appointments")).body.next, (await get("fiches")).body.next];
  expect(codeOf(await get("appointments", `after=${cursors[1]}`))).toBe("stale_cursor");
  expect(codeOf(await get("fiches", `after=${cursors[0]}`))).toBe("stale_cursor");
});

test("what is wrong with a calendar feed", async () => {
  const home = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, home);
  const token = await tokenOf(app, home, (await addPro(app.db, [home])).email);
  const post = (feed: object, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${home}/feeds`, { method: "POST", token, headers, body: { feed } });
  expect(codeOf(await post({ content: "busy" }))).toBe("invalid_calendar");
  const once = { "idempotency-key": "a feed" };
  expect((await post({ calendar_id, content: "busy" }, once)).status).toBe(201);
  expect(codeOf(await post({ calendar_id, content: "service" }, once))).toBe("idempotency_key_reused");
});

/** Adds an appointment that is cancelled, and others whose events were moved into the night, into the past, and years ahead. */
async function addMovedThere(groupId: number, calendar: number, sourceId: number): Promise<number[]> {
  const intervention = await addIntervention(app.db, groupId);
  const add = async (date: string, minutes: number, change: string) => {
    const { body } = await postAppointment(app, "v3", groupId, {
      date,
      calendar_id: calendar,
      intervention_ids: [intervention],
    });
    const { id } = body.records[0];
    await app.db.query(
      `insert into written_events (group_id, source_id, appointment_id, starts, ends, state, there_starts, there_ends)
       select group_id, $2, id, extract(epoch from start_at) / 60, extract(epoch from end_at) / 60, 'moved',
         extract(epoch from start_at) / 60 + $3, extract(epoch from end_at) / 60 + $3 from appointments where id = $1`,
      [id, sourceId, minutes],
    );
    await app.db.query(change, [id]);
    return id as number;
  };
  const day = 1440;
  const unchanged = "update appointments set note = '' where id = $1";
  return [
    await add(
      "2026-12-03 10:00:00",
      -600,
      "update appointments set deleted = true, deleted_at = now() where id = $1",
    ),
    await add("2026-12-03 11:00:00", -600, unchanged),
    await add("2026-12-03 12:00:00", -7 * day, unchanged),
    await add("2026-12-03 14:00:00", 700 * day, unchanged),
  ];
}

test("what is wrong with a connected calendar", async () => {
  const home = await addGroup(app.db);
  const calendar = await addCalendar(app.db, home);
  const other = await addCalendar(app.db, home);
  const owner = await tokenOf(app, home, (await addPro(app.db, [home], { role: "owner" })).email);
  const limited = await addPro(app.db, [home], { calendars: [other] });
  const token = await tokenOf(app, home, limited.email);
  const ask = (
    method: string,
    path: string,
    as: string,
    name?: string,
    headers: Record<string, string> = {},
  ) =>
    app.call(`v3/groups/${home}/${path}`, {
      method,
      token: as,
      headers,
      ...(name && { body: { busy_source: { address: `https://calendar.invalid/${name}.ics` } } }),
    });
  const once = { "idempotency-key": "a calendar" };
  const connect = `calendars/${calendar}/busy_sources`;
  const { body } = await ask("POST", connect, owner, "one", once);
  expect(codeOf(await ask("POST", connect, owner, "two", once))).toBe("idempotency_key_reused");
  expect(codeOf(await ask("POST", connect, token, "two"))).toBe("invalid_calendar");
  const source = `busy_sources/${body.busy_source.id}`;
  expect(codeOf(await ask("POST", `${source}/read`, token))).toBe("invalid_calendar");
  expect(codeOf(await ask("DELETE", source, token))).toBe("invalid_calendar");
  const post = (path: string, sent: object, as: string, headers = {}) =>
    app.call(`v3/groups/${home}/${path}`, { method: "POST", token: as, headers, body: sent });
  const { connected_calendar } = ENDPOINTS.createConnectedCalendar.example;
  const byLogin = `calendars/${calendar}/connected_calendars`;
  const { body: connected } = await post(byLogin, { connected_calendar }, owner, once);
  const named = { connected_calendar: { ...connected_calendar, name: "Another" } };
  expect(codeOf(await post(byLogin, named, owner, once))).toBe("idempotency_key_reused");
  expect(codeOf(await post(byLogin, named, token))).toBe("invalid_calendar");
  const { id: sourceId } = connected.busy_source;
  const settle = async (appointmentId: number, as = owner) =>
    codeOf(
      await post(`busy_sources/${sourceId}/conflicts/${appointmentId}`, { conflict: { take: "there" } }, as),
    );
  expect(await settle(1, token)).toBe("invalid_calendar");
  expect(await settle(1)).toBe("not_found");
  const codes = ["vevent", "availabletimeslots", "mintime_rdv", "max_rdv_period"];
  for (const [index, id] of (await addMovedThere(home, calendar, sourceId)).entries())
    expect(await settle(id)).toBe(codes[index]);
});

test("what is wrong with a wish, and with a gap that is filled", async () => {
  const { id, calendar_id, expected, book } = await addPractice({
    fields: { steps_init: [{ name: "intervention_ids", max_multirdvs: 2 }] },
  });
  const rule = (rules: object) => setGroup(id, "rules", { waiting_minutes: 30, ...rules });
  await rule({});
  const pro = await tokenOf(app, id, (await addPro(app.db, [id])).email);
  const { intervention_ids } = expected;
  const send = (path: string, body: object, token?: string, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${id}/${path}`, {
      method: "POST",
      body,
      headers,
      ...(token !== undefined && { token }),
    });
  const wish = (more: object, token?: string, headers?: Record<string, string>) =>
    send("wishes", { wish: { intervention_ids, ...more } }, token, headers);
  const fiche = newPerson();
  const once = { "idempotency-key": "a wish" };
  const { body } = await wish({ fiche }, undefined, once);
  expect(codeOf(await wish({ fiche: newPerson() }, undefined, once))).toBe("idempotency_key_reused");
  expect(codeOf(await wish({ fiche: {} }))).toBe("create_fiche_failed");
  expect(codeOf(await wish({ fiche: { id: 999_999 } }))).toBe("fiche_not_authorized");
  expect(codeOf(await wish({ fiche, intervention_ids: [999_999] }))).toBe("vevent");
  expect(
    codeOf(await wish({ fiche, intervention_ids: Array.from({ length: 3 }, () => intervention_ids[0]) })),
  ).toBe("too_many_items");
  expect(codeOf(await wish({ fiche, calendar_id: 999_999 }))).toBe("invalid_calendar");
  expect(codeOf(await wish({ appointment_id: 999_999 }))).toBe("unknown_appointment");
  const account = await tokenOf(app, id, (await addAccount(app.db, id)).email);
  while ((await send("fiches", { fiche: newPerson() }, account)).status === 201);
  expect(codeOf(await wish({ fiche: newPerson() }, account))).toBe("max_fiches");

  const booked = await book({ fiche, date: at("16:00") });
  const appointment = booked.body.records[0].id as number;
  const token = booked.body.fiche_token as string;
  const earlier = await wish({ appointment_id: appointment }, token);
  const fill = (time: string, wishId = body.id as number, calendar = calendar_id) =>
    send(
      `wishes/${wishId}/fill`,
      { gap: { start_at: new Date(`${at(time)}+01:00`), calendar_id: calendar } },
      pro,
    );
  expect(codeOf(await fill("14:00", 999_999))).toBe("not_found");
  expect(codeOf(await fill("14:07"))).toBe("availabletimeslots");
  expect(codeOf(await fill("14:00", body.id, 999_999))).toBe("invalid_calendar");
  await app.db.query("update fiches set email_proven = true where group_id = $1 and email = $2", [
    id,
    fiche.email,
  ]);
  await app.db.query("update appointments set fiche_id = $2 where id = $1", [appointment, body.fiche_id]);
  expect(codeOf(await fill("16:00"))).toBe("same_time_rdv");
  await rule({ mintime_between: 60 });
  expect(codeOf(await fill("15:00"))).toBe("mintime_between");
  await rule({ max_upcoming: 1 });
  expect(codeOf(await fill("14:00"))).toBe("max_rdv_number");
  await rule({ maxrdv_period: 1 });
  expect(codeOf(await fill("14:00"))).toBe("max_rdv_period");
  await rule({ min_notice: 100_000 });
  expect(codeOf(await fill("14:00"))).toBe("mintime_rdv");
  await rule({});
  await app.db.query("update fiches set blacklisted = true where group_id = $1", [id]);
  expect(codeOf(await fill("14:00"))).toBe("user_blacklisted");
  await app.db.query("update fiches set blacklisted = false where group_id = $1", [id]);
  await postCancellation(app, "v3", id, [appointment], pro);
  expect(codeOf(await fill("14:00", earlier.body.id))).toBe("offer_over");
  const key = signWishKey(id, body.id, app.context.installation.secret);
  const answer = (more: object) =>
    send("wishes.answer", { answer: { what: "accept", offer_id: 1, ...more } });
  expect(codeOf(await answer({ key }))).toBe("offer_over");
  expect(codeOf(await answer({ key: "w.1.1.x" }))).toBe("dead_key");
  expect(codeOf(await app.call(`v3/groups/${id}/wishes.mine?key=x`))).toBe("dead_key");
  // The same wish again changes the first one.
  for (const day of ["mo", "tu", "we", "th"]) await wish({ fiche, days: [day] });
  expect(codeOf(await wish({ fiche, days: ["fr"] }))).toBe("full");
  for (const [rules, code] of [
    [{ reserved: true }, "not_open_group"],
    [{ reserved: true, health: true }, "not_open_group_health"],
  ] as const) {
    const closed = await addPractice({ rules: { waiting_minutes: 30, ...rules } });
    const body = { wish: { intervention_ids: closed.expected.intervention_ids, fiche: newPerson() } };
    expect(codeOf(await app.call(`v3/groups/${closed.id}/wishes`, { method: "POST", body }))).toBe(code);
  }
  await app.db.query("update interventions set deleted = true where group_id = $1", [id]);
  await rule({});
  expect(codeOf(await fill("14:00"))).toBe("vevent");
});

test("what is wrong with a pass", async () => {
  const { id, book, expected } = await addPractice();
  const pro = await tokenOf(app, id, (await addPro(app.db, [id], { role: "owner" })).email);
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${id}/${path}`, { method, token: pro, headers, ...(body && { body }) });
  const booked = (await book({ fiche: newPerson() })).body.records[0] as { id: number; fiche_id: number };
  const offer = await call("POST", "passoffers", { passoffer: { name: "Pass", visits: 1 } });
  const offer_id = offer.body.passoffer.id as number;
  const give = (fiche_id: number, of = offer_id) =>
    call("POST", "passes", { pass: { fiche_id, offer_id: of } });
  expect(codeOf(await give(999_999))).toBe("fiche_not_authorized");
  expect(codeOf(await give(booked.fiche_id, 999_999))).toBe("unknown_pass");
  const once = { "idempotency-key": "a pass" };
  await call("POST", "passes", { pass: { fiche_id: booked.fiche_id, offer_id } }, once);
  const again = { pass: { fiche_id: booked.fiche_id, offer_id, sold_on: "2026-01-01" } };
  expect(codeOf(await call("POST", "passes", again, once))).toBe("idempotency_key_reused");
  expect(codeOf(await call("GET", "passes?fiche_id=999999"))).toBe("fiche_not_authorized");
  expect(codeOf(await call("PUT", "passes/999999", { pass: { left: 1 } }))).toBe("unknown_pass");
  const pass = (await call("GET", `passes?fiche_id=${booked.fiche_id}`)).body.records[0].id as number;
  const note = { note: "Pays in cash.", note_before: "Calls back." };
  const written = await call("PATCH", `appointments/${booked.id}`, { appointment: note });
  expect(codeOf(written)).toBe("changed_meanwhile");
  const pay = (pass_id: number) => call("PATCH", `appointments/${booked.id}`, { appointment: { pass_id } });
  expect(codeOf(await pay(999_999))).toBe("unknown_pass");
  await call("PUT", `passes/${pass}`, { pass: { left: 0 } });
  expect(codeOf(await pay(pass))).toBe("no_visits_left");
  const [service] = expected.intervention_ids;
  await call("PUT", `interventions/${service}`, { intervention: { needs_pass: true } });
  expect(codeOf(await book({ fiche: newPerson(), date: at("17:00") }))).toBe("pass_needed");
});

/** Tested elsewhere, because it needs very many services: features/booking/slot/too-many-items.long.test.ts. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...["listAvailableTimeSlots", "listExplanations", "holdSlot", "createAppointment", "moveAppointment"].map(
    (name) => `${name} too_many_items`,
  ),
  // In the tests of sandboxes, because it needs two at the same moment.
  "createSandbox changed_meanwhile",
  // In the tests of the network for identity documents, which have a double of its register.
  ...ERROR_CODES.filter((code) => code.startsWith("application_")).map((code) => `createAppointment ${code}`),
]);

test("that is all of what the calls list", () => {
  const listed = ROUTES.flatMap(({ name, version }) =>
    refusalsOf(name, version).map((code) => `${name} ${code}`),
  );
  expect(listed.filter((one) => !SEEN.has(one) && !ELSEWHERE.has(one))).toEqual([]);
});
