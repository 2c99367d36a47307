import { INSIDE_URLS } from "../../../testing/inside-addresses.ts";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { beforeEach, describe, expect, test } from "vitest";
import { postAppointment, postHold } from "../../../testing/bookings.ts";
import { type CalendarAnswer, startCalendarServer } from "../../../testing/calendar-server.ts";
import { isWaitedFor } from "../../../testing/is-waited-for.ts";
import { untilDone } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import { transaction } from "../../../lib/database/database.ts";
import { exportGroup } from "../group-file/export-group.ts";
import { importGroup } from "../group-file/import-group.ts";
import { loadGroupFile } from "../group-file/read-group-file.ts";
import { describeFindings, verifyData } from "../verify/verify.ts";
import { setDueByChanges } from "../connected/data.ts";
import { synchronise } from "../connected/synchronise.ts";
import { enqueueDueSources } from "./data.ts";
import { createBusyTimesHandlers, readSource } from "./read-source.ts";

const calendars = await startCalendarServer();
const mails = await startMailServer();
// The calendars' server is at 127.0.0.1.
const app = await startApp({
  fetchCalendar: calendars.fetch,
  config: { smtpUrl: mails.url, calendarsInside: true },
});
beforeEach(() => app.clock.set(TEST_NOW));

let files = 0;

async function addPractice() {
  const groupId = await addGroup(app.db, { name: "Cabinet du Parc" });
  const calendar = await addCalendar(app.db, groupId);
  const other = await addCalendar(app.db, groupId);
  const intervention = await addIntervention(app.db, groupId);
  const pro = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, pro.email);
  const path = `/private-s3cr3t${files++}/basic.ics`;
  const address = `${calendars.url}${path}`;
  const call = (method: string, rest: string, body?: object) =>
    app.call(`v3/groups/${groupId}/${rest}`, { method, token, ...(body && { body }) });
  const connect = (to = address, id = calendar) =>
    call("POST", `calendars/${id}/busy_sources`, { busy_source: { address: to } });
  const untilRead = () => untilDone(app.db, { groupId, queue: "read_busy_source" });
  const list = async () => (await call("GET", "busy_sources")).body.busy_sources;
  return {
    groupId,
    calendar,
    other,
    intervention,
    pro,
    token,
    path,
    address,
    call,
    connect,
    untilRead,
    list,
    answer: (events: string[], more: CalendarAnswer = {}) => {
      calendars.answers.set(path, { body: toFile(events), ...more });
    },
    read: async () => {
      const [source] = await list();
      await readSource(app.context, groupId, source.id);
      return (await list())[0];
    },
    book: (start: string, more: object = {}, as?: string) =>
      postAppointment(
        app,
        "v3",
        groupId,
        { date: `2026-12-03 ${start}:00`, calendar_id: calendar, intervention_ids: [intervention], ...more },
        as === undefined ? {} : { token: as },
      ),
    slots: async (day = "2026-12-03") => {
      const query = `start=${day}&nDays=1&calendar_ids[]=${calendar}&intervention_ids[]=${intervention}`;
      const { body, text } = await call("GET", `availabletimeslots?${query}`);
      const found = body.availabletimeslots ?? body.records;
      expect(found, text).toBeDefined();
      return JSON.stringify(found);
    },
    version: async () =>
      (await app.db.query("select version from groups where id = $1", [groupId])).rows[0].version as number,
  };
}

const event = (start: string, end: string, ...more: string[]) =>
  [
    "BEGIN:VEVENT",
    `UID:${start}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    "SUMMARY:Oncologist",
    ...more,
    "END:VEVENT",
  ].join("\r\n");
const toFile = (events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");

/** Ten to eleven in Paris. */
const MORNING = event("20261203T090000Z", "20261203T100000Z");

describe("a connected calendar", () => {
  test("closes slots, holds and bookings, and the explanation and the day say so", async () => {
    const { groupId, calendar, intervention, connect, answer, untilRead, list, call, book, slots } =
      await addPractice();
    answer([MORNING]);
    expect(await slots()).toContain("10:30");
    const { status, text, body } = await connect();
    expect(status, text).toBe(201);
    expect(body.busy_source).toMatchObject({ calendar_id: calendar, tried_at: null, failure: null });
    await untilRead();
    expect(await list()).toMatchObject([
      { id: body.busy_source.id, busy_times: 1, failures: 0, read_at: new Date(TEST_NOW).toISOString() },
    ]);
    expect(await slots()).not.toContain("10:30");
    expect(await slots()).toContain("11:00");
    const refused = await book("10:30");
    expect(refused.status).toBe(409);
    const held = await postHold(app, groupId, {
      date: "2026-12-03 10:30:00",
      calendar_id: calendar,
      intervention_ids: [intervention],
    });
    expect(held.status, held.text).toBe(409);
    const explained = await call(
      "GET",
      `explanations?day=2026-12-03&calendar_id=${calendar}&intervention_ids[]=${intervention}`,
    );
    expect(explained.text).toContain('"code":"elsewhere"');
    const hours = await call("GET", `openinghours?start=2026-12-03&calendar_ids[]=${calendar}`);
    expect(hours.body.records).toMatchObject([
      {
        busy: [{ start_at: "2026-12-03T10:00:00+01:00", end_at: "2026-12-03T11:00:00+01:00" }],
        closures: [],
      },
    ]);
  });

  test("lets a professional book all the same, and what was booked before stays", async () => {
    const { connect, answer, untilRead, book, token } = await addPractice();
    const before = await book("10:00");
    expect(before.status, before.text).toBe(201);
    answer([MORNING]);
    await connect();
    await untilRead();
    const { rows } = await app.db.query("select deleted from appointments where id = $1", [
      before.body.records[0].id,
    ]);
    expect(rows).toEqual([{ deleted: false }]);
    const beyond = await book("10:30", { outside_rules: true }, token);
    expect(beyond.status, beyond.text).toBe(201);
  });

  test("is opened again when it is disconnected", async () => {
    const { connect, answer, untilRead, list, call, slots } = await addPractice();
    answer([MORNING]);
    const { body } = await connect();
    await untilRead();
    expect(await slots()).not.toContain("10:30");
    expect((await call("DELETE", `busy_sources/${body.busy_source.id}`)).status).toBe(200);
    expect(await slots()).toContain("10:30");
    expect(await list()).toEqual([]);
    expect((await call("DELETE", `busy_sources/${body.busy_source.id}`)).status).toBe(404);
  });

  test("may be one of three, each only once, by https or webcal", async () => {
    const { connect, address, calendar, other, list } = await addPractice();
    const codeOf = async (answer: ReturnType<typeof connect>) => {
      const { status, body } = await answer;
      return status === 201 ? 201 : (body.errors?.[0]?.code ?? body.error?.code ?? body.code);
    };
    expect((await connect("ftp://calendar.example.org/a.ics")).status).toBe(400);
    expect((await connect("basic.ics")).status).toBe(400);
    const withLogin = await connect("https://anna:secret@calendar.example.org/a.ics");
    expect([withLogin.status, withLogin.body.detail]).toEqual([400, "login_in_address"]);
    expect(await codeOf(connect(address.replace("https:", "webcal:")))).toBe(201);
    expect((await connect(`${address}#part`)).body.busy_source.id).toBe((await list())[0].id);
    expect(await codeOf(connect(`${address}?2`))).toBe(201);
    expect(await codeOf(connect(`${address}?3`))).toBe(201);
    expect((await connect(`${address}?4`)).status).toBe(422);
    expect(await codeOf(connect(address, other))).toBe(201);
    expect((await connect(address, 999_999)).status).toBe(400);
    expect((await list()).map((one: { calendar_id: number }) => one.calendar_id)).toEqual([
      calendar,
      calendar,
      calendar,
      other,
    ]);
  });

  test("belongs to those who may change the calendar's hours", async () => {
    const owner = await addPractice();
    const { body } = await owner.connect();
    const limited = await addPro(app.db, [owner.groupId], { role: "pro", calendars: [owner.other] });
    const token = await tokenOf(app, owner.groupId, limited.email);
    const as = (method: string, rest: string, sent?: object) =>
      app.call(`v3/groups/${owner.groupId}/${rest}`, { method, token, ...(sent && { body: sent }) });
    expect((await as("GET", "busy_sources")).body.busy_sources).toEqual([]);
    const address = { busy_source: { address: owner.address } };
    expect((await as("POST", `calendars/${owner.calendar}/busy_sources`, address)).status).toBe(400);
    expect((await as("POST", `calendars/${owner.other}/busy_sources`, address)).status).toBe(201);
    expect((await as("POST", `busy_sources/${body.busy_source.id}/read`)).status).toBe(400);
    expect((await as("DELETE", `busy_sources/${body.busy_source.id}`)).status).toBe(400);
    const visitor = await app.call(`v3/groups/${owner.groupId}/busy_sources`);
    expect(visitor.status).toBe(401);
  });

  test("has an address that nobody sees: neither in the tables, the log, the history nor an answer", async () => {
    const { connect, path, answer, untilRead, list, call, groupId, read } = await addPractice();
    answer([MORNING]);
    const { body, text } = await connect();
    await untilRead();
    calendars.answers.delete(path);
    await read();
    const secret = /s3cr3t\d+/.exec(path)![0];
    expect(body.busy_source.ending).toHaveLength(4);
    const { rows } = await app.db.query(
      "select to_jsonb(s)::text as text from busy_sources s union all select to_jsonb(c)::text from catalogue_changes c where group_id = $1",
      [groupId],
    );
    const history = await call("GET", "changes?kind=busy_sources");
    expect(history.body.changes).toMatchObject([
      {
        kind: "busy_sources",
        action: "created",
        record_name: "Dr Martin",
        after: { host: expect.stringMatching(/^127\.0\.0\.1:\d+$/) },
      },
    ]);
    const texts = [
      text,
      JSON.stringify(await list()),
      history.text,
      ...app.logLines,
      ...rows.map((row) => row.text),
    ];
    expect(texts.filter((one) => one.includes(secret))).toEqual([]);
    expect(texts.filter((one) => one.includes("Oncologist"))).toEqual([]);
  });
});

describe("reading", () => {
  test("changes nothing while the calendar is the same: by its ETag, its text or its times", async () => {
    const { connect, answer, untilRead, read, version, path } = await addPractice();
    answer([MORNING], { headers: { etag: '"1"' } });
    await connect();
    await untilRead();
    const before = await version();
    app.clock.set(TEST_NOW + 900_000);
    expect(await read()).toMatchObject({
      read_at: new Date(TEST_NOW + 900_000).toISOString(),
      busy_times: 1,
    });
    const [, last] = calendars.requests.filter((one) => one.path === path);
    expect(last!.headers["if-none-match"]).toBe('"1"');
    answer([MORNING.replace("SUMMARY", "DTSTAMP:20261201T090000Z\r\nSUMMARY")]);
    await read();
    answer([MORNING.replace("Oncologist", "Dentist")]);
    await read();
    answer([event("20261203T090000Z", "20261203T093000Z"), event("20261203T093000Z", "20261203T100000Z")]);
    await read();
    expect(await version()).toBe(before);
    answer([event("20261203T130000Z", "20261203T140000Z")]);
    await read();
    expect(await version()).toBe(before + 1);
  });

  test("recurring events are expanded as far as anybody may book, and again before they end", async () => {
    const { groupId, connect, answer, untilRead, list, slots } = await addPractice();
    answer([event("20260105T090000Z", "20260105T100000Z", "RRULE:FREQ=DAILY")], { headers: { etag: '"1"' } });
    await connect();
    await untilRead();
    const [{ id }] = await list();
    const rangesUntil = async () =>
      (
        await app.db.query("select ranges[cardinality(ranges)] as last from busy_times where group_id = $1", [
          groupId,
        ])
      ).rows[0].last as number;
    const rules = await app.db.query("select rules->'maxrdv_period' as period from groups where id = $1", [
      groupId,
    ]);
    const period = rules.rows[0].period as number;
    const first = await rangesUntil();
    expect(first).toBeGreaterThan(minuteOf(TEST_NOW) + period);
    expect(await slots()).not.toContain("10:30");
    app.clock.set(TEST_NOW + 20 * 86_400_000);
    await readSource(app.context, groupId, id);
    expect(await rangesUntil()).toBe(first);
    app.clock.set(TEST_NOW + 40 * 86_400_000);
    await readSource(app.context, groupId, id);
    expect(await rangesUntil()).toBeGreaterThan(minuteOf(TEST_NOW) + period + 40 * 1440);
  });

  test("a feed of the group's own, read back, closes nothing", async () => {
    const { connect, answer, untilRead, book, call, calendar, list } = await addPractice();
    const { status } = await book("10:00");
    expect(status).toBe(201);
    const { body } = await call("POST", "feeds", { feed: { calendar_id: calendar, content: "busy" } });
    const file = (await app.get(new URL(body.feed.url).pathname)).text;
    expect(file).toContain("BEGIN:VEVENT");
    answer([], { body: file });
    await connect();
    await untilRead();
    expect(await list()).toMatchObject([{ busy_times: 0, failure: null, read_at: expect.any(String) }]);
  });

  test("what fails is said, mailed once to the owners, and what was read last stays", async () => {
    const { pro, connect, answer, untilRead, list, read, slots, path } = await addPractice();
    answer([MORNING]);
    await connect();
    await untilRead();
    const fail = async (answer: CalendarAnswer) => {
      calendars.answers.set(path, answer);
      return (await read()).failure;
    };
    expect(await fail({ status: 503 })).toBe("unreachable");
    expect(await fail({ body: "<html>Please sign in" })).toBe("not_a_calendar");
    expect(mails.received.filter(({ to }) => to.includes(pro.email))).toEqual([]);
    expect(await fail({ body: "x".repeat(1_000_001) })).toBe("too_long");
    const { mail } = await mailTo(mails, pro.email);
    expect(mail.subject).toMatch(/agenda relié|connected calendar/);
    expect(mail.text).toContain("127.0.0.1");
    expect(mail.text).not.toContain("s3cr3t");
    expect(
      await fail({ body: toFile([event("19700101T000000Z", "19700101T000001Z", "RRULE:FREQ=SECONDLY")]) }),
    ).toBe("too_many");
    expect(await list()).toMatchObject([{ failures: 4, busy_times: 1 }]);
    expect(await slots()).not.toContain("10:30");
    answer([MORNING]);
    expect(await read()).toMatchObject({ failures: 0, failure: null });
    for (const status of [404, 410, 403]) expect(await fail({ status })).toBe("refused");
    expect(mails.received.filter(({ to }) => to.includes(pro.email))).toHaveLength(1);
  });

  test("follows redirects, but none into the server's own network, and no more than three", async () => {
    const { connect, answer, untilRead, read, path } = await addPractice();
    answer([MORNING]);
    await connect();
    await untilRead();
    const to = (location: string) => calendars.answers.set(path, { status: 302, headers: { location } });
    calendars.answers.set("/moved.ics", { body: toFile([]) });
    to("/moved.ics");
    expect(await read()).toMatchObject({ failure: null, busy_times: 0 });
    // The test's server is at 127.0.0.1, which is therefore no address inside here.
    const inside = INSIDE_URLS.filter((url) => !/localhost|127\.1\//i.test(url));
    for (const [location, failure] of [
      ...inside.map((url) => [new URL(url).href, "not_public"] as const),
      ["http://127.0.0.1/", "not_public"],
      ["file:///etc/passwd", "not_public"],
      [path, "refused"],
    ] as const) {
      to(location);
      expect(await read(), location).toMatchObject({ failure });
    }
  });

  test("happens some 15 minutes after the last time, not for archived calendars and unpublished groups", async () => {
    const { groupId, calendar, connect, untilRead, list, path } = await addPractice();
    await connect();
    await untilRead();
    const [{ id, tried_at }] = await list();
    expect(tried_at).not.toBeNull();
    const due = async (change: string) => {
      await app.db.query(change, change.includes("$1") ? [calendar] : []);
      await app.db.query("update busy_sources set due_at = now() where id = $1", [id]);
      await enqueueDueSources(app.db, 500);
      const { rows } = await app.db.query(
        "select extract(epoch from due_at - now())::float / 60 as minutes from busy_sources where id = $1",
        [id],
      );
      expect(rows[0].minutes).toBeGreaterThan(13);
      expect(rows[0].minutes).toBeLessThan(17);
      const jobs = await app.db.query("select from graphile_worker.jobs where key = $1", [
        `busy source ${groupId} ${id}`,
      ]);
      const count = jobs.rowCount;
      await untilRead();
      return count;
    };
    const requests = () => calendars.requests.filter((one) => one.path === path).length;
    const before = requests();
    await due("select");
    await untilRead();
    expect(requests()).toBe(before + 1);
    expect(await due("update calendars set deleted = true where id = $1")).toBe(0);
    await app.db.query("update calendars set deleted = false where id = $1", [calendar]);
    await app.db.query("update groups set inactive = true, version = version + 1 where id = $1", [groupId]);
    expect(await due("select")).toBe(0);
    expect(requests()).toBe(before + 1);
  });

  test("a booking that waits for the calendar follows the busy times stored meanwhile; one that was first stays", async () => {
    const { groupId, calendar, connect, answer, untilRead, list, book } = await addPractice();
    answer([]);
    await connect();
    await untilRead();
    const [{ id }] = await list();
    const race = async (first: () => Promise<unknown>, second: () => Promise<unknown>) => {
      let results: Promise<unknown>[] = [];
      await transaction(app.db, async (connection) => {
        await takeLocks(connection, calendarLocks([calendar]));
        results = [first()];
        while (!(await isWaitedFor(connection))) await new Promise((resolve) => setTimeout(resolve, 10));
        results.push(second());
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
      return Promise.all(results);
    };
    const reading = () => readSource(app.context, groupId, id);
    const booking = () => book("10:30");
    answer([MORNING]);
    const [, refused] = await race(reading, booking);
    expect((refused as { status: number }).status).toBe(409);
    answer([]);
    await reading();
    answer([MORNING]);
    const [booked] = await race(booking, reading);
    expect((booked as { status: number }).status).toBe(201);
    expect((await list())[0].busy_times).toBe(1);
  });

  test("takes a part of a process's jobs only: what is beyond comes back soon", async () => {
    const { groupId, connect, answer, untilRead, list, path } = await addPractice();
    answer([MORNING]);
    await connect();
    await untilRead();
    const [{ id }] = await list();
    const [read] = createBusyTimesHandlers(app.context, { synchronise, setDueByChanges });
    const before = calendars.requests.filter((one) => one.path === path).length;
    const job = { group_id: groupId, source_id: id };
    await Promise.all(Array.from({ length: 6 }, () => read!.handle(job, () => Promise.resolve())));
    expect(calendars.requests.filter((one) => one.path === path)).toHaveLength(before + 4);
    const { rows } = await app.db.query(
      "select due_at < now() + interval '1 minute' as soon from busy_sources where id = $1",
      [id],
    );
    expect(rows).toEqual([{ soon: true }]);
  });

  test("leaves data that the check of all data accepts", async () => {
    const { connect, answer, untilRead } = await addPractice();
    answer([MORNING, event("20261204T090000Z", "20261204T100000Z")]);
    await connect();
    await untilRead();
    expect(describeFindings(await verifyData(app.db))).toEqual([]);
  });
});

test("a group file of the terminal has the addresses, one of the screens does not, and an import keeps what was read", async () => {
  const { groupId, connect, address, other, answer, untilRead, list, call } = await addPractice();
  answer([MORNING]);
  await connect();
  await connect(`${address}?team`, other);
  await untilRead();
  await app.db.query("update groups set inactive = false where id = $1", [groupId]);
  const load = async (file: unknown) => {
    const loaded = await loadGroupFile(JSON.parse(JSON.stringify(file)), null);
    const imported = loaded.ok ? await importGroup(app.db, loaded, TEST_NOW) : loaded;
    expect(imported).toMatchObject({ ok: true });
  };
  const exported = await exportGroup(app.db, groupId);
  expect(exported.busy_sources?.map(({ addresses }) => addresses)).toEqual([[address], [`${address}?team`]]);
  const shown = await call("GET", "file");
  expect(shown.status).toBe(200);
  expect(shown.text).not.toContain("s3cr3t");
  const before = await list();
  await load(exported);
  expect(await list()).toEqual(before);
  const { busy_sources: _, ...without } = exported;
  await load(without);
  expect(await list()).toEqual(before);
  const [first] = exported.busy_sources ?? [];
  await load({ ...exported, busy_sources: [{ ...first, addresses: [`${address}?new`] }] });
  expect(await list()).toMatchObject([{ tried_at: null, busy_times: 0 }]);
  const { rows } = await app.db.query("select due_at <= now() as due from busy_sources where group_id = $1", [
    groupId,
  ]);
  expect(rows).toEqual([{ due: true }]);
});
