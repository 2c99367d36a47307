import { SCOPES } from "@rendezvous/domain/permission/scopes";
import { describe, expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type CallOptions, startApp, TEST_NOW, type TestApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

async function addOwned() {
  const group = await addGroup(app.db);
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, path: string, options: CallOptions = {}) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...options });
  const addKey = async (...scopes: string[]) => {
    const body = { access_key: { name: "Our website", scopes } };
    const { status, text, body: made } = await call("POST", "access_keys", { body });
    expect(status, text).toBe(201);
    return made.access_key as { id: number; key: string; ending: string };
  };
  return { group, owner, token, call, addKey };
}

/** Calls as a program does: with only the key, in the header. */
function by(key: string, group: number) {
  return (method: string, path: string, options: CallOptions = {}) =>
    app.call(`v3/groups/${group}/${path}`, {
      method,
      apikey: null,
      ...options,
      headers: { authorization: `Bearer ${key}`, ...options.headers },
    });
}

describe("an access key", () => {
  test("is shown once, and only its hash is kept", async () => {
    const { call, addKey } = await addOwned();
    const made = await addKey("catalogue:read", "hours:write");
    expect(made.key).toMatch(/^rdv_[\w-]{43}$/);
    expect(made).toMatchObject({
      name: "Our website",
      scopes: ["catalogue:read", "hours:write"],
      ending: made.key.slice(-4),
      by: "Paul Martin",
      created_at: new Date(TEST_NOW).toISOString(),
      last_used_at: null,
      expires_at: null,
      origins: [],
      calls_per_minute: null,
      revoked_at: null,
    });
    const { key: _key, ...listed } = made;
    expect((await call("GET", "access_keys")).body).toEqual({ access_keys: [listed] });
    const { rows } = await app.db.query("select to_jsonb(k)::text as text from access_keys k");
    expect(rows.some(({ text }: { text: string }) => text.includes(made.key.slice(4)))).toBe(false);
  });

  test("works where it has the scope, without another key, and is refused elsewhere by name", async () => {
    const { group, addKey } = await addOwned();
    const { key } = await addKey("catalogue:read");
    const call = by(key, group);
    const service = await addIntervention(app.db, group);
    expect((await call("GET", `interventions/${service}`)).status).toBe(200);
    const path = `interventions/${service}`;
    const refused = await call("PUT", path, { body: { intervention: { length: 45 } } });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      message: "forbidden",
      detail: "missing_scope",
      details: { scope: "catalogue:write" },
    });
    expect((await call("GET", "fiches")).body.details).toEqual({ scope: "clients:read" });
    // Public data needs no scope.
    expect((await call("GET", "interventions")).status).toBe(200);
  });

  test("has ETags, If-Match and Idempotency-Key as everybody, and stands in the history by its name", async () => {
    const { group, call, addKey } = await addOwned();
    const withKey = by((await addKey("catalogue:read", "catalogue:write")).key, group);
    const headers = { "idempotency-key": "one" };
    const body = { intervention: { name: "Scaling", length: 45 } };
    const made = await withKey("POST", "interventions", { body, headers });
    expect(made.status, made.text).toBe(201);
    expect((await withKey("POST", "interventions", { body, headers })).body).toEqual(made.body);
    const path = `interventions/${made.body.intervention.id}`;
    const change = { body: { intervention: { length: 60 } }, headers: { "if-match": '"1"' } };
    expect((await withKey("PUT", path, change)).status).toBe(200);
    expect((await withKey("PUT", path, change)).status).toBe(412);
    const { changes } = (await call("GET", "changes")).body;
    expect(changes.map(({ by: who, action }: { by: string; action: string }) => [who, action])).toEqual([
      ["Our website", "changed"],
      ["Our website", "created"],
      ["Paul Martin", "created"],
    ]);
  });

  test("is refused from its revoking on, and says when it was last used", async () => {
    const { group, call, addKey } = await addOwned();
    const { id, key } = await addKey("statistics:read");
    const other = await addKey("statistics:read");
    const withKey = by(key, group);
    const path = "statistics?from=2026-12-01&until=2026-12-31";
    expect((await withKey("GET", path)).status).toBe(200);
    app.clock.set(TEST_NOW + 30_000);
    expect((await withKey("GET", path)).status).toBe(200);
    const listed = async () => (await call("GET", "access_keys")).body.access_keys;
    expect(await listed()).toMatchObject([
      { id: other.id, last_used_at: null },
      { id, last_used_at: new Date(TEST_NOW).toISOString() },
    ]);
    const revoked = await call("DELETE", `access_keys/${id}`);
    expect(revoked.body.access_key.revoked_at).toBe(new Date(TEST_NOW + 30_000).toISOString());
    const refused = await withKey("GET", path);
    expect([refused.status, refused.body.message, refused.body.detail]).toEqual([
      401,
      "invalid_api_key",
      "unknown_key",
    ]);
    // A second revocation changes nothing.
    app.clock.set(TEST_NOW + 60_000);
    expect((await call("DELETE", `access_keys/${id}`)).body).toEqual(revoked.body);
    app.clock.set(TEST_NOW);
  });

  test("that watches calendars hears nothing more once it is revoked", async () => {
    const { group, call, addKey } = await addOwned();
    const { id, key } = await addKey("appointments:read");
    const stream = await fetch(`${app.url}/api/v3/groups/${group}/calendars.events`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(stream.status).toBe(200);
    await call("DELETE", `access_keys/${id}`);
    // Reads the stream to its end, which would otherwise come only after minutes.
    expect(await stream.text()).toContain("data:");
  });

  test("of one group opens nothing of another, and no other group's owner revokes it", async () => {
    const here = await addOwned();
    const there = await addOwned();
    const { id, key } = await here.addKey(...SCOPES);
    const ficheId = await addFiche(app.db, there.group);
    const withKey = by(key, there.group);
    expect((await withKey("GET", `fiches/${ficheId}`)).status).toBe(403);
    expect((await withKey("GET", "settings")).status).toBe(403);
    expect((await there.call("DELETE", `access_keys/${id}`)).status).toBe(404);
    expect((await by(key, here.group)("GET", "settings")).status).toBe(200);
  });

  test("with every scope is still no owner: not over keys, people, files, nor over who logs in how", async () => {
    const { group, call, addKey } = await addOwned();
    const withKey = by((await addKey(...SCOPES)).key, group);
    const access_key = { name: "Another", scopes: ["clients:read"] };
    for (const refused of [
      await withKey("GET", "access_keys"),
      await withKey("POST", "access_keys", { body: { access_key } }),
      await withKey("POST", "file.preview", { body: { file: {} } }),
      await withKey("PUT", "settings", { body: { settings: { sso_login_only: true } } }),
      await withKey("PUT", "settings", { body: { settings: { second_factor_required: true } } }),
      await withKey("PUT", "settings", {
        body: { settings: { sso: { issuer: "https://login.example.net", client_id: "theirs" } } },
      }),
    ])
      expect([refused.status, refused.body.details]).toEqual([403, { scope: "none" }]);
    const { settings } = (await call("GET", "settings")).body;
    const sent = { ...settings, phone: "01 23 45 67 89" };
    const changed = await withKey("PUT", "settings", { body: { settings: sent } });
    expect(changed.status, changed.text).toBe(200);
    expect((await withKey("GET", "changes")).body.changes[0]).toMatchObject({ by: "Our website" });
  });

  test("cannot hide such a change in a draft", async () => {
    const { group, addKey } = await addOwned();
    const withKey = by((await addKey(...SCOPES)).key, group);
    const { draft } = (await withKey("POST", "drafts", { body: { draft: { name: "Quietly" } } })).body;
    const refused = await withKey("PUT", `settings?draft_id=${draft.id}`, {
      body: { settings: { sso_login_only: true } },
    });
    expect([refused.status, refused.body.details]).toEqual([403, { scope: "none" }]);
  });

  test("reaches no settings and no appointments by ways round", async () => {
    const { group, call, addKey } = await addOwned();
    const withKey = by((await addKey("catalogue:read", "catalogue:write")).key, group);
    const settings = { phone: "01 23 45 67 89" };
    const { draft } = (await call("POST", "drafts", { body: { draft: { name: "Prepared" } } })).body;
    await call("PUT", `settings?draft_id=${draft.id}`, { body: { settings } });
    await call("PUT", "settings", { body: { settings: { name: "Cabinet du Lac" } } });
    const [change] = (await call("GET", "changes?kind=settings")).body.changes;
    for (const refused of [
      await withKey("POST", `changes/${change.id}/undo`, { body: {} }),
      await withKey("POST", `drafts/${draft.id}/publish`, { body: {} }),
      await withKey("PUT", `drafts/${draft.id}`, {
        body: { draft: { publish_at: "2026-12-01T08:00:00Z" } },
      }),
    ])
      expect([refused.status, refused.body.details], refused.text).toEqual([
        403,
        { scope: "settings:write" },
      ]);
    // The key may change a draft that an owner has begun.
    const added = await withKey("POST", `calendarsets?draft_id=${draft.id}`, {
      body: { calendarset: { name: "Dentists" } },
    });
    expect(added.status, added.text).toBe(201);

    const calendar = await addCalendar(app.db, group);
    const service = await addIntervention(app.db, group);
    const request = { date: "2026-12-03 09:00:00", calendar_id: calendar, intervention_ids: [service] };
    const { body } = await postAppointment(app, "v3", group, { ...request, fiche: newPerson() });
    const archive = (by: typeof withKey, accept: object[]) =>
      by("PUT", `calendars/${calendar}`, { body: { calendar: { deleted: true }, accept } });
    const [{ name }] = (await archive(call, [])).body.details.appointments;
    expect(name).not.toBe("");
    const [{ id, ...notified }] = (await archive(withKey, [])).body.details.appointments;
    expect([id, notified.name]).toEqual([body.records[0].id, ""]);
    const cancelled = await archive(withKey, [{ appointment_id: id, action: "cancel" }]);
    expect([cancelled.status, cancelled.body.details]).toEqual([403, { scope: "appointments:write" }]);
    expect((await archive(withKey, [{ appointment_id: id, action: "keep" }])).status).toBe(200);

    const another = await addCalendar(app.db, group);
    await postAppointment(app, "v3", group, { ...request, calendar_id: another, fiche: newPerson() });
    const withHours = by((await addKey("hours:write")).key, group);
    const closures = [{ start: "2026-12-03 08:00", end: "2026-12-03 12:00" }];
    const closed = await withHours("POST", `calendars/${another}/closures`, { body: { closures } });
    expect([closed.status, closed.body.appointments], closed.text).toEqual([200, []]);
  });

  test("that is made up is told from a login that has run out", async () => {
    const { group } = await addOwned();
    const refused = await by("rdv_guessed", group)("GET", "settings");
    expect([refused.status, refused.body.message]).toEqual([401, "invalid_api_key"]);
  });

  test("is refused in an address, good or not", async () => {
    const { group, addKey } = await addOwned();
    const { key } = await addKey("catalogue:read");
    for (const token of [key, "rdv_guessed"]) {
      const refused = await app.call(`v3/groups/${group}/settings?token=${token}`);
      expect([refused.status, refused.body.message, refused.body.detail]).toEqual([
        401,
        "invalid_api_key",
        "key_in_address",
      ]);
    }
    expect((await app.call(`v3/groups/${group}/settings`, { token: key, apikey: null })).status).toBe(200);
  });

  test("ends at its date, and says so", async () => {
    const { group, call } = await addOwned();
    const expires_at = "2026-12-01T11:00:00+01:00";
    const access_key = { name: "Till", scopes: ["catalogue:read"], expires_at };
    const made = (await call("POST", "access_keys", { body: { access_key } })).body.access_key;
    expect(made.expires_at).toBe("2026-12-01T10:00:00.000Z");
    const withKey = by(made.key, group);
    app.clock.set("2026-12-01T09:59:59Z");
    expect((await withKey("GET", "settings")).status).toBe(200);
    app.clock.set("2026-12-01T10:00:00Z");
    const refused = await withKey("GET", "settings");
    expect([refused.status, refused.body.message, refused.body.detail]).toEqual([
      401,
      "invalid_api_key",
      "expired_key",
    ]);
    app.clock.set(TEST_NOW);
    const late = await call("POST", "access_keys", {
      body: { access_key: { ...access_key, expires_at: "2026-12-01T08:59:00Z" } },
    });
    expect([late.status, late.body.messages.fields]).toEqual([
      400,
      { "access_key.expires_at": "expected a time to come" },
    ]);
  });

  test.each([
    ["no scope", { name: "Website", scopes: [] }],
    ["an unknown scope", { name: "Website", scopes: ["everything"] }],
    ["no name", { name: " ", scopes: ["clients:read"] }],
  ])("is not made with %s", async (_title, access_key) => {
    const { call } = await addOwned();
    expect((await call("POST", "access_keys", { body: { access_key } })).status).toBe(400);
  });

  test("that is asked for twice under one Idempotency-Key is one", async () => {
    const { call } = await addOwned();
    const options = {
      body: { access_key: { name: "Website", scopes: ["clients:read"] } },
      headers: { "idempotency-key": "once" },
    };
    const made = await call("POST", "access_keys", options);
    expect((await call("POST", "access_keys", options)).body).toEqual(made.body);
    expect((await call("GET", "access_keys")).body.access_keys).toHaveLength(1);
  });
});

/** Asks as a browser does before it sends a key. */
function preflight(from: string, path: string) {
  return fetch(`${app.url}/api/v3/${path}`, {
    method: "OPTIONS",
    headers: {
      origin: from,
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    },
  });
}

function allowed({ headers }: { headers: Headers }) {
  return headers.get("access-control-allow-origin");
}

describe("an access key in a browser", () => {
  const origin = "https://app.example.org";

  test("is used by the pages that it names, and by no others", async () => {
    const { group, call, addKey } = await addOwned();
    const path = `groups/${group}/interventions`;
    const access_key = { name: "Our app", scopes: ["catalogue:read"], origins: [origin] };
    const { body } = await call("POST", "access_keys", { body: { access_key } });
    const { key } = body.access_key;
    expect(body.access_key.origins).toEqual([origin]);
    expect(allowed(await preflight(origin, path))).toBe(origin);
    expect(allowed(await preflight("https://evil.example", path))).toBe(null);
    const answer = await by(key, group)("GET", "interventions", { headers: { origin } });
    expect([answer.status, allowed(answer)]).toEqual([200, origin]);
    expect(answer.headers.get("access-control-allow-credentials")).toBe(null);
    const refused = await by(key, group)("GET", "fiches", { headers: { origin } });
    expect([refused.status, allowed(refused)]).toEqual([403, origin]);
    const elsewhere = { headers: { origin: "https://evil.example" } };
    expect(allowed(await by(key, group)("GET", "fiches", elsewhere))).toBe(null);
    expect(allowed(await by(key, group)("GET", "interventions", elsewhere))).toBe(null);
    const another = await addKey("catalogue:read");
    expect(allowed(await by(another.key, group)("GET", "interventions", { headers: { origin } }))).toBe(null);
    const wrong = { ...access_key, origins: ["https://app.example.org/page"] };
    expect((await call("POST", "access_keys", { body: { access_key: wrong } })).status).toBe(400);
    await call("DELETE", `access_keys/${body.access_key.id}`);
    expect(allowed(await preflight(origin, path))).toBe(null);
  });

  test("reads that its key has expired", async () => {
    const { group, call } = await addOwned();
    const access_key = {
      name: "Till",
      scopes: ["catalogue:read"],
      origins: ["https://till.example.org"],
      expires_at: "2026-12-01T11:00:00+01:00",
    };
    const { key } = (await call("POST", "access_keys", { body: { access_key } })).body.access_key;
    app.clock.set("2026-12-01T10:00:00Z");
    const [site, elsewhere] = ["https://till.example.org", "https://evil.example"];
    expect(allowed(await preflight(site, `groups/${group}/interventions`))).toBe(site);
    const from = (page: string) => by(key, group)("GET", "interventions", { headers: { origin: page } });
    const refused = await from(site);
    expect([refused.body.detail, allowed(refused)]).toEqual(["expired_key", site]);
    expect(refused.headers.get("access-control-allow-credentials")).toBe(null);
    expect(allowed(await from(elsewhere))).toBe(null);
    app.clock.set(TEST_NOW);
  });

  test("reads why a call was refused before its rights were looked at", async () => {
    const { group, call } = await addOwned();
    const access_key = { name: "Our app", scopes: ["catalogue:read"], origins: [origin] };
    const { key } = (await call("POST", "access_keys", { body: { access_key } })).body.access_key;
    const busy = await startApp({ database: app.database, readsPerMinute: 1 });
    const from = (page: string, headers = {}) =>
      busy.call(`v3/groups/${group}/interventions`, {
        apikey: null,
        headers: { authorization: `Bearer ${key}`, origin: page, ...headers },
      });
    const unread = await from(origin, { accept: "text/csv" });
    expect([unread.status, allowed(unread)]).toEqual([406, origin]);
    expect((await from(origin)).status).toBe(200);
    const refused = await from(origin);
    expect([refused.status, allowed(refused)]).toEqual([429, origin]);
    expect(refused.headers.get("access-control-expose-headers")).toContain("RateLimit-Reset");
    expect(refused.headers.get("ratelimit-limit")).toBe("1");
    const elsewhere = await from("https://evil.example");
    expect([elsewhere.status, allowed(elsewhere)]).toEqual([429, null]);
    await busy.stop();
  });

  test("makes no more calls in a minute than its owner allows", async () => {
    const { group, call, addKey } = await addOwned();
    const access_key = { name: "Slow", scopes: ["catalogue:read"], calls_per_minute: 2 };
    const { body } = await call("POST", "access_keys", { body: { access_key } });
    const withKey = by(body.access_key.key, group);
    const first = await withKey("GET", "interventions");
    expect([
      first.status,
      first.headers.get("ratelimit-limit"),
      first.headers.get("ratelimit-remaining"),
    ]).toEqual([200, "2", "1"]);
    expect((await withKey("GET", "interventions")).status).toBe(200);
    const third = await withKey("GET", "interventions");
    expect([third.status, third.body.message]).toEqual([429, "too_many_requests"]);
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    const another = await addKey("catalogue:read");
    expect((await by(another.key, group)("GET", "interventions")).status).toBe(200);
  });

  test("shares its limit among all servers, and writes once for several calls", async () => {
    const { group, call } = await addOwned();
    const access_key = { name: "Slow", scopes: ["catalogue:read"], calls_per_minute: 60 };
    const { key } = (await call("POST", "access_keys", { body: { access_key } })).body.access_key;
    const other = await startApp({ database: app.database });
    const ask = (server: TestApp) =>
      server.call(`v3/groups/${group}/interventions`, { token: key, apikey: null });
    const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => ask(at % 2 === 0 ? app : other)));
    const passed = answers.filter(({ status }) => status === 200).length;
    // The other server may keep a part of a block.
    expect(passed).toBeGreaterThan(55);
    expect(passed).toBeLessThanOrEqual(60);
    const { rows } = await app.db.query(
      "select count from rate_limits where key like 'access key %' order by count desc",
    );
    expect(rows[0].count).toBeLessThan(70);
    await other.stop();
  });
});
