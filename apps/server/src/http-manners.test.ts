import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { postAppointment, postHold } from "./testing/bookings.ts";
import { addPro, tokenOf } from "./testing/people.ts";
import { startApp } from "./testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "./testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db, { urlname: "manners" });
for (let made = 0; made < 12; made++) await addCalendar(app.db, group);
const service = await addIntervention(app.db, group);

/** Requests without the automatic decompression of fetch. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const separator = path.includes("?") ? "&" : "?";
    const address = `${app.url}/api/${path}${separator}apikey=${app.context.installation.apiKey}`;
    request(address, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    })
      .on("error", reject)
      .end();
  });
}

const paths = (): string[] => [
  `v3/groups/${group}/calendars`,
  `v3/groups/${group}/availabletimeslots?intervention_ids=${service}`,
  "openapi.json",
];

describe("a long answer", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("comes as %s to a client that takes it", async (encoding, open) => {
    for (const path of paths()) {
      const plain = await raw(path, {});
      expect(plain.headers["content-encoding"], path).toBe(undefined);
      // Requests twice: the second answer has the cached bytes of the first.
      for (let time = 0; time < 2; time++) {
        const packed = await raw(path, { "accept-encoding": encoding });
        expect(packed.headers["content-encoding"], path).toBe(encoding);
        expect(packed.headers["vary"]).toContain("Accept-Encoding");
        expect(packed.body.length).toBeLessThan(plain.body.length / 2);
        expect(open(packed.body).equals(plain.body)).toBe(true);
      }
    }
  });

  test("is left as it is for q=0, and a short one for everybody", async () => {
    const unwanted = await raw(paths()[0]!, { "accept-encoding": "br;q=0, gzip;q=0.0" });
    expect(unwanted.headers["content-encoding"]).toBe(undefined);
    const other = await raw(paths()[0]!, { "accept-encoding": "br;q=0, gzip" });
    expect(other.headers["content-encoding"]).toBe("gzip");
    const short = await raw("v3/sessions/current", { "accept-encoding": "br, gzip" });
    expect(short.headers["content-encoding"]).toBe(undefined);
  });
});

describe("a 401", () => {
  test("says how to come in, and whether a key is missing or unknown", async () => {
    const missing = await app.call("v3/sessions/current", { apikey: null });
    expect(missing.headers.get("www-authenticate")).toBe(
      'ApiKey realm="rendezvous", in="query", name="apikey"',
    );
    expect(missing.body).toEqual({
      message: "invalid_api_key",
      messages: { errors: ["invalid_api_key"] },
      detail: "missing_key",
    });
    const unknown = await app.call("v1/sessions/current", { apikey: "f".repeat(32) });
    expect(unknown.body[0]).toMatchObject({ translate_key: "InvalidApiKey", detail: "unknown_key" });

    const stranger = await app.call(`v3/groups/${group}/fiches`);
    expect(stranger.headers.get("www-authenticate")).toBe('Bearer realm="rendezvous"');
    expect(stranger.body.detail).toBe("missing_token");
    const dead = await app.call(`v3/groups/${group}/fiches`, { token: "long-dead" });
    expect(dead.body.detail).toBe("dead_token");
  });

  test("asks again for name and password only where they came, and never a browser, which would open a window", async () => {
    const authorization = `Basic ${btoa("nobody@example.org:Wrong-pass-1")}`;
    const path = `v1/groups/${group}/fiches`;
    const wrong = await raw(path, { authorization });
    expect(wrong.headers["www-authenticate"]).toBe('Basic realm="rendezvous", charset="UTF-8"');
    const sent = await raw(path, { authorization, "sec-fetch-mode": "cors" });
    expect(sent.headers["www-authenticate"]).toBe('Bearer realm="rendezvous"');
  });
});

describe("OPTIONS", () => {
  test("names the methods of a path, and answers 404 for one that is none", async () => {
    const fiches = await app.call(`v3/groups/${group}/fiches`, { method: "OPTIONS", apikey: null });
    expect(fiches.status).toBe(204);
    expect(fiches.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
    expect((await app.call("openapi.json", { method: "OPTIONS" })).headers.get("allow")).toBe(
      "GET, HEAD, OPTIONS",
    );
    expect((await app.call("v3/nothing", { method: "OPTIONS" })).status).toBe(404);
  });
});

test.each(["", "/", "/v3", "/v4/groups", "/v3/groups/1/nothing", "/v1/groups/1/nothing.json"])(
  "an unknown path answers 404 in the shape of every refusal: /api%s",
  async (path) => {
    const answer = await app.get(`/api${path}`, { accept: "text/html, application/json" });
    expect(answer.status).toBe(404);
    const legacy = path.startsWith("/v1");
    expect(legacy ? answer.body[0].translate_key : answer.body.message).toBe(
      legacy ? "NotFound" : "not_found",
    );
  },
);

test("the description of the calls says whose token each needs", async () => {
  const { paths: described } = (await app.call("openapi.json")).body;
  const whose = ["settings", "statistics", "appointments.download"].map(
    (path) => described[`/api/v3/groups/{id}/${path}`].get.description,
  );
  expect(whose).toEqual([
    "Needs the token of an owner. Scope `catalogue:read`.",
    "Needs the token of a professional. Scope `statistics:read`.",
    "Needs the token of a professional. Scope `appointments:read`.",
  ]);
});

test("the description of the calls takes GET only", async () => {
  const answer = await app.call("openapi.json", { method: "POST", body: {} });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

const ask = (accept: string, path = "v3/sessions/current") => app.call(path, { headers: { accept } });

describe("Accept", () => {
  test("is heeded: what is wanted in another form answers 406", async () => {
    for (const accept of ["application/xml", "text/csv, image/*", "application/json;q=0"]) {
      const answer = await ask(accept);
      expect(answer.status, accept).toBe(406);
      expect(answer.body.message).toBe("not_acceptable");
    }
    const file = await ask("application/json", `v3/groups/${group}/appointments/1.ics`);
    expect(file.status, "a path with an ending says itself what is wanted").toBe(401);
  });

  test("leaves those in peace who take anything, or JSON among others", async () => {
    for (const accept of [
      "*/*",
      "application/json, text/javascript, */*; q=0.01",
      "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      "Application/JSON; charset=utf-8",
      "application/*",
    ])
      expect((await ask(accept)).status, accept).toBe(200);
  });
});

test("JSON that is none is told where it stops being it", async () => {
  const post = (body: string) => app.call(`v3/groups/${group}/holds`, { method: "POST", body });
  const broken = await post('{"hold": {\n  "date": "2026-12-02 10:00:00",\n  oops\n}}');
  expect(broken.status).toBe(400);
  expect(broken.body.detail).toBe("malformed_json");
  expect(broken.body.messages.fields.body).toMatch(
    /^line 3, column 3: expected a key in double quotes, got "o"/,
  );
  const short = await app.call("v1/sessions/login?locale=en", { method: "POST", body: '{"account": {' });
  expect(short.body[0].fields.body).toMatch(/^line 1, column 14: .*ends/);
  expect(short.body[0].error).toContain("line 1, column 14");
  const poisoned = await post('{"hold": {"__proto__": {}}}');
  expect([poisoned.status, poisoned.body.detail]).toEqual([400, "malformed_json"]);
});

test("only the professional may ask for their groups", async () => {
  for (const version of ["v1", "v3"]) expect((await app.call(`${version}/groups`)).status, version).toBe(403);
  expect((await app.call("v3/groups", { token: "long-dead" })).status).toBe(401);
  const pro = await addPro(app.db, [group]);
  const token = await tokenOf(app, group, pro.email);
  expect((await app.call("v3/groups", { token })).body.records).toMatchObject([{ id: group }]);
});

describe("a time that cannot be booked", () => {
  test("gives authors of clients the exact reason beside the code", async () => {
    const home = await addGroup(app.db, { fields: { timezone: "UTC" } });
    const calendar_id = await addCalendar(app.db, home);
    const other = await addCalendar(app.db, home);
    const lesson = await addIntervention(app.db, home, { calendars: [calendar_id] });
    const requestBody = { calendar_id, intervention_ids: [lesson], date: "2026-12-02 10:00:00" };
    const book = (version: "v1" | "v3", change: Record<string, unknown>) =>
      postAppointment(app, version, home, { ...requestBody, ...change });
    const booked = await book("v3", {});
    expect(booked.body.records[0].start_at).toBe("2026-12-02T10:00:00Z");
    for (const [change, detail] of [
      [{}, "taken"],
      [{ date: "2026-12-02 10:10:00" }, "off_the_grid"],
      [{ date: "2026-12-02 10:30:30" }, "off_the_grid"],
      [{ date: "2026-12-02 20:00:00" }, "closed"],
      [{ calendar_id: other }, "not_on_this_calendar"],
    ] as const) {
      const refused = await book("v3", change);
      expect([refused.status, refused.body.message, refused.body.detail]).toEqual([
        409,
        "availabletimeslots",
        detail,
      ]);
      expect((await book("v1", change)).body[0]).toMatchObject({ code: 104, detail });
      const held = await postHold(app, home, { ...requestBody, ...change });
      expect([held.body.message, held.body.detail]).toEqual(["availabletimeslots", detail]);
    }
  });
});
