import { describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { startApp } from "./testing/start-app.ts";
import { addGroup } from "./testing/test-groups.ts";

const app = await startApp();
await addGroup(app.db, { urlname: "cabinet", fields: { shard: "west" } });

describe("every call", () => {
  test("answers with an API key, with and without .json", async () => {
    for (const path of [
      "v1/sessions/current",
      "v1/sessions/current.json",
      "v3/sessions/current.json?locale=fr",
    ]) {
      const answer = await app.call(path);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ pro: null, account: null, sso_logged: false });
    }
  });

  test("is refused without an API key, with an unknown one, and with a revoked one", async () => {
    await app.db.query("insert into api_keys (key, name, revoked_at) values ($1, 'old', now())", [
      "a".repeat(32),
    ]);
    for (const apikey of [null, "f".repeat(32), "a".repeat(32), "short"]) {
      const answer = await app.call("v3/sessions/current", { apikey });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        message: "invalid_api_key",
        messages: { errors: ["invalid_api_key"] },
        detail: apikey === null ? "missing_key" : "unknown_key",
      });
    }
  });

  test("answers errors of v1 and v2 in the asked language", async () => {
    const french = await app.call("v1/sessions/current?locale=fr", { apikey: null });
    const english = await app.call("v2/shard?field=urlname&value=nobody&locale=en");
    expect(french.body[0]).toMatchObject({ code: 121, translate_key: "InvalidApiKey" });
    expect(french.body[0].error).not.toBe(english.body[0].error);
    expect(english.status).toBe(404);
    expect(english.body[0]).toMatchObject({ code: 124, translate_key: "GroupDoesNotExist" });
  });

  test("names the parameter that is wrong", async () => {
    const answer = await app.call("v2/shard?value=cabinet");
    expect(answer.status).toBe(400);
    expect(answer.body[0].error).toContain("field");
    expect(answer.body[0].fields).toHaveProperty("field");
  });

  test("finds a shard in any letter case", async () => {
    const answer = await app.call("v2/shard?field=urlname&value=CaBinet");
    expect(answer.body).toEqual({ shard_name: "west" });
  });

  test("carries a request id, its own or the caller's", async () => {
    const own = await app.call("v3/sessions/current");
    expect(own.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    const answer = await app.call("v3/sessions/current", { headers: { "x-request-id": "trace-12345678" } });
    expect(answer.headers.get("x-request-id")).toBe("trace-12345678");
    expect(app.logLines.some((line) => line.includes("trace-12345678"))).toBe(true);
  });
});

describe("what is no call", () => {
  test("an unknown path answers 404, a wrong method 405", async () => {
    expect((await app.call("v3/nothing")).status).toBe(404);
    const wrong = await app.call("v3/sessions/current", { method: "DELETE" });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(wrong.body.message).toBe("method_not_allowed");
  });

  test("no route stands where a group could have its page", () => {
    const server = createApp(app.context);
    expect(() => server.get("/something_new/:id", () => null)).toThrow("/something_new is missing");
    for (const own of ["legal", "images", "healthz"])
      expect(() => server.get(`/${own}/more`, () => null)).not.toThrow();
  });

  test("health and readiness are answered without a key", async () => {
    expect((await app.get("/healthz")).status).toBe(200);
    expect((await app.get("/readyz")).status).toBe(200);
  });
});
