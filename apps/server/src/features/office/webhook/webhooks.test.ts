import { INSIDE_URLS } from "../../../testing/inside-addresses.ts";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs, makeDue } from "../../../testing/jobs.ts";
import { sweepWebhookEvents } from "./events-data.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type CallOptions, startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { type ReceivedMessage, startWebhookReceiver } from "../../../testing/webhook-receiver.ts";

const mails = await startMailServer();
const receiver = await startWebhookReceiver();
// The receiver is at 127.0.0.1.
const app = await startApp({
  fetchCalendar: receiver.fetch,
  config: { smtpUrl: mails.url, calendarsInside: true },
});
afterAll(() => expectWhole(app.db));
beforeEach(() => {
  receiver.answer = () => ({ status: 204 });
  receiver.received.length = 0;
  app.clock.set(TEST_NOW);
});

const DAY = "2026-12-02";
const WITH_CONTACT = ["appointments:read", "clients:read"];
const OF_APPOINTMENTS = [
  "appointment.booked",
  "appointment.moved",
  "appointment.changed",
  "appointment.cancelled",
  "appointment.restored",
  "appointment.arrived",
  "appointment.missed",
];

// oxlint-disable-next-line typescript/no-explicit-any -- bodies of messages
type Json = Record<string, any>;

async function addPractice({
  rules = {},
  openinghours,
}: {
  rules?: Record<string, unknown>;
  openinghours?: object[];
} = {}) {
  const groupId = await addGroup(app.db, { rules });
  const calendar_id = await addCalendar(app.db, groupId, openinghours && { openinghours });
  const service = await addIntervention(app.db, groupId);
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, owner.email);
  const call = (method: string, path: string, options: CallOptions = {}) =>
    app.call(`v3/groups/${groupId}/${path}`, { method, token, ...options });
  const book = (time: string, fiche: object = newPerson()) =>
    postAppointment(app, "v3", groupId, {
      date: `${DAY} ${time}:00`,
      calendar_id,
      intervention_ids: [service],
      fiche,
    });
  const path = `/${groupId}`;
  const addWebhook = async (
    events: readonly string[] = OF_APPOINTMENTS,
    scopes: readonly string[] = ["appointments:read"],
    more: object = {},
  ) => {
    const webhook = { name: "Our CRM", url: receiver.url + path, events, scopes, ...more };
    const { status, text, body } = await call("POST", "webhooks", { body: { webhook } });
    expect(status, text).toBe(201);
    return body as { webhook: { id: number }; secret: string };
  };
  const messages = () => receiver.received.filter((one) => one.path === path);
  const bodies = (): Json[] => messages().map(({ body }) => JSON.parse(body) as Json);
  const types = () => bodies().map(({ type }) => type as string);
  const jobs = () => listJobs(app.db, { groupId, queue: "send_webhook" });
  return {
    groupId,
    calendar_id,
    service,
    owner,
    token,
    call,
    book,
    addWebhook,
    messages,
    bodies,
    types,
    jobs,
  };
}

/** Throws unless the signature is right. The verifier's clock is real. */
function verify(secret: string, { headers, body }: ReceivedMessage): void {
  const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const verifier = new Verifier(secret);
  const at = new Date(Number(text["webhook-timestamp"]) * 1000);
  const expected = verifier.sign(text["webhook-id"]!, at, body);
  if (!text["webhook-signature"]!.split(" ").includes(expected)) throw new Error("another signature");
}

const soon = { timeout: 10_000 };

test("what happens to an appointment arrives in its order, signed as the Standard Webhooks have it", async () => {
  const { groupId, calendar_id, token, call, book, addWebhook, messages, bodies, types } =
    await addPractice();
  const { secret } = await addWebhook();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const booked = await book("09:00", { ...newPerson(), firstphone: "06 39 98 12 34" });
  const { id } = booked.body.records[0];
  const path = `appointments/${id}`;
  await call("PUT", path, { body: { appointment: { date: `${DAY} 10:00:00` } } });
  for (const appointment of [{ note: "Call back" }, { presence: "arrived" }, { presence: "no_show" }])
    expect((await call("PATCH", path, { body: { appointment } })).status).toBe(200);
  await postCancellation(app, "v3", groupId, [id], token);
  expect((await call("POST", `${path}/restore`, { body: {} })).status).toBe(200);
  await expect.poll(() => types(), soon).toHaveLength(7);
  expect(types()).toEqual([
    "appointment.booked",
    "appointment.moved",
    "appointment.changed",
    "appointment.arrived",
    "appointment.missed",
    "appointment.cancelled",
    "appointment.restored",
  ]);
  for (const message of messages()) verify(secret, message);
  expect(() => verify(secret, { ...messages()[0]!, body: "{}" })).toThrow("another signature");
  const [{ data, timestamp }] = bodies() as [Json];
  expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(data).toMatchObject({ group_id: groupId, id, version: 1, appointment: { id, calendar_id } });
  expect(bodies().map((one) => one["data"].version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // Without the scope for clients there is the name that stands on the appointment, but no way to reach the person.
  expect(Object.keys(data.appointment.fiche)).toEqual(["firstname", "lastname"]);
  expect(new Set(messages().map(({ headers }) => headers["webhook-id"])).size).toBe(7);
});

test("a kept time of the waiting list and a mail that failed are events", async () => {
  const { groupId, service, book, addWebhook, bodies, types } = await addPractice({
    rules: { waiting_minutes: 30 },
    openinghours: [{ days: ["we"], from: "09:00", to: "09:30" }],
  });
  await addWebhook(["waiting_list.offered", "message.failed"]);
  const booked = await book("09:00");
  const { id } = booked.body.records[0];
  const person = { ...newPerson(), firstphone: "06 39 98 12 34" };
  const wish = { intervention_ids: [service], first_day: DAY, last_day: DAY, fiche: person, locale: "en" };
  const waiting = await app.call(`v3/groups/${groupId}/wishes`, { method: "POST", body: { wish } });
  expect(waiting.status, waiting.text).toBe(201);
  await app.db.query("update appointments set mail_failed_at = now() where group_id = $1", [groupId]);
  await expect.poll(() => types(), soon).toEqual(["message.failed"]);
  expect(bodies()[0]!["data"]).toMatchObject({ id, appointment: { id } });
  await postCancellation(app, "v3", groupId, [id], booked.body.fiche_token);
  await expect.poll(() => types(), soon).toEqual(["message.failed", "waiting_list.offered"]);
  expect(bodies()[1]!["data"]).toMatchObject({
    id: waiting.body.id,
    wish: { lastname: person.lastname, firstphone: "", offer: { start: `${DAY} 09:00:00` } },
  });
});

test("clients and the catalogue are events, too", async () => {
  const { groupId, call, addWebhook, bodies, types } = await addPractice();
  const events = ["fiche.created", "fiche.changed", "fiche.merged", "fiche.erased", "catalogue.published"];
  await addWebhook(events, ["clients:read", "catalogue:read"]);
  const add = async (fiche: object) => (await call("POST", "fiches", { body: { fiche } })).body.id as number;
  const [first, second] = [await add(newPerson()), await add(newPerson())];
  await call("PUT", `fiches/${first}`, { body: { fiche: { firstphone: "06 39 98 12 34" } } });
  const merged = await call("POST", `fiches/${first}/merge`, { body: { merged_id: second, fiche: {} } });
  expect(merged.status, merged.text).toBe(200);
  await call("PUT", "settings", { body: { settings: { phone: "01 23 45 67 89" } } });
  await expect
    .poll(() => types(), soon)
    .toEqual(expect.arrayContaining(["fiche.merged", "catalogue.published"]));
  expect(types().slice(0, 3)).toEqual(["fiche.created", "fiche.created", "fiche.changed"]);
  const merging = bodies().find(({ type }) => type === "fiche.merged")!;
  expect(merging["data"]).toMatchObject({ group_id: groupId, id: second, fiche: null, merged_into: first });
});

test("with the scope for clients an appointment says how to reach the person; reading is logged under the webhook's name", async () => {
  const { call, book, addWebhook, bodies } = await addPractice();
  await addWebhook(["appointment.booked"], WITH_CONTACT);
  const { body } = await book("09:00", { ...newPerson(), firstphone: "06 39 98 12 34" });
  await expect.poll(() => bodies(), soon).toHaveLength(1);
  expect(bodies()[0]!["data"].appointment.fiche).toMatchObject({ firstphone: "06 39 98 12 34" });
  await app.context.ficheReads.flush();
  const history = await call("GET", `fiches/${body.records[0].fiche_id}/history`);
  expect(history.body.reads.map(({ by }: { by: Json }) => by["name"])).toContain("Our CRM");
});

test("a webhook gets its own events of its own group alone", async () => {
  const here = await addPractice();
  const there = await addPractice();
  await here.addWebhook(["appointment.cancelled"]);
  await there.addWebhook(["appointment.booked"]);
  const { body } = await here.book("09:00");
  await postCancellation(app, "v3", here.groupId, [body.records[0].id], here.token);
  await there.book("09:00");
  await expect
    .poll(() => [here.types(), there.types()], soon)
    .toEqual([["appointment.cancelled"], ["appointment.booked"]]);
});

test("a receiver that fails is tried again, in order, and then gets what waited; another one is not held up", async () => {
  const { book, addWebhook, types, messages, call, jobs } = await addPractice();
  const elsewhere = await addPractice();
  receiver.answer = ({ path }) => ({
    status: path === elsewhere.messages()[0]?.path ? 204 : 503,
    body: "Later",
  });
  const { webhook } = await addWebhook();
  await elsewhere.addWebhook();
  await book("09:00");
  await expect.poll(() => messages(), soon).toHaveLength(1);
  await book("10:00");
  receiver.answer = ({ path }) => ({ status: path === messages()[0]!.path ? 503 : 204, body: "Later" });
  await elsewhere.book("09:00");
  await expect.poll(() => elsewhere.types(), soon).toEqual(["appointment.booked"]);
  const state = async () => (await call("GET", "webhooks")).body.webhooks[0];
  await expect.poll(state, soon).toMatchObject({ waiting: 2, failing_since: expect.any(String), off: null });
  const [second, first] = (await call("GET", `webhooks/${webhook.id}/deliveries`)).body.deliveries;
  expect([first, second]).toMatchObject([
    { state: "waiting", attempts: 1, status: 503, problem: "status" },
    { state: "waiting", attempts: 0, status: null, problem: null },
  ]);
  const shown = await call("GET", `webhooks/${webhook.id}/deliveries/${first.id}`);
  expect(shown.body.delivery).toMatchObject({ answer: "Later" });
  expect(JSON.parse(shown.body.delivery.body)).toMatchObject({ type: "appointment.booked" });
  receiver.answer = () => ({ status: 200 });
  await makeDue(app.db, await jobs());
  await expect.poll(() => types(), soon).toHaveLength(3);
  await expect.poll(state, soon).toMatchObject({ waiting: 0, failing_since: null, next_attempt_at: null });
  const ids = messages().map(({ headers }) => headers["webhook-id"]);
  expect(ids[1]).toBe(ids[0]);
});

test.each([
  ["a redirect is not followed", { status: 302, location: "https://127.0.0.1/inside" }, "status"],
  ["an answer that nobody waits for", null, "no_answer"],
])("%s", { timeout: 30_000 }, async (_title, answer, problem) => {
  const { addWebhook, call, messages } = await addPractice();
  receiver.answer = () => answer ?? new Promise(() => {});
  const { webhook } = await addWebhook();
  await call("POST", `webhooks/${webhook.id}/test`);
  const first = async () => (await call("GET", `webhooks/${webhook.id}/deliveries`)).body.deliveries[0];
  await expect.poll(first, { timeout: 20_000 }).toMatchObject({ type: "webhook.test", attempts: 1, problem });
  expect(messages()).toHaveLength(1);
});

test("a receiver that accepts has got the message, however long its answer is", async () => {
  const { addWebhook, call, messages } = await addPractice();
  receiver.answer = () => ({ status: 200, body: "x".repeat(2_000_000) });
  const { webhook } = await addWebhook();
  await call("POST", `webhooks/${webhook.id}/test`);
  const first = async () => (await call("GET", `webhooks/${webhook.id}/deliveries`)).body.deliveries[0];
  await expect.poll(first, soon).toMatchObject({ state: "delivered", status: 200, problem: null });
  expect(messages()).toHaveLength(1);
});

test("410 switches a webhook off, as do five days of failures, and its owners get a mail", async () => {
  for (const [status, off] of [
    [410, "gone"],
    [500, "failed"],
  ] as const) {
    const { owner, addWebhook, call, jobs, messages } = await addPractice();
    receiver.answer = () => ({ status });
    const { webhook } = await addWebhook();
    await call("POST", `webhooks/${webhook.id}/test`);
    const state = async () => (await call("GET", "webhooks")).body.webhooks[0];
    if (off === "failed") {
      await expect.poll(state, soon).toMatchObject({ failing_since: expect.any(String) });
      app.clock.set(TEST_NOW + 5 * 86_400_000);
      await expect.poll(async () => (await jobs()).length, soon).toBe(1);
      await makeDue(app.db, await jobs());
      await expect.poll(() => messages().length, soon).toBe(2);
      app.clock.set(TEST_NOW);
    }
    await expect.poll(state, soon).toMatchObject({ off, next_attempt_at: null, waiting: 1 });
    await expect
      .poll(() => mails.received.filter(({ to }) => to.includes(owner.email)), soon)
      .toHaveLength(1);
    const [mail] = mails.received.filter(({ to }) => to.includes(owner.email));
    expect(mail!.mail.text).toContain("Our CRM");
    receiver.answer = () => ({ status: 200 });
    const before = messages().length;
    const on = await call("PUT", `webhooks/${webhook.id}`, { body: { webhook: { on: true } } });
    expect(on.body.webhook).toMatchObject({ off: null });
    await expect.poll(() => messages().length, soon).toBe(before + 1);
    await expect.poll(state, soon).toMatchObject({ waiting: 0 });
  }
});

test("a webhook that is off gets nothing of what happens meanwhile, and everything again since an instant", async () => {
  const { addWebhook, call, book, types } = await addPractice();
  const { webhook } = await addWebhook(["appointment.booked"]);
  const path = `webhooks/${webhook.id}`;
  await book("09:00");
  await expect.poll(() => types(), soon).toHaveLength(1);
  expect((await call("PUT", path, { body: { webhook: { on: false } } })).body.webhook.off).toBe("owner");
  await book("10:00");
  await call("PUT", path, { body: { webhook: { on: true } } });
  await book("11:00");
  await expect.poll(() => types(), soon).toHaveLength(2);
  const again = await call("POST", `${path}/deliveries`, {
    body: { send: { since: "2020-01-01T00:00:00Z" } },
  });
  expect(again.body).toEqual({ count: 2 });
  await expect.poll(() => types(), soon).toHaveLength(4);
  const { deliveries } = (await call("GET", `${path}/deliveries`)).body;
  const once = { send: { delivery_id: deliveries[1].id } };
  expect((await call("POST", `${path}/deliveries`, { body: once })).body).toEqual({ count: 1 });
  await expect.poll(() => types(), soon).toHaveLength(5);
  expect((await call("GET", `${path}/deliveries?limit=1`)).body).toMatchObject({ has_more: true });
  const { body } = await call("GET", `${path}/deliveries?before=${deliveries[0].id}`);
  expect(body).toMatchObject({ deliveries: [{ id: deliveries[1].id }], has_more: false });
});

test("a job that sends for long keeps the webhook for itself", { timeout: 30_000 }, async () => {
  const { groupId, book, addWebhook, messages } = await addPractice();
  await addWebhook(["appointment.booked"]);
  receiver.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, messages().length === 1 ? 5200 : 1000));
    return { status: 204 };
  };
  for (const time of ["09:00", "10:00"]) await book(time);
  await expect.poll(() => messages().length, { timeout: 15_000 }).toBe(2);
  const { rows } = await app.db.query(
    "select extract(epoch from leased_until - now())::float8 as seconds from webhooks where group_id = $1",
    [groupId],
  );
  // Without a renewal, fewer than 15 of its 20 seconds would be left.
  expect(rows[0].seconds).toBeGreaterThan(17);
});

test("events are forgotten after thirty days", async () => {
  const { groupId, book, addWebhook, call, types } = await addPractice();
  const { webhook } = await addWebhook(["appointment.booked"]);
  for (const time of ["09:00", "10:00"]) await book(time);
  await expect.poll(() => types(), soon).toHaveLength(2);
  await app.db.query(
    `update webhook_events set created_at = now() - interval '31 days'
      where id = (select min(id) from webhook_events where group_id = $1)`,
    [groupId],
  );
  await sweepWebhookEvents(app.db);
  const { deliveries } = (await call("GET", `webhooks/${webhook.id}/deliveries`)).body;
  expect(deliveries).toHaveLength(1);
});

test("for a day after a secret is renewed, both sign", async () => {
  const { groupId, owner, addWebhook, call, messages } = await addPractice();
  const { webhook, secret } = await addWebhook();
  const renewed = (await call("POST", `webhooks/${webhook.id}/secret`)).body;
  expect(renewed.webhook.previous_secret_until).toBe("2026-12-02T09:00:00.000Z");
  await call("POST", `webhooks/${webhook.id}/test`);
  await expect.poll(() => messages(), soon).toHaveLength(1);
  for (const one of [secret, renewed.secret]) verify(one, messages()[0]!);
  app.clock.set(TEST_NOW + 86_400_000);
  const token = await tokenOf(app, groupId, owner.email);
  await call("POST", `webhooks/${webhook.id}/test`, { token });
  await expect.poll(() => messages(), soon).toHaveLength(2);
  verify(renewed.secret, messages()[1]!);
  expect(() => verify(secret, messages()[1]!)).toThrow("another signature");
});

describe("a webhook is refused", () => {
  test.each([
    ["ftp", { url: "ftp://example.org/hook" }, "webhook.url"],
    ["a login in the address", { url: "https://me:secret@example.org/hook" }, "webhook.url"],
    ["no address", { url: "our CRM" }, "webhook.url"],
    ["an event without its scope", { events: ["fiche.created"] }, "webhook.scopes"],
    ["an unknown event", { events: ["appointment.dreamt"] }, "webhook.events.0"],
  ])("with %s", async (_title, wrong, field) => {
    const { call } = await addPractice();
    const webhook = {
      name: "Our CRM",
      url: "https://example.org/hook",
      events: ["appointment.booked"],
      scopes: ["appointments:read"],
      ...wrong,
    };
    const { status, body } = await call("POST", "webhooks", { body: { webhook } });
    expect([status, Object.keys(body.messages.fields)]).toEqual([400, [field]]);
  });

  test("beyond ten", async () => {
    const { addWebhook, call } = await addPractice();
    for (let count = 0; count < 10; count++) await addWebhook();
    const webhook = {
      name: "One more",
      url: receiver.url,
      events: ["appointment.booked"],
      scopes: WITH_CONTACT,
    };
    const { body } = await call("POST", "webhooks", { body: { webhook } });
    expect([body.message, body.details]).toEqual(["full", { max: 10 }]);
  });
});

test("no address that leads inside is called", async () => {
  const { addWebhook, call } = await addPractice();
  const requestsBefore = receiver.received.length;
  // The test's receiver is at 127.0.0.1, which is therefore no address inside here.
  for (const url of INSIDE_URLS.filter((one) => !/localhost|127\.1\//i.test(one))) {
    const { webhook } = await addWebhook(OF_APPOINTMENTS, ["appointments:read"], { url });
    await call("POST", `webhooks/${webhook.id}/test`);
    const first = async () => (await call("GET", `webhooks/${webhook.id}/deliveries`)).body.deliveries[0];
    await expect.poll(first, { ...soon, message: url }).toMatchObject({ attempts: 1, problem: "not_public" });
    await call("DELETE", `webhooks/${webhook.id}`);
  }
  expect(receiver.received.length).toBe(requestsBefore);
});

test("an access key with the scope manages webhooks, but only within its own scopes", async () => {
  const { groupId, call, addWebhook, book } = await addPractice();
  const full = await addWebhook(["appointment.booked"], WITH_CONTACT);
  await book("09:00", { ...newPerson(), firstphone: "06 39 98 12 34" });
  const scopes = ["webhooks:write", "appointments:read"];
  const { key } = (await call("POST", "access_keys", { body: { access_key: { name: "Sync", scopes } } })).body
    .access_key;
  const withKey = (method: string, path: string, options: CallOptions = {}) =>
    app.call(`v3/groups/${groupId}/${path}`, {
      method,
      apikey: null,
      headers: { authorization: `Bearer ${key}` },
      ...options,
    });
  const webhook = {
    name: "Mine",
    url: receiver.url,
    events: ["appointment.moved"],
    scopes: ["appointments:read"],
  };
  const own = await withKey("POST", "webhooks", { body: { webhook } });
  expect(own.status).toBe(201);
  expect((await withKey("POST", `webhooks/${own.body.webhook.id}/secret`)).body.secret).toMatch(/^whsec_/);
  const wider = { ...webhook, scopes: WITH_CONTACT };
  for (const refused of [
    await withKey("POST", "webhooks", { body: { webhook: wider } }),
    await withKey("PUT", `webhooks/${full.webhook.id}`, { body: { webhook: { url: receiver.url } } }),
    await withKey("POST", `webhooks/${full.webhook.id}/secret`),
  ])
    expect([refused.status, refused.body.details]).toEqual([403, { scope: "clients:read" }]);
  const { deliveries } = (await withKey("GET", `webhooks/${full.webhook.id}/deliveries`)).body;
  const shown = await withKey("GET", `webhooks/${full.webhook.id}/deliveries/${deliveries[0].id}`);
  expect(shown.body.delivery.body).not.toContain("06 39 98 12 34");
});

test("no secret is stored as a text, and what changes stands in the history", async () => {
  const { addWebhook, call } = await addPractice();
  const { webhook, secret } = await addWebhook();
  const { rows } = await app.db.query("select to_jsonb(w)::text as text from webhooks w");
  expect(rows.some(({ text }: { text: string }) => text.includes(secret.slice(6)))).toBe(false);
  await call("PUT", `webhooks/${webhook.id}`, { body: { webhook: { name: "The new CRM" } } });
  await call("DELETE", `webhooks/${webhook.id}`);
  expect((await call("GET", "webhooks")).body).toEqual({ webhooks: [] });
  const { changes } = (await call("GET", "changes?kind=webhooks")).body;
  expect(changes.map(({ action, record_name }: Json) => [action, record_name])).toEqual([
    ["removed", "The new CRM"],
    ["changed", "The new CRM"],
    ["created", "Our CRM"],
  ]);
});
