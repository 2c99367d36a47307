import { INSIDE_URLS } from "../../../testing/inside-addresses.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, test, vi } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { untilDone } from "../../../testing/jobs.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { waitUntilChangesAreListed } from "../../../testing/wait-until-changes-are-listed.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { createPublicFetch, fetchFromAnyNetwork, type OutgoingFetch } from "../../../lib/outgoing-fetch.ts";
import type { DavTask } from "../elsewhere/dav-conversation.ts";
import { enqueueDueSources } from "../elsewhere/data.ts";
import { listCalDavCalendars } from "./caldav.ts";
import { leaseConnection, setDueByChanges } from "./data.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { synchronise } from "./synchronise.ts";

/** The library's parser must not run in the process of the server, which this one stands for. */
const parse = vi.hoisted(() => () => {
  throw new Error("a list was parsed in the server's process");
});
vi.mock("tsdav", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  calendarQuery: parse,
  createAccount: parse,
}));

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A calendar server that answers as a test says, for the answers that real ones give rarely. */
const remote = {
  answer: ((_, response) => void response.end()) as Answer,
  requests: [] as string[],
  url: "",
};
const server = createServer((request, response) => {
  remote.requests.push(`${request.method} ${request.url}`);
  remote.answer(request, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
remote.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
whenDone(() => {
  server.closeAllConnections();
  server.close();
  return Promise.resolve();
});

const app = await startApp({ fetchCalendar: fetchFromAnyNetwork, config: { calendarsInside: true } });
beforeEach(() => app.clock.set(TEST_NOW));

const LOGIN = { username: "anna", password: "s3cr3t-app-pass" };
const send =
  (status: number, body = "", headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };
const list = (content: string): string => `<?xml version="1.0"?>
  <d:multistatus xmlns:d="DAV:" xmlns:cs="http://calendarserver.org/ns/">${content}</d:multistatus>`;
const converse = (task: DavTask) => app.context.calendarReader.converse(1, task);
let states = 0;
/** Each state is new, and no event is there. */
const empty: Answer = (request, response) => {
  const state =
    list(`<d:response><d:href>${request.url}</d:href><d:propstat><d:prop><cs:getctag>${states++}</cs:getctag></d:prop>
    <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`);
  response.writeHead(207, { "content-type": "application/xml" });
  response.end(request.method === "PROPFIND" ? state : list(""));
};

async function addConnected(setting: object = {}) {
  remote.answer = empty;
  const groupId = await addGroup(app.db);
  const calendar = await addCalendar(app.db, groupId);
  const intervention = await addIntervention(app.db, groupId);
  const pro = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, pro.email);
  const call = (method: string, rest: string, body?: object, as = token) =>
    app.call(`v3/groups/${groupId}/${rest}`, { method, token: as, ...(body && { body }) });
  const connected_calendar = {
    ...LOGIN,
    address: `${remote.url}/anna/private`,
    name: "Private",
    writes: null,
    follows_moves: false,
    ...setting,
  };
  const connect = (id = calendar, as?: string, more: object = {}) =>
    call(
      "POST",
      `calendars/${id}/connected_calendars`,
      { connected_calendar: { ...connected_calendar, ...more } },
      as,
    );
  const made = await connect();
  expect(made.status, made.text).toBe(201);
  const sourceId = made.body.busy_source.id as number;
  await untilDone(app.db, { groupId, queue: "read_busy_source" });
  const source = async () => (await call("GET", "busy_sources")).body.busy_sources[0];
  const book = (start: string) =>
    postAppointment(app, "v3", groupId, {
      date: `2026-12-03 ${start}:00`,
      calendar_id: calendar,
      intervention_ids: [intervention],
    });
  const sync = async () => {
    await waitUntilChangesAreListed(app.db);
    await synchronise(app.context, groupId, sourceId);
    return source();
  };
  return { groupId, calendar, sourceId, token, call, connect, source, book, sync };
}

test("a booking waits 800 ms for a slow calendar, and never fails because of it", async () => {
  const { book, source } = await addConnected();
  const waiting: ServerResponse[] = [];
  remote.answer = (_request, response) => void waiting.push(response);
  app.clock.set(TEST_NOW + 61_000);
  const startedMs = performance.now();
  const [one, other] = await Promise.all([book("10:00"), book("11:00")]);
  const took = performance.now() - startedMs;
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(took).toBeGreaterThan(790);
  expect(took).toBeLessThan(2500);
  // Both share the look.
  expect(waiting).toHaveLength(1);
  for (const response of waiting) response.destroy();
  while ((await source()).failures === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  // It failed a moment ago: nobody waits for it again.
  const before = remote.requests.length;
  expect((await book("14:00")).status).toBe(201);
  expect(remote.requests).toHaveLength(before);
});

test.each<[string, Answer]>([
  ["login", send(401)],
  ["refused", send(403)],
  ["refused", send(404)],
  ["unreachable", send(503)],
  ["unreachable", (request) => void request.destroy()],
  // A page that asks to log in is no empty calendar.
  ["not_a_calendar", send(200, "<html>Please log in")],
  ["not_a_calendar", send(200)],
  ["not_a_calendar", send(207, "<html>Please log in")],
  ["too_long", send(207, "x".repeat(1_000_001))],
  // The state is short, because it is read in the server's process.
  ["too_long", send(207, list("<a/>".repeat(10_000)), { "content-type": "application/xml" })],
  // The login goes to no other host.
  ["refused", send(302, "", { location: "http://localhost:1/" })],
])("an answer that means %s is told, and changes nothing", async (failure, answer) => {
  const { sync } = await addConnected();
  expect(await sync()).toMatchObject({ failure: null });
  remote.answer = answer;
  expect(await sync()).toMatchObject({ failure, failures: 1 });
  expect(await sync()).toMatchObject({ failure, failures: 2 });
});

test("lists are read in the process that reads calendar files", async () => {
  const { call, sync } = await addConnected();
  // A megabyte for which the parser takes longest.
  const crafted = list("<a/>".repeat(249_000));
  remote.answer = (request, response) => {
    if (request.method === "PROPFIND") return empty(request, response);
    response.writeHead(207, { "content-type": "application/xml" }).end(crafted);
  };
  const conversations = vi.spyOn(app.context.calendarReader, "converse");
  expect(await sync()).toMatchObject({ failure: null });
  // Two requests, and what their answers say.
  expect(conversations).toHaveBeenCalledTimes(3);
  remote.answer = (_, response) =>
    void response.writeHead(207, { "content-type": "application/xml" }).end(crafted);
  const login = { ...LOGIN, address: remote.url };
  const { body } = await call("POST", "remote_calendars", { login });
  expect(body.failure).toBe("not_a_calendar");
});

test("a calendar that takes no appointments is told, as often as it refuses", async () => {
  const { book, sync } = await addConnected({ writes: "busy" });
  await book("10:00");
  remote.answer = (request, response) =>
    request.method === "PUT" ? send(403)(request, response) : empty(request, response);
  for (const failures of [1, 2, 3])
    expect(await sync()).toMatchObject({ failure: "read_only", failures, read_at: expect.any(String) });
});

test("the guard of outgoing requests holds for each request and redirect", async () => {
  const guarded = createGuardedFetch(createPublicFetch());
  const outgoing = createPublicFetch();
  for (const address of ["http://93.184.215.14/", "file:///etc/passwd", ...INSIDE_URLS]) {
    await expect(guarded(address, { method: "PROPFIND" }), address).rejects.toMatchObject({
      failure: "not_public",
    });
    const listing = listCalDavCalendars(address, { outgoing, login: LOGIN, converse });
    await expect(listing, address).rejects.toThrow("not_public");
  }
});

test("a principal in the server's own network gets no request, and no login", async () => {
  const requests: string[] = [];
  const publicOnly = createPublicFetch();
  const outgoing: OutgoingFetch = async (address, options) => {
    requests.push(address);
    if (!address.startsWith("https://dav.example.org/")) return publicOnly(address, options);
    const principal = `<d:response><d:href>/</d:href><d:propstat><d:prop><d:current-user-principal><d:href>https://10.0.0.1/me/</d:href>
      </d:current-user-principal></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
    return new Response(list(principal), { status: 207, headers: { "content-type": "application/xml" } });
  };
  const listing = listCalDavCalendars("https://dav.example.org/", { outgoing, login: LOGIN, converse });
  await expect(listing).rejects.toThrow("not_public");
  expect(requests.at(-1)).toBe("https://10.0.0.1/me/");
});

test("an address without https, or with a user name, is refused, unless the installation allows it", async () => {
  const { call } = await addConnected();
  const answer = await call("POST", "remote_calendars", {
    login: { ...LOGIN, address: "ftp://example.org" },
  });
  expect(answer.status).toBe(400);
  for (const address of ["https://anna@dav.example.org/", "https://anna:secret@dav.example.org/"]) {
    const listing = await call("POST", "remote_calendars", { login: { ...LOGIN, address } });
    expect([listing.status, listing.body.detail]).toEqual([400, "login_in_address"]);
  }
  remote.answer = send(401);
  const { body } = await call("POST", "remote_calendars", { login: { ...LOGIN, address: remote.url } });
  expect(body).toEqual({ failure: "login", remote_calendars: [], grant: null });
});

test("three for each calendar; professionals connect only their own, and a login of their own decides what is written", async () => {
  const { groupId, calendar, connect, call } = await addConnected();
  const other = await addCalendar(app.db, groupId);
  const limited = await addPro(app.db, [groupId], { role: "pro", calendars: [other] });
  const token = await tokenOf(app, groupId, limited.email);
  expect((await connect(calendar, token)).status).toBe(400);
  expect((await connect(other, token)).status).toBe(201);
  await connect();
  await connect();
  expect((await connect()).status).toBe(422);
  const [own] = (await call("GET", "busy_sources", undefined, token)).body.busy_sources;
  expect(own.calendar_id).toBe(other);
  const { body } = await call("GET", "busy_sources");
  const foreign = body.busy_sources.find((one: { calendar_id: number }) => one.calendar_id === calendar).id;
  const path = `busy_sources/${foreign}/conflicts/1`;
  expect((await call("POST", path, { conflict: { take: "here" } }, token)).status).toBe(400);
  expect((await call("POST", path, { conflict: { take: "here" } })).status).toBe(404);
});

test("the login is in no table, log, history nor answer", async () => {
  const { groupId, source, sync, call } = await addConnected();
  remote.answer = send(500);
  await sync();
  const { rows } = await app.db.query(
    `select to_jsonb(k)::text as text from calendar_connections k where group_id = $1
      union all select to_jsonb(c)::text from catalogue_changes c where group_id = $1`,
    [groupId],
  );
  const texts = [
    JSON.stringify(await source()),
    (await call("GET", "file")).text,
    ...app.logLines,
    ...rows.map(({ text }) => text as string),
  ];
  expect(rows.length).toBeGreaterThan(1);
  expect(
    texts.filter((text) => text.includes(LOGIN.password) || text.includes(btoa(`anna:${LOGIN.password}`))),
  ).toEqual([]);
});

test("is due every three minutes, and at once when its appointments have changed; one job has it at a time", async () => {
  const { groupId, sourceId, book, sync } = await addConnected({ writes: "busy" });
  remote.answer = (request, response) =>
    request.method === "PUT" ? send(201, "", { etag: '"1"' })(request, response) : empty(request, response);
  await sync();
  const minutes = async () => {
    const due = await app.db.query(
      "select extract(epoch from due_at - now())::float / 60 as left from busy_sources where id = $1",
      [sourceId],
    );
    return due.rows[0].left as number;
  };
  await app.db.query("update busy_sources set due_at = now() where id = $1", [sourceId]);
  await enqueueDueSources(app.db, 500);
  expect(await minutes()).toBeGreaterThan(2.4);
  expect(await minutes()).toBeLessThan(3.6);
  await untilDone(app.db, { groupId, queue: "read_busy_source" });
  await setDueByChanges(app.db);
  expect(await minutes()).toBeGreaterThan(2);
  await book("10:00");
  await waitUntilChangesAreListed(app.db);
  await setDueByChanges(app.db);
  expect(await minutes()).toBeLessThanOrEqual(0);
  expect(await leaseConnection(app.db, groupId, sourceId)).not.toBeNull();
  const before = remote.requests.length;
  await sync();
  expect(remote.requests).toHaveLength(before);
});
