import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Scope } from "@rendezvous/domain/permission/scopes";
import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const ADDRESS = `${app.url}/mcp`;
const ALL: Scope[] = ["catalogue:read", "appointments:read", "appointments:write"];

async function addPractice(forms?: Record<string, unknown>) {
  const group = await addGroup(app.db, forms && { forms });
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const addKey = async (scopes: readonly Scope[], calls_per_minute?: number): Promise<string> => {
    const { body } = await app.call(`v3/groups/${group}/access_keys`, {
      method: "POST",
      token,
      body: { access_key: { name: "An assistant", scopes, calls_per_minute } },
    });
    return (body as { access_key: { key: string } }).access_key.key;
  };
  return { group, calendar, service, addKey };
}

/** Connects the protocol's own client. */
async function connect(key: string) {
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), { requestInit }));
  const use = async (name: string, input: Record<string, unknown> = {}) => {
    const { isError = false, structuredContent } = await client.callTool({ name, arguments: input });
    // oxlint-disable-next-line typescript/no-explicit-any
    return { isError, value: structuredContent as any };
  };
  return { client, use };
}

test("an assistant finds a time, books it once, moves and cancels it", async () => {
  const { group, calendar, service, addKey } = await addPractice();
  const { use } = await connect(await addKey(ALL));
  expect((await use("list_services")).value.services).toMatchObject([{ id: service }]);
  const times = await use("find_times", { service_ids: [service], from: "2026-12-02", days: 1 });
  const [first, , , second] = times.value.times as { start_at: string; calendar_ids: number[] }[];
  expect(first).toMatchObject({ calendar_ids: [calendar] });
  expect(times.value.first_day).toBe("2026-12-02");

  const person = { firstname: "Ada", lastname: "Roux", email: "ada@example.org" };
  const booking = { service_ids: [service], start_at: first!.start_at, ...person };
  const booked = await use("book_appointment", booking);
  expect(booked, JSON.stringify(booked)).toMatchObject({ isError: false });
  const [{ id }] = booked.value.appointments;
  expect((await use("book_appointment", booking)).value).toEqual(booked.value);
  const taken = await use("book_appointment", { ...booking, email: "other@example.org" });
  expect(taken).toMatchObject({ isError: true, value: { message: "availabletimeslots", detail: "taken" } });

  const moved = await use("move_appointment", { appointment_id: id, start_at: second!.start_at });
  expect(moved.value.appointments).toMatchObject([{ id, start_at: second!.start_at }]);
  expect((await use("list_appointments", { day: "2026-12-02" })).value.appointments).toMatchObject([{ id }]);
  expect((await use("cancel_appointment", { appointment_id: id })).value).toEqual({ cancelled: [id] });
  const { rows } = await app.db.query(
    "select id from appointments where group_id = $1 and deleted_at is null",
    [group],
  );
  expect(rows).toEqual([]);
});

test("an assistant learns what the organisation asks, and books with the answers", async () => {
  const { service, addKey } = await addPractice({
    Fiche: [{ name: "birthdate", type: "date", required: true, label: { en: "Date of birth" } }],
    Vevent: [{ name: "str1", type: "string", required: true, label: { en: "Reason" } }],
  });
  const { client, use } = await connect(await addKey(ALL));
  expect(client.getInstructions()).toMatch(/Cabinet du Parc .*minor units of EUR/);
  const { value: questions } = await use("list_questions");
  expect(questions.client).toContainEqual(expect.objectContaining({ name: "birthdate", required: true }));
  expect(questions.appointment).toMatchObject([{ name: "str1", required: true }]);
  const { value } = await use("find_times", { service_ids: [service], from: "2026-12-02", days: 1 });
  const booking = {
    service_ids: [service],
    start_at: value.times[0].start_at,
    firstname: "Ada",
    lastname: "Roux",
    email: "ada@example.org",
  };
  expect((await use("book_appointment", booking)).isError).toBe(true);
  const booked = await use("book_appointment", {
    ...booking,
    client_answers: { birthdate: "1990-05-01" },
    appointment_answers: { str1: "Toothache" },
  });
  expect(booked, JSON.stringify(booked)).toMatchObject({ isError: false });
});

test("a key sees the tools of its scopes, and the gate refuses the others", async () => {
  const { service, addKey } = await addPractice();
  const { client, use } = await connect(await addKey(["catalogue:read"]));
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(["list_services", "find_times", "list_questions"]);
  const refused = await use("cancel_appointment", { appointment_id: 1 });
  expect(refused).toMatchObject({ isError: true, value: { message: "forbidden", detail: "missing_scope" } });
  await expect(use("find_times", { service_ids: [] })).rejects.toThrow(/service_ids/);
  expect((await use("find_times", { service_ids: [service] })).isError).toBe(false);
});

function ask(headers: Record<string, string>, method = "POST") {
  return fetch(ADDRESS, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" && { body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }),
  });
}

test("no key, a wrong key, another site's page and another method are refused", async () => {
  const { addKey } = await addPractice();
  const key = await addKey(ALL);
  const authorization = `Bearer ${key}`;
  for (const authorization of [null, "Bearer rdv_nonsense"]) {
    const refused = await ask({ ...(authorization && { authorization }) });
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
      401,
      'Bearer realm="rendezvous"',
    ]);
  }
  expect((await ask({ authorization, origin: "https://evil.example" })).status).toBe(403);
  expect((await ask({ authorization }, "GET")).status).toBe(405);
  expect(await (await ask({ authorization })).json()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
});

async function leftOf(key: string) {
  const { status, headers } = await ask({ authorization: `Bearer ${key}` });
  return [status, headers.get("ratelimit-limit"), headers.get("ratelimit-remaining")];
}

test("each message says what is left of the limit of its address, or of its key", async () => {
  const { addKey } = await addPractice();
  expect(await leftOf(await addKey(ALL))).toEqual([200, "1000000", expect.any(String)]);
  const slow = await addKey(ALL, 2);
  expect(await leftOf(slow)).toEqual([200, "2", "1"]);
  expect(await leftOf(slow)).toEqual([200, "2", "0"]);
  expect(await leftOf(slow)).toEqual([429, "2", "0"]);
});
