import { createHash } from "node:crypto";
import { OLD_CALLS } from "@rendezvous/contract/site/old-calls";
import { describe, expect, test } from "vitest";
import { runSequence } from "../../../testing/client-sequences.ts";
import { addPro, logIn, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { SEVEN_OLD_CLIENTS } from "../../../testing/seven-old-clients.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

async function addOldGroup(urlname: string, legacy_clients = true) {
  const group = await addGroup(app.db, {
    urlname,
    fields: { legacy_clients },
    forms: {
      Fiche: [
        { name: "lastname", type: "string", label: "Last name", required: true },
        { name: "email", type: "email", label: "E-mail" },
        { name: "firstphone", type: "string", label: "Phone" },
      ],
      Vevent: [],
    },
  });
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const { email: owner } = await addPro(app.db, [group], { role: "owner" });
  const { email: pro } = await addPro(app.db, [group]);
  const booker = await addFiche(app.db, group, { firstname: "Max", lastname: "Noir" });
  const booked = await app.call(`v3/appointments`, {
    method: "POST",
    token: await tokenOf(app, group, owner),
    body: {
      appointment: {
        group_id: group,
        date: "2026-12-07 09:00:00",
        calendar_id: calendar,
        intervention_ids: [service],
        fiche: { id: booker },
      },
    },
  });
  expect(booked.status, booked.text).toBe(201);
  return {
    key: app.context.installation.apiKey,
    group,
    calendar,
    service,
    owner,
    pro,
    booker,
    booked: booked.body.records[0].id as number,
    basic: btoa(`${owner}:${PASSWORD}`),
    sha1: createHash("sha1").update(PASSWORD).digest("hex"),
  };
}

describe("a client of the old API goes on unchanged", async () => {
  const existing = await addOldGroup("old-clients");
  // The SHA-1 counts from a login by the password on.
  await logIn(app, { email: existing.pro, password: PASSWORD }, "v1");

  test.each(Object.entries(SEVEN_OLD_CLIENTS))("%s", async (_title, steps) => {
    await runSequence(app, steps, existing);
  });
});

const filled = (path: string, group: number) =>
  path.replace("{id}", String(group)).replaceAll(/\{\w+\}/g, "1");

function attempt(one: (typeof OLD_CALLS)[number], group: number, token?: string): Promise<Answer> {
  return app.call(`${one.version}${filled(one.path, group)}?group_id=${group}`, {
    method: one.endpoint.method,
    ...(token !== undefined && { token }),
    ...(one.endpoint.body && {
      body: JSON.stringify(one.endpoint.example ?? {}).replace('"group_id":4', `"group_id":${group}`),
    }),
  });
}

const isOpen = (call: string) => /^GET \/(groups\/\{id\}$|.*(calendar|intervention|customfield))/.test(call);
const isFree = (call: string) => isOpen(call) || call === "POST /appointments";
const isOwners = (call: string) =>
  /^(POST|PUT|DELETE) .*(calendar|intervention)|^PUT \/groups\/\{id\}$|\/pros$/.test(call);

describe("who may make the old calls", async () => {
  const old = await addOldGroup("old-rights");
  const present = await addOldGroup("present", false);
  test("nobody in a group without the setting", async () => {
    const token = await tokenOf(app, present.group, present.owner);
    for (const one of OLD_CALLS) {
      const { status, body } = await attempt(one, present.group, token);
      const code = one.version === "v3" ? body.message : body[0].translate_key;
      expect([status, code], `${one.endpoint.method} ${one.path}`).toEqual([
        404,
        one.version === "v3" ? "not_found" : "NotFound",
      ]);
    }
  });

  test("those who may make the calls of today", async () => {
    const tokens = {
      visitor: undefined,
      stranger: await tokenOf(app, present.group, present.owner),
      pro: await tokenOf(app, old.group, old.pro),
    };
    const allowed: Record<string, string[]> = { visitor: [], stranger: [], pro: [] };
    for (const one of OLD_CALLS)
      for (const [who, token] of Object.entries(tokens)) {
        const { status, text } = await attempt(one, old.group, token);
        expect(status, `${who} ${one.endpoint.method} ${one.path}: ${text}`).toBeLessThan(500);
        if (![401, 403].includes(status)) allowed[who]!.push(`${one.endpoint.method} ${one.path}`);
      }
    for (const who of ["visitor", "stranger"])
      expect(allowed[who]!.filter((call) => !isFree(call))).toEqual([]);
    expect(allowed["pro"]!.filter(isOwners)).toEqual([]);
    expect(allowed["pro"]!.filter((call) => call.includes("vevents"))).toHaveLength(10);
  });

  test("a professional of some calendars on these alone", async () => {
    const other = await addCalendar(app.db, old.group);
    const { email } = await addPro(app.db, [old.group], { calendars: [other] });
    const token = await tokenOf(app, old.group, email);
    const path = `v1/groups/${old.group}/vevents`;
    const list = await app.call(path, { token });
    expect(list.body).toMatchObject({ totalRecords: 0 });
    const times = { start: "2026-12-10 10:00:00", end: "2026-12-10 11:00:00" };
    const close = (calendar_id: number) =>
      app.call(path, { method: "POST", token, body: { vevent: { ...times, calendar_id } } });
    expect(await close(old.calendar)).toMatchObject({ status: 400, body: [{ code: 108 }] });
    expect(await close(other)).toMatchObject({ status: 201 });
    expect((await app.call(`${path}/${old.booked}`, { token })).status).toBe(404);
  });

  test("a call-centre agent closes no time", async () => {
    const { email } = await addPro(app.db, [old.group], { role: "call_centre" });
    const answer = await app.call(`v1/groups/${old.group}/vevents`, {
      method: "POST",
      token: await tokenOf(app, old.group, email),
      body: {
        vevent: { calendar_id: old.calendar, start: "2026-12-10 10:00:00", end: "2026-12-10 11:00:00" },
      },
    });
    expect(answer.status).toBe(403);
  });
});

describe("a vevent", async () => {
  const old = await addOldGroup("old-vevents");
  const token = await tokenOf(app, old.group, old.owner);
  const path = `v1/groups/${old.group}/vevents`;
  const visit = {
    calendar_id: old.calendar,
    intervention_id: old.service,
    fiche_id: old.booker,
    start: "2026-12-14 09:00:00",
    end: "2026-12-14 09:45:00",
  };

  test("takes no place that is taken, when it is booked or moved", async () => {
    const post = (vevent: object) => app.call(path, { method: "POST", token, body: { vevent } });
    const first = await post(visit);
    expect(first).toMatchObject({ status: 201, body: { start: visit.start, end: visit.end, duration: 45 } });
    expect(await post(visit)).toMatchObject({ status: 409 });
    const second = await post({ ...visit, start: "2026-12-14 10:00:00", end: "2026-12-14 10:30:00" });
    const move = { start: visit.start, end: visit.end };
    expect(
      await app.call(`${path}/${second.body.id}`, { method: "PUT", token, body: { vevent: move } }),
    ).toMatchObject({ status: 409 });
    expect((await app.call(`${path}/${second.body.id}`, { token })).body.start).toBe("2026-12-14 10:00:00");
  });

  test("is changed only in what the old API can change here, and the answer names the rest", async () => {
    const times = { start: "2026-12-11 09:00:00", end: "2026-12-11 09:30:00" };
    const added = await app.call(path, { method: "POST", token, body: { vevent: { ...visit, ...times } } });
    const change = { vevent: { end: "2026-12-11 10:00:00", comments: "Later" } };
    const changed = await app.call(`${path}/${added.body.id}`, { method: "PUT", token, body: change });
    expect(changed).toMatchObject({ status: 200, body: { end: "2026-12-11 10:00:00", duration: 60 } });
    expect(changed.headers.get("warning")).toContain("vevent.comments");
    const { rows } = await app.db.query("select websource from bookings where group_id = $1", [old.group]);
    expect(rows).toContainEqual({ websource: "vevents" });
  });

  test("that the office has closed keeps its id through a change", async () => {
    const closures = [{ start: "2026-12-15 12:00", end: "2026-12-15 13:00", label: "Lunch" }];
    await app.call(`v3/groups/${old.group}/calendars/${old.calendar}/closures`, {
      method: "POST",
      token,
      body: { closures },
    });
    const of = "conditions[0][field]=start&conditions[0][op]=>=&conditions[0][value]=2026-12-15";
    const [found] = (await app.call(`${path}?${of}`, { token })).body.records;
    expect(found).toMatchObject({ text: "Lunch", start: "2026-12-15 12:00:00", fiche_id: 0 });
    for (const end of ["2026-12-15 13:30:00", "2026-12-15 14:00:00"])
      expect(
        await app.call(`${path}/${found.id}`, { method: "PUT", token, body: { vevent: { end } } }),
      ).toMatchObject({ status: 200, body: { id: found.id, end } });
    expect((await app.call(`${path}?${of}`, { token })).body).toMatchObject({
      totalRecords: 1,
      records: [{ id: found.id, end: "2026-12-15 14:00:00", text: "Lunch" }],
    });
  });

  const send = (method: string, at: string, vevent: object) =>
    app.call(at, { method, token, body: { vevent } });

  test("that brings its client along is refused, because the client would be lost", async () => {
    const { fiche_id: _, ...rest } = visit;
    const times = { start: "2026-12-18 09:00:00", end: "2026-12-18 09:30:00" };
    const fiche = { firstname: "Maud", lastname: "Kerbrat" };
    const refused = await send("POST", path, { ...rest, ...times, fiche });
    expect([refused.status, refused.body[0].fields]).toEqual([
      400,
      { "vevent.fiche": "expected fiche_id, of a fiche that exists" },
    ]);
    const booked = await send("POST", path, { ...visit, ...times, fiche });
    expect([booked.status, booked.body.fiche_id]).toEqual([201, old.booker]);
    expect(booked.headers.get("warning")).toContain("vevent.fiche");
  });

  test("that ends before it starts is refused by its own field", async () => {
    const closure = { ...visit, fiche_id: null, start: "2026-12-16 09:00:00", end: "2026-12-16 10:00:00" };
    const times = { start: "2026-12-17 09:00:00", end: "2026-12-17 10:00:00" };
    for (const vevent of [closure, { ...visit, ...times }]) {
      const { body: added } = await send("POST", path, vevent);
      const late = `${vevent.start.slice(0, 10)} 11:00:00`;
      for (const refused of [
        await send("PUT", `${path}/${added.id}`, { start: late }),
        await send("POST", path, { ...vevent, start: late }),
      ])
        expect([refused.status, refused.body[0].fields]).toEqual([
          400,
          { "vevent.end": "expected a time after start" },
        ]);
    }
  });
});

test("every old call is described as deprecated, and its answers say so", async () => {
  const { paths } = (await app.call("openapi.json")).body;
  for (const { version, path, endpoint } of OLD_CALLS)
    expect(paths[`/api/${version}${path}`][endpoint.method.toLowerCase()].deprecated, path).toBe(true);
  const { group } = await addOldGroup("old-headers");
  const answer = await app.call(`v1/groups/${group}/customfields`);
  expect([answer.status, answer.headers.get("deprecation")]).toEqual([200, "@1795737600"]);
  const present = await app.call(`v1/groups/${group}/forms`);
  expect([present.status, present.headers.get("deprecation")]).toEqual([200, null]);
});

test("a login cookie counts without a key only for calls of the group's own sites", async () => {
  const old = await addOldGroup("old-cookies");
  const login = await app.call("v1/sessions/login", {
    method: "POST",
    body: { pro: { email: old.pro, password: PASSWORD } },
  });
  const cookie = login.headers
    .getSetCookie()
    .find((one) => one.startsWith("_session_id="))!
    .split(";")[0]!;
  const read = (headers: Record<string, string>, version = "v1") =>
    app.call(`${version}/groups/${old.group}/fiches`, { apikey: null, headers });
  expect(await read({ cookie })).toMatchObject({ status: 200 });
  expect(await read({ cookie, origin: "https://evil.example" })).toMatchObject({ status: 401 });
  expect(await read({ cookie }, "v3")).toMatchObject({ status: 401 });
  expect(await read({ cookie: `_session_id=${"x".repeat(43)}` })).toMatchObject({ status: 401 });
  const off = await app.call(`v3/groups/${old.group}/settings`, {
    method: "PUT",
    token: await tokenOf(app, old.group, old.owner),
    body: { settings: { legacy_clients: false } },
  });
  expect(off).toMatchObject({ status: 200, body: { settings: { legacy_clients: false } } });
  await expect.poll(async () => (await read({ cookie })).status).toBe(401);
});

test("only these groups answer in XML, and offer three months of times at once", async () => {
  const { group, service } = await addOldGroup("not-old", false);
  const answer = await app.call(`v1/groups/${group}/calendars`, { headers: { accept: "application/xml" } });
  expect(answer.status).toBe(406);
  const json = await app.call(`v1/groups/${group}/calendars?format=xml`);
  expect(json.body).toMatchObject({ totalRecords: 1 });
  const times = await app.call(
    `v1/groups/${group}/availabletimeslots?nDays=63&intervention_ids[]=${service}`,
  );
  expect(times.status).toBe(400);
});
