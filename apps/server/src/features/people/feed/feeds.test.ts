import { spawnSync } from "node:child_process";
import ICAL from "ical.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { anonymiseFiches } from "../retention/anonymise-data.ts";
import { transaction } from "../../../lib/database/database.ts";
import { deleteUnusedFeeds } from "./data.ts";

const app = await startApp();
const DAY_MS = 86_400_000;

async function addPractice() {
  const groupId = await addGroup(app.db, { name: "Cabinet du Parc", fields: { phone: "01 23 45 67 89" } });
  const calendar_id = await addCalendar(app.db, groupId);
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const pro = await addPro(app.db, [groupId]);
  const token = await tokenOf(app, groupId, pro.email);
  const post = (feed: object, as = token) =>
    app.call(`v3/groups/${groupId}/feeds?locale=en`, { method: "POST", token: as, body: { feed } });
  const make = async (feed: object, as = token): Promise<{ id: number; url: string }> => {
    const { status, text, body } = await post(feed, as);
    expect(status, text).toBe(201);
    return body.feed;
  };
  const list = async (as = token) => (await app.call(`v3/groups/${groupId}/feeds`, { token: as })).body.feeds;
  const end = (id: number, as = token) =>
    app.call(`v3/groups/${groupId}/feeds/${id}`, { method: "DELETE", token: as });
  const book = async (more: object = {}, as?: string) => {
    const { status, text, body } = await postAppointment(
      app,
      "v3",
      groupId,
      { date: "2026-12-03 09:00:00", calendar_id, intervention_ids, ...more },
      as === undefined ? {} : { token: as },
    );
    expect(status, text).toBe(201);
    return { ...body.records[0], token: body.fiche_token as string };
  };
  return { groupId, calendar_id, pro, token, post, make, list, end, book };
}

const read = (url: string, headers: Record<string, string> = {}) => app.get(new URL(url).pathname, headers);

/** Reads a feed with ical.js: the properties of each event. */
function eventsIn(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => ({
    uid: String(event.getFirstPropertyValue("uid")),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    summary: String(event.getFirstPropertyValue("summary")),
    status: String(event.getFirstPropertyValue("status")),
    description: String(event.getFirstPropertyValue("description") ?? ""),
    created: String(event.getFirstPropertyValue("created")),
    modified: String(event.getFirstPropertyValue("last-modified")),
  }));
}

describe("a feed of a calendar", () => {
  test("shows busy times, services or clients, as its maker has chosen, under an address that is shown once", async () => {
    const { calendar_id, make, list, book, pro } = await addPractice();
    const fiche = { ...newPerson(), firstname: "Anna", lastname: "Roux", firstphone: "06 39 98 12 34" };
    const booked = await book({ fiche });
    const [busy, service, client] = [
      await make({ calendar_id, content: "busy" }),
      await make({ calendar_id, content: "service" }),
      await make({ calendar_id, content: "client" }),
    ];
    expect(busy.url).toMatch(/\/feeds\/\d+\/[\w-]{43}\.ics$/);
    const { rows } = await app.db.query("select to_jsonb(f)::text as text from feeds f");
    const token = /[\w-]{43}(?=\.ics)/.exec(busy.url)![0];
    expect(rows.some(({ text }: { text: string }) => text.includes(token))).toBe(false);
    const [hidden, named, whole] = await Promise.all([busy, service, client].map(({ url }) => read(url)));
    expect(hidden!.status).toBe(200);
    expect(hidden!.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(hidden!.text).toContain("X-WR-CALNAME:Dr Martin – Cabinet du Parc");
    expect(hidden!.text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT15M");
    expect(hidden!.text).not.toMatch(/Consultation|Roux|06 39|01 23/);
    expect(named!.text).not.toMatch(/Roux|06 39/);
    expect(eventsIn(hidden!.text)).toMatchObject([{ summary: "Busy", description: "" }]);
    expect(eventsIn(named!.text)).toMatchObject([{ summary: "Consultation" }]);
    expect(eventsIn(whole!.text)).toMatchObject([
      {
        summary: "Anna Roux – Consultation",
        description: expect.stringContaining("06 39 98 12 34"),
        status: "CONFIRMED",
        created: "2026-12-01T09:00:00Z",
        modified: `${booked.changed_at.slice(0, 19)}Z`,
      },
    ]);
    expect(await list()).toMatchObject([
      { id: client.id, content: "client", by: "Paul Martin" },
      { id: service.id },
      { id: busy.id, calendar_id, last_used_at: new Date(TEST_NOW).toISOString() },
    ]);
    expect(pro.email).not.toBe("");
  });

  test("has the ids and SEQUENCE of the mails; cancelled appointments stay for 30 days", async () => {
    const { groupId, calendar_id, make, book, token } = await addPractice();
    const { id, token: own } = await book();
    const { url } = await make({ calendar_id, content: "service" });
    const exported = async () =>
      eventsIn((await app.call(`v3/groups/${groupId}/appointments/${id}.ics`, { token: own })).text)[0]!;
    const here = async () => eventsIn((await read(url)).text)[0];
    const before = await exported();
    expect(await here()).toMatchObject({ uid: before.uid, sequence: before.sequence });
    await app.call(`v3/groups/${groupId}/appointments/${id}`, {
      method: "PUT",
      token,
      body: { appointment: { date: "2026-12-03 10:00:00" } },
    });
    const moved = await exported();
    expect(moved.sequence).toBe(before.sequence + 1);
    expect(await here()).toMatchObject({ uid: before.uid, sequence: moved.sequence, status: "CONFIRMED" });
    await postCancellation(app, "v3", groupId, [id], own);
    expect(await here()).toMatchObject({
      uid: before.uid,
      sequence: moved.sequence + 1,
      status: "CANCELLED",
    });
    app.clock.set(TEST_NOW + 29 * DAY_MS);
    expect(await here()).toMatchObject({ status: "CANCELLED" });
    app.clock.set(TEST_NOW + 31 * DAY_MS);
    expect(await here()).toBeUndefined();
    app.clock.set(TEST_NOW);
  });

  test("is sent again only when something has changed", async () => {
    const { calendar_id, make, book } = await addPractice();
    await book();
    const { url } = await make({ calendar_id, content: "service" });
    const first = await read(url);
    const condition = { "if-none-match": first.headers.get("etag")! };
    app.clock.set(TEST_NOW + 3_600_000);
    expect((await read(url, condition)).status).toBe(304);
    await book({ date: "2026-12-03 11:00:00" });
    const again = await read(url, condition);
    expect([again.status, eventsIn(again.text).length]).toEqual([200, 2]);
    app.clock.set(TEST_NOW);
  });

  test("is its maker's, and the owner's to end; it ends with their rights", async () => {
    const { groupId, calendar_id, pro, post, make, list, end, book } = await addPractice();
    await book();
    const other = await addCalendar(app.db, groupId, { sort: 1 });
    const limited = await addPro(app.db, [groupId], { calendars: [other] });
    const theirs = await tokenOf(app, groupId, limited.email);
    expect((await post({ calendar_id, content: "busy" }, theirs)).status).toBe(400);
    const { id, url } = await make({ calendar_id, content: "client" });
    expect(await list(theirs)).toEqual([]);
    expect((await end(id, theirs)).status).toBe(404);
    const owner = await addPro(app.db, [groupId], { role: "owner" });
    const ofOwner = await tokenOf(app, groupId, owner.email);
    expect(await list(ofOwner)).toMatchObject([{ id, by: "Paul Martin" }]);
    await app.db.query("update pro_groups set calendars = $3 where group_id = $1 and pro_id = $2", [
      groupId,
      pro.id,
      [other],
    ]);
    expect(eventsIn((await read(url)).text)).toEqual([]);
    await app.db.query("delete from pro_groups where group_id = $1 and pro_id = $2", [groupId, pro.id]);
    expect((await read(url)).status).toBe(404);
    expect((await end(id, ofOwner)).body).toMatchObject({ feed: { id, content: "client" } });
    expect(await list(ofOwner)).toEqual([]);
    const { changes } = (await app.call(`v3/groups/${groupId}/changes`, { token: ofOwner })).body;
    expect(changes).toMatchObject([
      { kind: "feeds", action: "revoked", record_name: "Dr Martin", before: { content: "client" } },
      { kind: "feeds", action: "created", by: "Paul Martin", after: { content: "client" } },
    ]);
  });

  test("is not found once it has ended, nor under a made-up address; no log has its token", async () => {
    const { calendar_id, make, end } = await addPractice();
    const { id, url } = await make({ calendar_id, content: "busy" });
    const token = /[\w-]{43}(?=\.ics)/.exec(url)![0];
    expect((await read(url)).status).toBe(200);
    expect((await end(id)).status).toBe(200);
    for (const path of [url, url.replace(token, "x".repeat(43)), url.replace(token, "x")])
      expect((await read(path)).status).toBe(404);
    expect(app.logLines.join("")).not.toContain(token);
  });

  test("of an archived calendar goes on until its last appointment is over, and again when it is restored", async () => {
    const { groupId, calendar_id, make, book } = await addPractice();
    const { url } = await make({ calendar_id, content: "busy" });
    await book();
    const archive = (deleted: boolean) =>
      app.db.query("update calendars set deleted = $3 where group_id = $1 and id = $2", [
        groupId,
        calendar_id,
        deleted,
      ]);
    await archive(true);
    expect(eventsIn((await read(url)).text)).toHaveLength(1);
    app.clock.set(TEST_NOW + 3 * DAY_MS);
    expect((await read(url)).status).toBe(404);
    await archive(false);
    expect((await read(url)).status).toBe(200);
    app.clock.set(TEST_NOW);
  });

  test("that nobody reads for 400 days is deleted, and so is that of who has left", async () => {
    const { groupId, calendar_id, pro, make, list } = await addPractice();
    const { url } = await make({ calendar_id, content: "busy" });
    await make({ calendar_id, content: "service" });
    app.clock.set(TEST_NOW + 300 * DAY_MS);
    await read(url);
    await deleteUnusedFeeds(app.db, groupId, new Date(TEST_NOW + DAY_MS));
    app.clock.set(TEST_NOW);
    expect(await list()).toMatchObject([{ content: "busy" }]);
    await app.db.query("delete from pro_groups where group_id = $1 and pro_id = $2", [groupId, pro.id]);
    await deleteUnusedFeeds(app.db, groupId, new Date(0));
    const { rows } = await app.db.query("select id from feeds where group_id = $1", [groupId]);
    expect(rows).toEqual([]);
  });
});

describe("a client's feed", () => {
  test("shows their own appointments, as the mails do, and ends with the account", async () => {
    const { groupId, calendar_id, post, make, list, book } = await addPractice();
    await book();
    const account = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, account.email);
    const own = await book({ date: "2026-12-03 10:00:00" }, token);
    const { id, url } = await make({ content: "service" }, token);
    const { text } = await read(url);
    expect(eventsIn(text)).toMatchObject([{ summary: "Consultation – Cabinet du Parc" }]);
    expect(text).toContain(`UID:${groupId}-${own.id}@`);
    expect(text.replaceAll("\r\n ", "")).toContain("/appointments");
    expect(await list(token)).toMatchObject([{ id, calendar_id: null, by: null }]);
    expect((await post({ content: "client" }, token)).status).toBe(400);
    expect((await post({ content: "busy", calendar_id }, token)).status).toBe(400);
    expect(await list()).toEqual([]);
    await app.db.query("update fiches set account_id = null where group_id = $1", [groupId]);
    await app.db.query("delete from accounts where group_id = $1 and id = $2", [groupId, account.id]);
    expect((await read(url)).status).toBe(404);
  });

  test("of one fiche follows a merge, and is deleted with the person's data", async () => {
    const { groupId, book, token } = await addPractice();
    const { fiche_id } = await book();
    const { fiche_id: other } = await book({ date: "2026-12-03 10:00:00" });
    await app.db.query(
      `insert into feeds (group_id, token_hash, fiche_id, content, locale, created_at)
       values ($1, $2, $3, 'service', 'en', now())`,
      [groupId, hashToken("f".repeat(43)), fiche_id],
    );
    const path = `${app.url}/feeds/${groupId}/${"f".repeat(43)}.ics`;
    expect(eventsIn((await read(path)).text)).toHaveLength(1);
    const merged = { method: "POST", token, body: { merged_id: fiche_id } };
    expect((await app.call(`v3/groups/${groupId}/fiches/${other}/merge`, merged)).status).toBe(200);
    expect(eventsIn((await read(path)).text)).toHaveLength(2);
    await transaction(app.db, (connection) =>
      anonymiseFiches(connection, groupId, [other], new Date(TEST_NOW)),
    );
    expect((await read(path)).status).toBe(404);
  });
});

test("a feed is limited by itself", async () => {
  const limited = await startApp({
    database: app.database,
    limits: { feed: { person: { max: 2, seconds: 3600 } } },
  });
  const { calendar_id, make } = await addPractice();
  const { url } = await make({ calendar_id, content: "busy" });
  const statuses = [];
  for (let time = 0; time < 3; time++) statuses.push((await limited.get(new URL(url).pathname)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

/** Reads the events' instants with Python's icalendar: `[[uid, start, end], ...]`. */
const PYTHON = `
import json, sys
from datetime import timezone
from icalendar import Calendar
calendar = Calendar.from_ical(sys.stdin.buffer.read())
at = lambda event, name: int(event[name].dt.astimezone(timezone.utc).timestamp())
print(json.dumps([[str(e["UID"]), at(e, "DTSTART"), at(e, "DTEND")] for e in calendar.walk("VEVENT")]))
`;

test.each(["Europe/Paris", "America/New_York", "Australia/Lord_Howe"])(
  "both libraries read the instants of a year with its clock changes in %s",
  async (timezone) => {
    const groupId = await addGroup(app.db, { fields: { timezone } });
    const calendar = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId);
    const { email } = await addPro(app.db, [groupId]);
    const token = await tokenOf(app, groupId, email);
    // Every half hour around the clock changes, and once a week in between.
    const { rows } = await app.db.query<{ id: number; start_at: Date }>(
      `with fiche as (insert into fiches (group_id) values ($1) returning id), starts as (
         select generate_series('2026-10-24T12:00Z'::timestamptz, '2026-11-02', '30 minutes') as at
         union select generate_series('2027-03-13T00:00Z'::timestamptz, '2027-04-05', '30 minutes')
         union select generate_series('2026-10-01T09:00Z'::timestamptz, '2027-10-01', '7 days'))
       insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select $1, fiche.id, $2, $3, at, at + interval '30 minutes' from fiche, starts returning id, start_at`,
      [groupId, calendar, service],
    );
    const body = { feed: { calendar_id: calendar, content: "busy" } };
    const { feed } = (await app.call(`v3/groups/${groupId}/feeds`, { method: "POST", token, body })).body;
    const { text } = await read(feed.url);
    const expected = new Map(rows.map(({ id, start_at }) => [`${groupId}-${id}`, start_at.getTime() / 1000]));
    const isRight = (uid: string, start: number, end: number) =>
      expected.get(uid.split("@")[0]!) === start && end === start + 1800;

    const calendarFile = new ICAL.Component(ICAL.parse(text));
    const zone = new ICAL.Timezone({
      component: calendarFile.getFirstSubcomponent("vtimezone")!,
      tzid: timezone,
    });
    ICAL.TimezoneService.register(zone, timezone);
    const events = calendarFile.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(events).toHaveLength(rows.length);
    const wrong = events.filter(
      ({ uid, startDate, endDate }) => !isRight(uid, startDate.toUnixTime(), endDate.toUnixTime()),
    );
    ICAL.TimezoneService.remove(timezone);
    expect(wrong.map(({ uid }) => uid)).toEqual([]);

    const python = spawnSync("/usr/bin/python3", ["-c", PYTHON], { input: text, encoding: "utf8" });
    expect(python.stderr).toBe("");
    const found = JSON.parse(python.stdout) as [string, number, number][];
    expect(found).toHaveLength(rows.length);
    expect(found.filter((one) => !isRight(...one))).toEqual([]);
  },
);

/** Returns the summaries of a feed, which is the same when it is read again. */
async function summaries(url: string): Promise<string[]> {
  const { text, headers } = await read(url);
  expect((await read(url)).headers.get("etag")).toBe(headers.get("etag"));
  return eventsIn(text).map(({ summary }) => summary);
}

test("a teacher's feed contains the dates of their classes, each once with its participants", async () => {
  const groupId = await addGroup(app.db, { fields: { locale: "en", timezone: "Europe/Paris" } });
  const owner = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const [teacher, colleague] = [await addCalendar(app.db, groupId), await addCalendar(app.db, groupId)];
  const yoga = await addIntervention(app.db, groupId, { length: 75, name: "Yoga" });
  const openings = ["2026-12-08", "2026-12-15"].map((date) => ({ date, from: "18:00", to: "19:15" }));
  const fields = { name: "Gentle yoga", intervention_id: yoga, teacher_id: teacher, capacity: 12 };
  const post = async (path: string, body: object) => {
    const {
      status,
      text,
      body: made,
    } = await app.call(`v3/groups/${groupId}/${path}`, {
      method: "POST",
      token: owner,
      body,
    });
    expect(status, text).toBe(201);
    return made;
  };
  await post("classes", { class: { ...fields, openinghours: [], openings } });
  const make = async (calendar_id: number, content: string) =>
    (await post("feeds?locale=en", { feed: { calendar_id, content } })).feed.url as string;
  const date = "2026-12-08 18:00:00";
  for (let count = 0; count < 2; count += 1)
    expect((await postAppointment(app, "v3", groupId, { date, intervention_ids: [yoga] })).status).toBe(201);
  const feed = await make(teacher, "client");
  expect(await summaries(feed)).toEqual(["Gentle yoga 2/12", "Gentle yoga 0/12"]);
  expect(await summaries(await make(teacher, "busy"))).toEqual(["Busy", "Busy"]);
  expect(await summaries(await make(colleague, "client"))).toEqual([]);
  app.clock.set(Date.parse("2026-12-16T12:00:00Z"));
  onTestFinished(() => app.clock.set(TEST_NOW));
  expect(await summaries(feed)).toEqual(["Gentle yoga 2/12"]);
});
