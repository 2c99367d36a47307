import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fetchFromAnyNetwork } from "../../../lib/outgoing-fetch.ts";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs, makeDue, untilDone } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { openPractice } from "../../../testing/practice.ts";
import { startRegulatorsPlatform } from "../../../testing/regulators-platform.ts";
import { checkProfile } from "../../../testing/sas-profiles.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { enqueueOpenAppointments, sweepRegulatedAppointments } from "./appointments-data.ts";
import { spreadRegulators } from "./spread-regulators.ts";

const HEADER = "x-client-certificate";
const PLATFORM = "CN=sas.example.org";
const NATIONAL = "urn:oid:1.2.250.1.71.4.2.1";
const OWN = "urn:oid:1.2.250.1.213.3.6";
const DAY = "2026-12-02";

const platform = await startRegulatorsPlatform();
afterAll(() => platform.close());
const mails = await startMailServer();
const app = await startApp({
  fetchCalendar: fetchFromAnyNetwork,
  config: {
    smtpUrl: mails.url,
    sas: { callers: { header: HEADER, names: [PLATFORM] }, platformUrl: platform.url },
  },
});
afterAll(() => expectWhole(app.db));
beforeEach(() => {
  platform.mood = "well";
  platform.calls.length = 0;
  app.clock.set(TEST_NOW);
});

let regulators = 0;

/** Returns an account as the platform sends it, with an identifier and an address of its own. */
function newRegulator({ system = NATIONAL, ...more }: { system?: string; [field: string]: unknown } = {}) {
  regulators += 1;
  return {
    resourceType: "Practitioner",
    meta: { source: OWN },
    identifier: [{ system, value: `3456780581/${regulators}` }],
    active: true,
    name: [{ family: "Loridon", given: ["Sébastien"] }],
    telecom: [{ value: `regulator.${regulators}@example.org` }],
    ...more,
  };
}
type Account = ReturnType<typeof newRegulator>;

const emailOf = ({ telecom }: Account): string => telecom[0]!.value;
const tokenIn = ({ identifier }: Account): string => `${identifier[0]!.system}|${identifier[0]!.value}`;

async function send(method: "POST" | "PUT", body: unknown, identifier?: string) {
  const query = identifier === undefined ? "" : `?identifier=${encodeURIComponent(identifier)}`;
  const answer = await app.call(`../fhir/Practitioner${query}`, {
    method,
    apikey: null,
    headers: { [HEADER]: PLATFORM, "content-type": "application/fhir+json" },
    body,
  });
  return { ...answer, json: JSON.parse(answer.text) as Record<string, unknown> };
}

async function groupsOf(email: string) {
  const { rows } = await app.db.query<{ group_id: number; role: string; by_network: boolean }>(
    `select w.group_id, w.role, w.by_network from pro_groups w join pros p on p.id = w.pro_id where p.email = $1 order by w.group_id`,
    [email],
  );
  return rows;
}

/** Creates a regulator who has chosen a password. */
async function addRegulator(account = newRegulator()) {
  expect((await send("POST", account)).status).toBe(201);
  const entered = await logIn(app, {
    oubliKey: linkOf(await mailTo(mails, emailOf(account))).searchParams.get("invitation"),
  });
  const { account_token: link, pro } = entered.body;
  const changed = await app.call(`v3/accounts/${pro.id}`, {
    method: "PUT",
    token: link,
    body: { account: { new_password: PASSWORD, group_id: pro.group_id } },
  });
  expect(changed.status, changed.text).toBe(200);
  return { account, groupId: pro.group_id as number };
}

describe("an account of a regulator", () => {
  test("is made once, works in the groups that take part, and is invited by one mail", async () => {
    const [one, other] = [await openPractice(app), await openPractice(app)];
    const without = await addGroup(app.db, { fields: { finess_or_siret: "750712184" } });
    const account = newRegulator();
    const created = await send("POST", account);
    expect(created.status, created.text).toBe(201);
    expect(created.headers.get("location")).toMatch(/\/fhir\/Practitioner\/\d+$/);
    expect(created.json).toMatchObject({ resourceType: "Practitioner", id: expect.any(String) });
    const groups = await groupsOf(emailOf(account));
    expect(groups.map(({ group_id }) => group_id)).toEqual(
      expect.arrayContaining([one.groupId, other.groupId]),
    );
    expect(groups.some(({ group_id }) => group_id === without)).toBe(false);
    expect(groups.every(({ role, by_network }) => role === "call_centre" && by_network)).toBe(true);

    const again = await send("POST", account);
    const updated = await send("PUT", account, tokenIn(account));
    expect([again.status, updated.status]).toEqual([200, 200]);
    expect(updated.headers.get("location")).toBe(created.headers.get("location"));
    await untilDone(app.db, { queue: "account_mail" });
    expect(mails.received.filter(({ to }) => to.includes(emailOf(account)))).toHaveLength(1);
  });

  test("is made by an update, and belongs to groups that join later", async () => {
    const account = newRegulator({ system: OWN });
    expect((await send("PUT", account, tokenIn(account))).status).toBe(201);
    const { groupId } = await openPractice(app);
    expect((await groupsOf(emailOf(account))).some(({ group_id }) => group_id === groupId)).toBe(false);
    await spreadRegulators(app.context, null);
    expect((await groupsOf(emailOf(account))).some(({ group_id }) => group_id === groupId)).toBe(true);
    // A group that leaves is left.
    await app.db.query("update calendars set rpps = '' where group_id = $1", [groupId]);
    await spreadRegulators(app.context, null);
    expect((await groupsOf(emailOf(account))).some(({ group_id }) => group_id === groupId)).toBe(false);
  });

  test("logs in with the password chosen by the mail, and books, but sees no more than a call centre", async () => {
    const { groupId, serviceId, calendarId } = await openPractice(app);
    const { account } = await addRegulator();
    const token = await tokenOf(app, groupId, emailOf(account));
    const booked = await postAppointment(
      app,
      "v3",
      groupId,
      { date: `${DAY} 09:00:00`, intervention_ids: [serviceId], calendar_ids: [calendarId] },
      { token },
    );
    expect(booked.status, booked.text).toBe(201);
    const statuses = await Promise.all(
      ["settings", "pros", "networks", "fiche_table", "webhooks"].map(
        async (path) => (await app.call(`v3/groups/${groupId}/${path}`, { token })).status,
      ),
    );
    expect(statuses.every((status) => status === 403 || status === 404)).toBe(true);
  });

  test("loses its groups, sessions and invitation when it is deactivated, and gets the groups back", async () => {
    const { groupId } = await openPractice(app);
    const { account } = await addRegulator();
    const token = await tokenOf(app, groupId, emailOf(account));
    const statusOf = async () => (await app.call(`v3/groups/${groupId}/explanations`, { token })).status;
    expect(await statusOf()).not.toBe(401);
    expect((await send("PUT", { ...account, active: false }, tokenIn(account))).status).toBe(200);
    expect(await groupsOf(emailOf(account))).toEqual([]);
    expect(
      (await logIn(app, { email: emailOf(account), password: PASSWORD, group_id: groupId })).status,
    ).not.toBe(200);
    expect(await statusOf()).toBe(401);
    expect((await send("PUT", account, tokenIn(account))).status).toBe(200);
    await tokenOf(app, groupId, emailOf(account));
    const owner = await addPro(app.db, [groupId], { role: "owner" });
    const team = await app.call(`v3/groups/${groupId}/pros`, {
      token: await tokenOf(app, groupId, owner.email),
    });
    expect(team.body.records.map(({ email }: { email: string }) => email)).toEqual([owner.email]);

    const uninvited = newRegulator();
    await send("POST", uninvited);
    await send("PUT", { ...uninvited, active: false }, tokenIn(uninvited));
    const listInvitations = async () =>
      (await app.db.query("select 1 from invitations where email = $1", [emailOf(uninvited)])).rows;
    expect(await listInvitations()).toEqual([]);
    await send("PUT", uninvited, tokenIn(uninvited));
    expect(await listInvitations()).toHaveLength(1);
  });

  test("keeps what a practice gave: a colleague stays one", async () => {
    const { groupId } = await openPractice(app);
    const colleague = await addPro(app.db, [groupId], { role: "owner" });
    const account = newRegulator({ telecom: [{ value: colleague.email }] });
    expect((await send("POST", account)).status).toBe(201);
    const own = async () => (await groupsOf(colleague.email)).find(({ group_id }) => group_id === groupId);
    expect(await own()).toMatchObject({ role: "owner", by_network: false });
    const { rows } = await app.db.query("select firstname from pros where email = $1", [colleague.email]);
    expect(rows).toEqual([{ firstname: "Paul" }]);
    await send("PUT", { ...account, active: false }, tokenIn(account));
    expect(await own()).toMatchObject({ role: "owner" });
  });

  test("becomes a colleague where a practice invites it, and stays one", async () => {
    const { groupId } = await openPractice(app);
    const { account } = await addRegulator();
    const email = emailOf(account);
    const owner = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
    const invite = (role: string) =>
      app.call(`v3/groups/${groupId}/pros/invitations`, {
        method: "POST",
        token: owner,
        body: { invitation: { email, role, calendars: null } },
      });
    expect((await invite("call_centre")).body.message).toBe("works_here_already");
    const invited = await invite("pro");
    expect(invited.status, invited.text).toBe(201);
    const oubliKey = linkOf(await mailTo(mails, email, 2)).searchParams.get("invitation");
    const entered = await logIn(app, { oubliKey, password: PASSWORD });
    expect(entered.status, entered.text).toBe(200);
    const own = async () => (await groupsOf(email)).find(({ group_id }) => group_id === groupId);
    expect(await own()).toMatchObject({ role: "pro", by_network: false });
    const team = await app.call(`v3/groups/${groupId}/pros`, { token: owner });
    expect(team.body.records.map((one: { email: string }) => one.email)).toContain(email);
    await send("PUT", { ...account, active: false }, tokenIn(account));
    expect(await own()).toMatchObject({ role: "pro" });
  });

  test("takes its national identifier, and another address is another login", async () => {
    await openPractice(app);
    const account = newRegulator({ system: OWN });
    await send("POST", account);
    const national = {
      ...account,
      identifier: [...account.identifier, { system: NATIONAL, value: "34567/77" }],
    };
    expect((await send("PUT", national, tokenIn(account))).status).toBe(200);
    const moved = { ...national, telecom: [{ value: `moved.${regulators}@example.org` }] };
    expect((await send("PUT", moved, `${NATIONAL}|34567/77`)).status).toBe(200);
    expect(await groupsOf(emailOf(account))).toEqual([]);
    expect(await groupsOf(emailOf(moved))).not.toEqual([]);
  });

  test("has a login of its own: another active regulator may not have its address", async () => {
    await openPractice(app);
    const [one, other] = [newRegulator(), newRegulator()];
    const shared = { ...other, telecom: one.telecom };
    expect((await send("POST", one)).status).toBe(201);
    const refused = [await send("POST", shared), await send("PUT", shared, tokenIn(shared))];
    for (const { status, json } of refused) {
      expect(status).toBe(409);
      expect(checkProfile("OperationOutcome", json).issue[0]!.diagnostics).toContain("e-mail address");
    }
    expect((await send("POST", other)).status).toBe(201);
    expect((await send("PUT", shared, tokenIn(other))).status).toBe(409);
    expect(await groupsOf(emailOf(other))).not.toEqual([]);
    // The same person, with a further identifier.
    const further = { system: OWN, value: `own ${regulators}` };
    const both = { ...one, identifier: [...one.identifier, further] };
    expect((await send("PUT", both, `${OWN}|${further.value}`)).status).toBe(200);
    // An address that is free again.
    expect((await send("PUT", { ...one, active: false }, tokenIn(one))).status).toBe(200);
    expect((await send("PUT", shared, tokenIn(other))).status).toBe(200);
    expect((await send("PUT", { ...one, active: false }, tokenIn(one))).status).toBe(409);
    expect(await groupsOf(emailOf(one))).not.toEqual([]);
  });

  test("is saved once, although two calls arrive at the same moment", async () => {
    const account = newRegulator();
    const moved = { ...account, telecom: [{ value: `moved.${emailOf(account)}` }] };
    const answers = await Promise.all([send("POST", account), send("POST", moved)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  });

  test.each([
    [{ resourceType: "Patient" }, 400, "resourceType"],
    [{ identifier: [] }, 400, "identifier"],
    [{ identifier: [{ system: "urn:oid:1.2", value: "1" }] }, 422, "identifier"],
    [{ telecom: [{ value: "02 98 00 00 00" }] }, 422, "telecom"],
    [{ active: "yes" }, 400, "active"],
  ])("is refused with %j", async (wrong, status, text) => {
    const refused = await send("POST", newRegulator(wrong));
    expect(refused.status).toBe(status);
    expect(checkProfile("OperationOutcome", refused.json).issue[0]!.diagnostics).toContain(text);
  });

  test("is refused under an identifier of another regulator, of another system, or with a body that is no JSON", async () => {
    const [one, other] = [newRegulator(), newRegulator()];
    await send("POST", one);
    await send("POST", other);
    const taken = await send("PUT", { ...one, identifier: other.identifier }, tokenIn(one));
    expect(taken.status).toBe(409);
    expect((await send("PUT", one, "urn:oid:1.2|3")).status).toBe(400);
    expect((await send("PUT", one)).status).toBe(400);
    const text = await app.call("../fhir/Practitioner", {
      method: "POST",
      headers: { [HEADER]: PLATFORM, "content-type": "text/plain" },
      body: "hello",
    });
    expect(text.status).toBe(415);
    checkProfile("OperationOutcome", JSON.parse(text.text));
    const broken = await send("POST", "{");
    expect(broken.status).toBe(400);
    checkProfile("OperationOutcome", broken.json);
  });
});

const settled = (groupId: number) => untilDone(app.db, { groupId, queue: "tell_sas" });

/** A practice, and a regulator who books there. */
async function openWithRegulator() {
  const practice = await openPractice(app);
  const { groupId, serviceId } = practice;
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  const account = newRegulator();
  await addRegulator(account);
  const token = await tokenOf(app, groupId, emailOf(account));
  const ownerToken = await tokenOf(app, groupId, owner.email);
  const book = async (time: string, more: object = {}, by: string | null = token) => {
    const booked = await postAppointment(
      app,
      "v3",
      groupId,
      { date: `${DAY} ${time}:00`, intervention_ids: [serviceId], fiche: newPerson(), ...more },
      by === null ? {} : { token: by },
    );
    expect(booked.status, booked.text).toBe(201);
    return booked.body.records[0].id as number;
  };
  const change = async (id: number, appointment: object, method = "PATCH") => {
    const changed = await app.call(`v3/groups/${groupId}/appointments/${id}`, {
      method,
      token: ownerToken,
      body: { appointment },
    });
    expect(changed.status, changed.text).toBe(200);
  };
  const move = (id: number, to: object) => change(id, to, "PUT");
  const health = async () =>
    (await app.call(`v3/groups/${groupId}/networks`, { token: ownerToken })).body.sas;
  const stored = (id: number) =>
    [...platform.appointments.values()].find(({ identifier }) => identifier[0].value === `${groupId}-${id}`);
  return { ...practice, account, token, owner, ownerToken, book, change, move, health, stored };
}

describe("the platform", () => {
  test("is told of an appointment, its move, whether the patient came, its cancellation and its return", async () => {
    const { groupId, rpps, account, ownerToken, book, change, move, stored, health } =
      await openWithRegulator();
    const id = await book("09:00");
    await settled(groupId);
    expect(checkProfile("Appointment", stored(id))).toMatchObject({
      extension: [{ valueReference: { identifier: account.identifier[0] } }],
      identifier: [{ value: `${groupId}-${id}` }],
      status: "booked",
      start: `${DAY}T09:00:00+01:00`,
      end: `${DAY}T09:30:00+01:00`,
      participant: [{ actor: { identifier: { value: `8${rpps}` } } }],
    });
    expect(JSON.stringify(stored(id))).not.toContain("Anna");
    await move(id, { date: `${DAY} 15:00:00` });
    await settled(groupId);
    expect(stored(id)).toMatchObject({ status: "booked", start: `${DAY}T15:00:00+01:00` });
    await change(id, { presence: "no_show" });
    await settled(groupId);
    expect(stored(id)).toMatchObject({ status: "noshow" });
    await change(id, { presence: "done" });
    await settled(groupId);
    expect(stored(id)).toMatchObject({ status: "fulfilled" });
    await postCancellation(app, "v3", groupId, [id], ownerToken);
    await settled(groupId);
    expect(checkProfile("Appointment", stored(id))).toMatchObject({ status: "cancelled" });
    expect(platform.calls.map(({ method }) => method)).toEqual(["POST", "PUT", "PUT", "PUT", "PUT"]);
    // A note is no change for the platform.
    await change(await book("10:00"), { note: "Fever" });
    await settled(groupId);
    expect(platform.calls).toHaveLength(6);
    expect(await health()).toMatchObject({ takes_part: true, calendars: 1, waiting: 0, failing_since: null });
  });

  test("is not told of others' appointments, nor of those on calendars without a number", async () => {
    const { groupId, serviceId, book, stored } = await openWithRegulator();
    const plain = await addCalendar(app.db, groupId);
    const own = await addIntervention(app.db, groupId);
    await book("09:00", {}, null);
    const id = await book("09:30", { calendar_ids: [plain], intervention_ids: [own] });
    await settled(groupId);
    expect(platform.calls).toEqual([]);
    expect(stored(id)).toBeUndefined();
    const { rows } = await app.db.query("select 1 from sas_appointments where group_id = $1", [groupId]);
    expect(rows).toEqual([]);
    expect(serviceId).not.toBe(own);
  });

  test("hears that an appointment went to a calendar without a number", async () => {
    const { groupId, book, move, stored } = await openWithRegulator();
    const plain = await addCalendar(app.db, groupId);
    const id = await book("11:00");
    await settled(groupId);
    await move(id, { calendar_id: plain, date: `${DAY} 12:00:00` });
    await settled(groupId);
    expect(stored(id)).toMatchObject({ status: "cancelled" });
  });

  test("hears of changes and of the cancellation after the calendar has lost its number", async () => {
    const { groupId, calendarId, rpps, ownerToken, book, move, stored } = await openWithRegulator();
    const id = await book("11:00");
    await settled(groupId);
    const emptied = await app.call(`v3/groups/${groupId}/calendars/${calendarId}`, {
      method: "PUT",
      token: ownerToken,
      body: { calendar: { rpps: "" } },
    });
    expect(emptied.status, emptied.text).toBe(200);
    await move(id, { date: `${DAY} 12:00:00` });
    await settled(groupId);
    expect(checkProfile("Appointment", stored(id))).toMatchObject({
      status: "booked",
      start: `${DAY}T12:00:00+01:00`,
      participant: [{ actor: { identifier: { value: `8${rpps}` } } }],
    });
    await postCancellation(app, "v3", groupId, [id], ownerToken);
    await settled(groupId);
    expect(stored(id)).toMatchObject({ status: "cancelled" });
  });

  test("hears no cancellation because the regulator got another login", async () => {
    const { groupId, account, book, move, stored } = await openWithRegulator();
    const id = await book("11:00");
    await settled(groupId);
    const moved = { ...account, telecom: [{ value: `other.${emailOf(account)}` }] };
    expect((await send("PUT", moved, tokenIn(account))).status).toBe(200);
    await move(id, { date: `${DAY} 12:00:00` });
    await settled(groupId);
    expect(stored(id)).toMatchObject({
      status: "booked",
      start: `${DAY}T12:00:00+01:00`,
      extension: [{ valueReference: { identifier: account.identifier[0] } }],
    });
  });

  test("knows nothing of a sandbox, in which no regulator works", async () => {
    const { groupId, owner, ownerToken, calendarId, serviceId, rpps } = await openWithRegulator();
    await app.db.query(
      "insert into sandboxes (group_id, of_group_id, pro_id, reset_at) values ($1, $2, $3, now())",
      [groupId, await addGroup(app.db), owner.id],
    );
    await app.db.query("update groups set version = version + 1 where id = $1", [groupId]);
    await spreadRegulators(app.context, null);
    const { rows } = await app.db.query("select 1 from pro_groups where group_id = $1 and by_network", [
      groupId,
    ]);
    expect(rows).toEqual([]);
    const query = new URLSearchParams([
      ["status", "free"],
      ["start", `ge${DAY}T00:00:00Z`],
      ["start", `le${DAY}T20:00:00Z`],
      ["schedule.actor:Practitioner.identifier", `${NATIONAL}|8${rpps}`],
    ]);
    const find = () =>
      app.call(`../fhir/Slot?${query.toString()}`, { apikey: null, headers: { [HEADER]: PLATFORM } });
    await expect.poll(async () => JSON.parse((await find()).text).total).toBe(0);
    const networks = await app.call(`v3/groups/${groupId}/networks`, { token: ownerToken });
    expect(networks.body).toEqual({ ants: null, sas: null });
    // One of its owners is a regulator, too.
    await send("POST", newRegulator({ telecom: [{ value: owner.email }] }));
    await postAppointment(
      app,
      "v3",
      groupId,
      { date: `${DAY} 09:00:00`, calendar_id: calendarId, intervention_ids: [serviceId], fiche: newPerson() },
      { token: ownerToken },
    );
    const regulated = await app.db.query("select 1 from sas_appointments where group_id = $1", [groupId]);
    expect(regulated.rows).toEqual([]);
  });

  test.each([
    ["slow", "no_answer"],
    ["down", "no_answer"],
    ["failing", "failed"],
    ["refusing", "refused"],
    ["wrong", "unreadable"],
  ] as const)("that is %s hears later, and its health says why", async (mood, failure) => {
    const { groupId, book, stored, health } = await openWithRegulator();
    platform.mood = mood;
    const id = await book("09:00");
    await expect
      .poll(health, { timeout: 9000 })
      .toMatchObject({ failure, waiting: 1, failing_since: expect.any(String) });
    platform.mood = "well";
    await makeDue(app.db, await listJobs(app.db, { groupId, queue: "tell_sas" }));
    await settled(groupId);
    expect(stored(id)).toMatchObject({ status: "booked" });
    expect(await health()).toMatchObject({ waiting: 0, failing_since: null });
  });

  test("is told once, although the process was killed before it noted that", async () => {
    const { groupId, book, stored } = await openWithRegulator();
    const id = await book("09:00");
    await settled(groupId);
    await app.db.query(
      "update sas_appointments set settled_version = 0, leased_until = now() + interval '1 second' where group_id = $1",
      [groupId],
    );
    // The hourly plan; another job seems to be at work for a moment.
    await enqueueOpenAppointments(app.db);
    await settled(groupId);
    expect(platform.calls.map(({ method }) => method)).toEqual(["POST", "POST", "PUT"]);
    expect(stored(id)).toMatchObject({ status: "booked" });
  });

  test("that fails for hours is reported to the owners by mail, once a day", async () => {
    const { groupId, account, book, health, owner } = await openWithRegulator();
    platform.mood = "failing";
    await book("09:00");
    await expect.poll(health).toMatchObject({ failure: "failed" });
    app.clock.set(TEST_NOW + 3 * 3_600_000);
    await book("15:00", {}, await tokenOf(app, groupId, emailOf(account)));
    await expect.poll(() => mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
    await makeDue(app.db, await listJobs(app.db, { groupId, queue: "tell_sas" }));
    platform.mood = "well";
    await makeDue(app.db, await listJobs(app.db, { groupId, queue: "tell_sas" }));
    await settled(groupId);
    expect(mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
  });

  test("need not hear of what was cancelled before it was told; what is long over is forgotten", async () => {
    const { groupId, book, ownerToken } = await openWithRegulator();
    platform.mood = "down";
    const id = await book("09:00");
    await postCancellation(app, "v3", groupId, [id], ownerToken);
    platform.mood = "well";
    await makeDue(app.db, await listJobs(app.db, { groupId, queue: "tell_sas" }));
    await settled(groupId);
    expect(platform.calls).toEqual([]);
    await app.db.query(
      "update sas_appointments set end_at = now() - interval '31 days', changed_at = now() - interval '31 days' where group_id = $1",
      [groupId],
    );
    await sweepRegulatedAppointments(app.db);
    const { rows } = await app.db.query("select 1 from sas_appointments where group_id = $1", [groupId]);
    expect(rows).toEqual([]);
  });
});
