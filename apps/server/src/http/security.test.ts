import { describe, expect, test } from "vitest";
import { startApp } from "../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../testing/test-groups.ts";
import { redactUrl } from "../lib/log.ts";
import { readBookingToken, signMailToken } from "../features/ground/session/booking-token.ts";
import { createMemoryRateLimiter, sweepSharedWindows, consumeSharedWindows } from "../lib/rate-limit.ts";
import { GROUP_BY_HOST_SQL } from "../features/catalogue/group/data.ts";
import { sweepTokens } from "../features/ground/session/token-data.ts";
import { toAddressKey } from "./find-caller.ts";

const app = await startApp();
const group = await addGroup(app.db, {
  fields: { openData: false, website: "https://www.salon.example" },
  website: { domain: "rdv.salon.example" },
});
await addCalendar(app.db, group);
await addGroup(app.db, { website: { domain: "other.example" } });

describe("a token", () => {
  test("stands in no answer and no line of the log", async () => {
    const token = await app.addFicheToken(group, await addFiche(app.db, group));
    const service = await addIntervention(app.db, group);
    const texts: string[] = [];
    const paths = [
      `v1/groups/${group}/calendars`,
      `v3/groups/${group}/calendars?results=x`,
      `v3/groups/${group}/availabletimeslots?intervention_ids=${service}`,
      `v3/groups/${group}/availabletimeslots?intervention_ids=99999`,
      `v3/groups/99999/calendars`,
      "v1/sessions/current",
      "v3/nothing",
      `v3/groups/${group}/calendars?search=${token}`,
      `v3/groups/${group}/calendars?${token}=1&x[${token}]=2`,
    ];
    for (const path of paths) {
      texts.push((await app.call(path, { token })).text);
      const headers = { authorization: `Bearer ${token}`, cookie: `t=${token}`, "idempotency-key": token };
      texts.push((await app.call(path, { headers, method: "POST", body: `{"token":"${token}` })).text);
      texts.push((await app.call(path, { headers })).text);
    }
    expect(app.logLines.length).toBeGreaterThan(paths.length * 3 - 1);
    for (const text of [...texts, ...app.logLines]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(app.context.installation.apiKey);
    }
  });

  test.each([
    ["/a?token=secret&results=all", "/a?token=***&results=all"],
    ["/a?%74oken=secret", "/a?***"],
    ["/a?fiche[email]=a@b.fr&start=2026-12-01", "/a?fiche[email]=***&start=2026-12-01"],
    [
      "/a?conditions[0][field]=id&conditions[0][value]=5",
      "/a?conditions[0][field]=id&conditions[0][value]=***",
    ],
    ["/a?intervention_ids%5B%5D=5", "/a?intervention_ids%5B%5D=5"],
    ["/a", "/a"],
  ])("%s is logged as %s", (url, logged) => {
    expect(redactUrl(url)).toBe(logged);
  });

  test("in a mail is only good for its own booking and only unchanged", () => {
    const token = signMailToken({ groupId: 4, bookingId: 12 }, "secret");
    expect(readBookingToken(token, "secret")).toEqual({ groupId: 4, bookingId: 12, isForExport: false });
    expect(readBookingToken(`e${token.slice(1)}`, "secret")).toBeNull();
    expect(readBookingToken(token, "other")).toBeNull();
    expect(readBookingToken(token.replace(".12.", ".13."), "secret")).toBeNull();
    expect(readBookingToken("m.4.12.", "secret")).toBeNull();
  });

  test("of a mail opens its group until its booking's last appointment has ended", async () => {
    const { db, context } = app;
    const fiche = await addFiche(db, group);
    const calendar = await addCalendar(db, group);
    const service = await addIntervention(db, group);
    const { rows } = await db.query<{ id: number }>(
      "insert into bookings (group_id, fiche_id, locale) values ($1, $2, 'fr') returning id",
      [group, fiche],
    );
    const bookingId = rows[0]!.id;
    await db.query(
      `insert into appointments
         (group_id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at, deleted)
       values ($1, $2, $3, $4, $5, '2026-12-02T09:00Z', '2026-12-02T09:30Z', false),
         ($1, $2, $3, $4, $5, '2026-12-03T09:00Z', '2026-12-03T09:30Z', true)`,
      [group, bookingId, fiche, calendar, service],
    );
    const token = signMailToken({ groupId: group, bookingId }, context.installation.secret);
    const path = `v3/groups/${group}/calendars`;
    expect((await app.call(path, { token })).status).toBe(200);
    const before = app.clock.now();
    app.clock.set("2026-12-03T09:29:59Z");
    expect((await app.call(path, { token })).status).toBe(200);
    app.clock.set("2026-12-03T09:30:00Z");
    expect((await app.call(path, { token })).body.message).toBe("expired_connection");
    app.clock.set(before);
  });
});

describe("a hostile call", () => {
  test.each([
    ["a query that is too long", `v3/sessions/current?search=${"x".repeat(9000)}`, {}, 400, "bad_request"],
    ["too many parameters", `v3/sessions/current?${"a=1&".repeat(600)}`, {}, 400, "bad_request"],
    ["maps in maps in maps", "v3/sessions/current?a[b][c][d][e]=1", {}, 400, "bad_request"],
    ["a polluting name", "v3/sessions/current?__proto__[x]=1", {}, 400, "bad_request"],
    ["a wrong percent code", "v3/sessions/current?locale=%E0%A4%A", {}, 400, "bad_request"],
    [
      "a body too large",
      "v3/appointments",
      { method: "POST", body: `{"a":"${"x".repeat(300_000)}"}` },
      413,
      "payload_too_large",
    ],
    [
      "a body that is no JSON",
      "v3/appointments",
      { method: "POST", body: "{" },
      400,
      "bad_request",
      "malformed_json",
    ],
    [
      "a polluting body",
      "v3/appointments",
      { method: "POST", body: '{"__proto__":{"x":1}}' },
      400,
      "bad_request",
      "malformed_json",
    ],
    [
      "another kind of body",
      "v3/appointments",
      { method: "POST", body: "<a/>", headers: { "content-type": "text/xml" } },
      415,
      "unsupported_media_type",
    ],
  ] as const)("%s is refused", async (_title, path, options, status, code, detail?: string) => {
    const answer = await app.call(path, options);
    expect(answer.status, answer.text).toBe(status);
    const { messages, ...rest } = answer.body;
    expect(rest).toEqual({ message: code, ...(detail && { detail }) });
    expect(messages.errors).toEqual([code]);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });
});

describe("an unforeseen failure", () => {
  test("answers 500 without detail, and the log knows by the request id", async () => {
    const broken = await startApp();
    const id = await addGroup(broken.db);
    await broken.db.query("drop table promotions cascade");
    const answer = await broken.call(`v3/groups/${id}/calendars`);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ message: "internal_error", messages: { errors: ["internal_error"] } });
    const requestId = answer.headers.get("x-request-id")!;
    expect(broken.logLines.some((line) => line.includes(requestId) && line.includes("promotions"))).toBe(
      true,
    );
  });
});

test("tokens that have long run out are forgotten, others not", async () => {
  const fiche = await addFiche(app.db, group);
  await app.db.query(
    `insert into fiche_tokens (group_id, token_hash, fiche_id, expires_at)
      select $1, sha256(age::text::bytea), $2, now() - age * interval '1 hour' from unnest(array[-1, 23, 25]) as age`,
    [group, fiche],
  );
  await sweepTokens(app.db);
  const { rows } = await app.db.query("select 1 from fiche_tokens where fiche_id = $1", [fiche]);
  expect(rows).toHaveLength(2);
});

test("whose site it is, is found without reading every group", async () => {
  const connection = await app.db.connect();
  await connection.query("set enable_seqscan = off");
  const { rows } = await connection.query<{ "QUERY PLAN": string }>(
    `explain ${GROUP_BY_HOST_SQL.replaceAll("$1", "'x'")}`,
  );
  connection.release(true);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan on groups");
});

describe("another site", () => {
  const preflight = {
    "access-control-request-method": "GET",
    "access-control-request-headers": "authorization",
  };

  test.each([
    ["https://rdv.salon.example", true],
    ["https://www.salon.example", true],
    ["https://other.example", false],
    ["https://evil.example", false],
    ["null", false],
  ])("%s may call the group: %s", async (origin, allowed) => {
    const token = await app.addFicheToken(group, await addFiche(app.db, group));
    const expected = allowed ? origin : null;
    const answer = await app.call(`v3/groups/${group}/calendars`, { token, headers: { origin } });
    expect(answer.headers.get("access-control-allow-origin")).toBe(expected);
    expect(answer.headers.get("access-control-allow-credentials")).toBe(allowed ? "true" : null);
    expect(answer.headers.get("vary")).toContain("Origin");
    const request = await app.call(`v3/groups/${group}/calendars`, {
      method: "OPTIONS",
      headers: { origin, ...preflight },
    });
    expect(request.status).toBe(204);
    expect(request.headers.get("access-control-allow-origin")).toBe(expected);
  });
});

describe("limits", () => {
  test("answer 429 with the time to wait, each address and key for itself", async () => {
    const limited = await startApp({ readsPerMinute: 3 });
    for (let call = 0; call < 3; call += 1)
      expect((await limited.call("v3/sessions/current")).status).toBe(200);
    // The first call counts only for the address, because the key was not checked yet.
    const last = await limited.call("v3/sessions/current");
    expect(last.status).toBe(200);
    expect(last.headers.get("ratelimit-limit")).toBe("3");
    expect(Number(last.headers.get("ratelimit-reset"))).toBeGreaterThan(0);
    const answer = await limited.call("v3/sessions/current");
    expect(answer.status).toBe(429);
    expect(answer.body.message).toBe("too_many_requests");
    expect(answer.headers.get("ratelimit-remaining")).toBe("0");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("count pages and pictures of an address beside its calls", async () => {
    const limited = await startApp({ readsPerMinute: 2 });
    const statuses: number[] = [];
    for (const path of ["/no-such-group", "/images/1/none.svg", "/no-such-group", "/images/1/none.svg"])
      statuses.push((await limited.get(path)).status);
    expect(statuses).toEqual([404, 404, 429, 429]);
    expect((await limited.call("v3/sessions/current")).status).toBe(200);
  });

  test("are said loudly to be off", async () => {
    const open = await startApp({ config: { rateLimit: false }, database: app.database });
    expect(open.logLines.join("")).toContain("RATE_LIMIT=off");
  });

  test("end with their window, and forget the oldest key first", () => {
    let now = 0;
    const limiter = createMemoryRateLimiter(2, 1000, () => now);
    expect([limiter.take("a"), limiter.take("a"), limiter.take("a"), limiter.take("b")]).toEqual([
      0, 0, 1, 0,
    ]);
    now = 1000;
    expect(limiter.take("a")).toBe(0);
  });

  test("that are shared hold over all processes at once", async () => {
    const window = { key: "login 1", max: 5, seconds: 60 };
    const waits = await Promise.all(Array.from({ length: 20 }, () => consumeSharedWindows(app.db, [window])));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    await sweepSharedWindows(app.db);
    expect(await consumeSharedWindows(app.db, [window])).toBeGreaterThan(0);
    // Moves the end of the block an hour on, as if the clock were set back; this must not lengthen the block.
    await app.db.query("update rate_limits set resets_at = resets_at + interval '1 hour' where key = $1", [
      window.key,
    ]);
    expect(await consumeSharedWindows(app.db, [window])).toBe(0);
  });

  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["203.0.113.7:50123", "203.0.113.7"],
    ["[2001:db8::1]:50123", "2001:db8:0:0::/64"],
  ])("count %s as %s", (address, key) => {
    expect(toAddressKey(address)).toBe(key);
  });
});

test("a server behind https says so for good", async () => {
  const secure = await startApp({ config: { publicUrl: "https://rdv.example" }, database: app.database });
  expect((await secure.get("/healthz")).headers.get("strict-transport-security")).toContain("max-age");
});

test("without the database nothing is ready, and calls may be tried again", async () => {
  const alone = await startApp();
  const id = await addGroup(alone.db);
  await alone.call("v3/sessions/current");
  await alone.database.drop();
  expect((await alone.get("/healthz")).status).toBe(200);
  const ready = await alone.get("/readyz");
  expect(ready.status).toBe(503);
  expect(ready.headers.get("retry-after")).toBe("5");
  expect((await alone.call(`v3/groups/${id}/calendars`)).status).toBe(503);
});
