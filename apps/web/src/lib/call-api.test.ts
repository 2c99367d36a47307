import { afterEach, expect, test, vi } from "vitest";
import { callApi, setApiSettings, setSessionToken, urlOfCall } from "./call-api.ts";

afterEach(() => vi.restoreAllMocks());

const answerWith = (body: string) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(body, { headers: { "content-type": "text/html" } }));

test("a public network's own page counts as no answer", async () => {
  answerWith("<!doctype html><title>Welcome</title>");
  const listed = callApi("GET /groups/{id}/availabletimeslots", { path: { id: 4 } });
  await expect(listed).rejects.toMatchObject({ name: "ApiFailure", code: "network" });
});

test("every call has the site's key, and asks for all results unless it sets a limit", () => {
  const key = "0123456789abcdef0123456789abcdef";
  setApiSettings({ apiKey: key, host: "", sessionHost: "", locale: "fr", environment: "master" });
  const url = urlOfCall("GET /groups/{id}/interventions", {
    path: { id: 4 },
    query: {
      results: 50,
      calendar_ids: [15, 16],
      search: null,
      conditions: [{ field: "id", op: "in", value: "1,2" }],
    },
  });
  const { pathname, searchParams } = new URL(url, "https://example.org");
  expect(pathname).toBe("/api/v3/groups/4/interventions");
  expect([...searchParams]).toEqual([
    ["apikey", key],
    ["results", "50"],
    ["locale", "fr"],
    ["calendar_ids[]", "15"],
    ["calendar_ids[]", "16"],
    ["conditions[0][field]", "id"],
    ["conditions[0][op]", "in"],
    ["conditions[0][value]", "1,2"],
  ]);
});

test("a call uses the method and path of its route", async () => {
  const fetched = answerWith('{"records":[]}');
  const path = { id: 4, appointmentId: 118 };
  const body = { appointment: { start_at: "2026-12-02T10:00:00+01:00" } };
  const { records } = await callApi("PUT /groups/{id}/appointments/{appointmentId}", { path, body });
  expect(records.map(({ start_at }) => start_at)).toEqual([]);
  expect(fetched).toHaveBeenCalledWith(
    expect.stringContaining("/api/v3/groups/4/appointments/118?"),
    expect.objectContaining({ method: "PUT", body: JSON.stringify(body) }),
  );
});

/** A refusal whose body breaks off. */
function brokenRefusal(cause: Error): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(cause) });
  return new Response(body, { status: 404, headers: { "content-type": "application/json" } });
}

test("a refusal that is given up or cut off while it is read does not end the session", async () => {
  const onRefused = vi.fn();
  setSessionToken("token", onRefused);
  const leaving = new AbortController();
  const left = new DOMException("left", "AbortError");
  vi.spyOn(globalThis, "fetch").mockImplementation(() => {
    leaving.abort(left);
    return Promise.resolve(brokenRefusal(left));
  });
  const call = { path: { id: 4 }, signal: leaving.signal };
  await expect(callApi("GET /groups/{id}/interventions", call)).rejects.toBe(left);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(brokenRefusal(new TypeError("connection lost")));
  await expect(callApi("GET /groups/{id}/interventions", { path: { id: 4 } })).rejects.toMatchObject({
    code: "network",
  });
  expect(onRefused).not.toHaveBeenCalled();
  setSessionToken(null, onRefused);
});

test.each([
  [403, "network"],
  [404, "network"],
  [413, "payload_too_large"],
  [502, "internal_error"],
])("a proxy's page with status %i does not end the session", async (status, code) => {
  const onRefused = vi.fn();
  setSessionToken("token", onRefused);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("404 page not found", { status }));
  const listed = callApi("GET /groups/{id}/interventions", { path: { id: 4 } });
  await expect(listed).rejects.toMatchObject({ code });
  expect(onRefused).not.toHaveBeenCalled();
  setSessionToken(null, onRefused);
});

test("a call that the contract does not define does not compile", () => {
  const path = { id: 4 };
  // @ts-expect-error -- no such route
  urlOfCall("GET /groups/{id}/fishes", { path });
  // @ts-expect-error -- the path has another parameter
  urlOfCall("GET /groups/{id}/fiches/{ficheId}", { path });
  // @ts-expect-error -- the query has no such parameter
  urlOfCall("GET /groups/{id}/fiches", { path, query: { serach: "mar" } });
  // @ts-expect-error -- a required argument is missing
  urlOfCall("PUT /groups/{id}/holds", { path });
  // @ts-expect-error -- this is the body of another call
  urlOfCall("POST /groups/{id}/holds", { path, body: { appointment: {} } });
  expect(urlOfCall("GET /sessions/current")).toContain("/api/v3/sessions/current?");
});

const upload = (data: string) =>
  callApi("POST /groups/{id}/file.preview", { path: { id: 4 }, body: { file: { data } } });

test("a large body has longer, as long as a slow line needs", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  await upload("x");
  await upload("x".repeat(1_600_000));
  const [[short], [long]] = timeout.mock.calls as [[number], [number]];
  expect(Math.round(short / 1000)).toBe(20);
  expect(Math.round(long / 1000)).toBe(120);
});
