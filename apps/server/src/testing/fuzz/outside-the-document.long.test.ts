import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openPractice } from "../practice.ts";
import { addPro, tokenOf } from "../people.ts";
import { checkProfile } from "../sas-profiles.ts";
import { startApp } from "../start-app.ts";

/** Calls of programs that the OpenAPI document does not describe: their networks and their protocol do. */
const HUB_TOKEN = "token-of-the-national-search";
const CERTIFICATE = { header: "x-client-certificate", name: "CN=sas.example.org" };
const NATIONAL = "urn:oid:1.2.250.1.71.4.2.1";
const app = await startApp({
  config: {
    ants: { hubToken: HUB_TOKEN, register: undefined },
    sas: { callers: { header: CERTIFICATE.header, names: [CERTIFICATE.name] }, platformUrl: undefined },
  },
});

const RUNS = { numRuns: 300, seed: 29 };
const nonsense = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e9",
    "%00",
    "null",
    "2026-02-30",
    "9".repeat(400),
    "\u{1f600}",
    "' or 1=1",
  ),
  fc.string({ maxLength: 20 }),
);
const day = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom("2026-12-02", "2026-12-09", "2026-12-20") },
  fc.constantFrom("1000-01-01", "2027-12-31", "9999-12-31"),
);

/** Mostly the value itself, so that requests get further than the first check. */
const mostly = <Value, Other>(value: fc.Arbitrary<Value>, other: fc.Arbitrary<Other>) =>
  fc.oneof({ weight: 9, arbitrary: value }, other);

/** Returns queries in which parameters are sometimes missing, repeated or nonsense. */
const queries = (values: Readonly<Record<string, fc.Arbitrary<string>>>) =>
  fc
    .tuple(
      ...Object.entries(values).map(([name, value]) =>
        mostly(fc.tuple(value), fc.array(fc.oneof(value, nonsense), { maxLength: 3 })).map((all) =>
          all.map((one) => [name, one]),
        ),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs.flat() as [string, string][]).toString());

test("the national search for identity documents gets a list or a refusal to any query", async () => {
  const { groupId, serviceId } = await openPractice(app);
  await app.db.query("update interventions set externid = 'ants_cp' where id = $1", [serviceId]);
  await app.db.query(
    `update groups set fields = fields || '{"deployment": "ants"}', version = version + 1 where id = $1`,
    [groupId],
  );
  const places = fc.constantFrom(String(groupId), `${groupId}-1`, "0-0", "999999");
  const ask = fc.oneof(
    fc.tuple(fc.constant("getManagedMeetingPoints"), queries({})),
    fc.tuple(
      fc.constant("availableTimeSlots"),
      queries({
        meeting_point_ids: places,
        start_date: day,
        end_date: day,
        reason: fc.constantFrom("CNI", "PASSPORT", "CNI-PASSPORT"),
        documents_number: fc.constantFrom("1", "2", "5", "99"),
      }),
    ),
    fc.tuple(
      fc.constant("searchApplicationIds"),
      queries({ application_ids: fc.constantFrom("A1B2C3D4E5", "a1b2c3d4e5") }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(ask, async ([call, query]) => {
      const { status, body } = await app.call(`ants/${call}?${query}`, {
        apikey: null,
        headers: { "x-hub-rdv-auth-token": HUB_TOKEN },
      });
      expect([200, 400]).toContain(status);
      if (status === 400) expect(body).toEqual({ error: { code: 400, message: expect.any(String) } });
      else expect(Array.isArray(body)).toBe(call === "getManagedMeetingPoints");
    }),
    RUNS,
  );
});

test("the platform of regulators gets a bundle or an outcome to any search, and any account", async () => {
  const { rpps } = await openPractice(app);
  const headers = { [CERTIFICATE.header]: CERTIFICATE.name, "content-type": "application/fhir+json" };
  const search = queries({
    status: fc.constant("free"),
    "schedule.actor:Practitioner.identifier": fc.constantFrom(`${NATIONAL}|8${rpps}`, "urn:oid:1.2|3"),
    _count: fc.constantFrom("1", "1000"),
    _include: fc.constant("Slot:schedule"),
  });
  const at = (prefix: string) =>
    mostly(
      day.map((one) => `${prefix}${one}T00:00:00Z`),
      nonsense,
    );
  const instants = fc.tuple(at("ge"), at("le"));
  await fc.assert(
    fc.asyncProperty(search, instants, async (others, [from, until]) => {
      const query = `${others}&start=${from}&start=${until}`;
      const { status, text } = await app.call(`../fhir/Slot?${query}`, { apikey: null, headers });
      expect([200, 400, 422]).toContain(status);
      checkProfile(status === 200 ? "Bundle" : "OperationOutcome", JSON.parse(text));
    }),
    RUNS,
  );
  const number = fc.constantFrom("1/1", "1/2", "1/3");
  const identifier = fc.record({ system: fc.constant(NATIONAL), value: mostly(number, nonsense) });
  const account = fc.record({
    resourceType: mostly(fc.constant("Practitioner"), nonsense),
    identifier: mostly(fc.array(identifier, { minLength: 1, maxLength: 2 }), fc.jsonValue()),
    active: mostly(fc.boolean(), fc.jsonValue()),
    name: mostly(fc.constant([{ family: "Loridon", given: ["Anne"] }]), fc.jsonValue()),
    telecom: mostly(
      fc.constantFrom("a", "b").map((one) => [{ value: `${one}@example.org` }]),
      fc.jsonValue(),
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      account,
      mostly(number, nonsense),
      fc.constantFrom("POST", "PUT"),
      async (body, value, method) => {
        const token = encodeURIComponent(`${NATIONAL}|${value}`);
        const query = method === "PUT" ? `?identifier=${token}` : "";
        const { status, text } = await app.call(`../fhir/Practitioner${query}`, {
          method,
          apikey: null,
          headers,
          body,
        });
        expect([200, 201, 400, 409, 422]).toContain(status);
        if (status >= 400) checkProfile("OperationOutcome", JSON.parse(text));
      },
    ),
    RUNS,
  );
});

test("a language model gets an answer of the protocol to any message", async () => {
  const { groupId, serviceId } = await openPractice(app);
  const owner = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const scopes = ["catalogue:read", "appointments:read", "appointments:write"];
  const made = await app.call(`v3/groups/${groupId}/access_keys`, {
    method: "POST",
    token: owner,
    body: { access_key: { name: "An assistant", scopes } },
  });
  const headers = { authorization: `Bearer ${made.body.access_key.key}` };
  const tool = fc.constantFrom(
    "list_services",
    "find_times",
    "book_appointment",
    "move_appointment",
    "cancel_appointment",
    "list_appointments",
    "no_tool",
  );
  const input = fc.record(
    {
      service_ids: mostly(fc.constant([serviceId]), fc.jsonValue()),
      from: mostly(day, nonsense),
      day: mostly(day, nonsense),
      days: mostly(fc.constant(2), fc.jsonValue()),
      start_at: mostly(fc.constantFrom("2026-12-02T09:00:00+01:00", "2026-12-02T10:00:00+01:00"), nonsense),
      appointment_id: mostly(fc.nat(3), fc.jsonValue()),
      firstname: mostly(fc.constant("Ada"), nonsense),
      lastname: mostly(fc.constant("Roux"), nonsense),
      email: mostly(fc.constant("ada@example.org"), nonsense),
    },
    { requiredKeys: ["service_ids", "start_at", "firstname", "lastname", "email"] },
  );
  const message = fc.record(
    {
      jsonrpc: mostly(fc.constant("2.0"), nonsense),
      id: mostly(fc.nat(), fc.jsonValue()),
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant("tools/call") },
        fc.constantFrom("initialize", "ping", "tools/list", "notifications/initialized"),
        fc.string(),
      ),
      params: mostly(fc.record({ name: tool, arguments: input }), fc.jsonValue()),
    },
    { requiredKeys: ["jsonrpc", "method"] },
  );
  await fc.assert(
    fc.asyncProperty(message, async (body) => {
      const { status, body: answer } = await app.call("../mcp", {
        method: "POST",
        apikey: null,
        headers,
        body,
      });
      // A body with `__proto__` is refused before it is a message.
      if (status === 400) return;
      expect([200, 202]).toContain(status);
      if (status === 202) expect(answer).toBeUndefined();
      else expect(answer).toMatchObject({ jsonrpc: "2.0" });
      if (status === 200) expect("result" in answer).not.toBe("error" in answer);
    }),
    RUNS,
  );
});
