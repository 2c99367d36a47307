import { describe, expect, test } from "vitest";
import { postAppointment } from "../../../../testing/bookings.ts";
import { type ProviderDouble, startGoogle, startMicrosoft } from "../../../../testing/calendar-providers.ts";
import { untilDone } from "../../../../testing/jobs.ts";
import { addPro, tokenOf } from "../../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../../testing/test-groups.ts";
import { waitUntilChangesAreListed } from "../../../../testing/wait-until-changes-are-listed.ts";
import { whenDone } from "../../../../testing/when-done.ts";
import { fetchFromAnyNetwork } from "../../../../lib/outgoing-fetch.ts";
import { describeFindings, verifyData } from "../../verify/verify.ts";
import { synchronise } from "../synchronise.ts";

/** Ten to eleven in Paris, and a whole day. */
const SHAPES = {
  google: {
    start: startGoogle,
    busy: {
      start: { dateTime: "2026-12-03T10:00:00+01:00" },
      end: { dateTime: "2026-12-03T11:00:00+01:00" },
    },
    free: { transparency: "transparent" },
    day: { start: { date: "2026-12-04" }, end: { date: "2026-12-05" } },
    at: (time: string) => ({ dateTime: `2026-12-03T${time}:00Z` }),
    text: ({ summary }: { summary: string }) => summary,
    answer: ({ id }: { id: string }) => ({ "x-goog-channel-id": id, "x-goog-resource-state": "exists" }),
    addressOf: ({ address }: { address: string }) => address,
  },
  microsoft: {
    start: startMicrosoft,
    busy: {
      start: { dateTime: "2026-12-03T09:00:00.0000000" },
      end: { dateTime: "2026-12-03T10:00:00.0000000" },
    },
    free: { showAs: "free" },
    day: {
      isAllDay: true,
      start: { dateTime: "2026-12-04T00:00:00.0000000" },
      end: { dateTime: "2026-12-05T00:00:00.0000000" },
    },
    at: (time: string) => ({ dateTime: `2026-12-03T${time}:00.0000000` }),
    text: ({ subject }: { subject: string }) => subject,
    answer: () => ({}),
    addressOf: ({ notificationUrl }: { notificationUrl: string }) => notificationUrl,
  },
} as const;
type Name = keyof typeof SHAPES;

async function addConnected(name: Name) {
  const double: ProviderDouble = await SHAPES[name].start();
  whenDone(() => double.stop());
  const client = { clientId: "client", clientSecret: "client-secret", url: double.url };
  const app = await startApp({
    fetchCalendar: fetchFromAnyNetwork,
    config: { publicUrl: "https://rdv.example.org", calendarProviders: { [name]: client } },
  });
  const groupId = await addGroup(app.db, { urlname: "cabinet" });
  const calendar = await addCalendar(app.db, groupId);
  const intervention = await addIntervention(app.db, groupId);
  const pro = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, pro.email);
  const call = (method: string, rest: string, body?: object, as = token) =>
    app.call(`v3/groups/${groupId}/${rest}`, { method, token: as, ...(body && { body }) });
  const logIn = async () => {
    const { body, text } = await call("POST", "calendar_logins", { login: { provider: name } });
    expect(body.url, text).toMatch(`${double.url}/authorize?`);
    return double.consent(body.url);
  };
  const connect = async () => {
    const { body, text } = await call("POST", "remote_calendars", { login: await logIn() });
    expect(body.remote_calendars, text).toHaveLength(1);
    const [remote] = body.remote_calendars;
    const choice = { ...remote, grant: body.grant, writes: "service", follows_moves: true };
    return call("POST", `calendars/${calendar}/connected_calendars`, { connected_calendar: choice });
  };
  const source = async () => (await call("GET", "busy_sources")).body.busy_sources[0];
  const untilRead = () => untilDone(app.db, { groupId, queue: "read_busy_source" });
  return {
    app,
    double,
    groupId,
    calendar,
    call,
    logIn,
    connect,
    source,
    untilRead,
    sync: async () => {
      await untilRead();
      await waitUntilChangesAreListed(app.db);
      const { id } = await source();
      await synchronise(app.context, groupId, id);
      return source();
    },
    book: async (start: string) => {
      const when = {
        date: `2026-12-03 ${start}:00`,
        calendar_id: calendar,
        intervention_ids: [intervention],
      };
      const { status, body } = await postAppointment(app, "v3", groupId, when);
      return { status, id: body.records?.[0]?.id as number };
    },
    startOf: async (id: number) => {
      const { rows } = await app.db.query("select start_at from appointments where id = $1", [id]);
      return rows[0].start_at.toISOString().slice(11, 16) as string;
    },
    present: () => [...double.events.values()].filter(({ isDeleted }) => !isDeleted),
  };
}

describe.each(["google", "microsoft"] as const)("%s", (name) => {
  const shape = SHAPES[name];

  test("is connected by its own login page; the answer is of use only to who began it", async () => {
    const { call, logIn, connect, app, groupId, untilRead, source } = await addConnected(name);
    const answer = await logIn();
    const callback = new URLSearchParams(answer);
    const back = await app.get(`/calendar_login?${callback.toString()}`);
    expect(back.status).toBe(303);
    const landed = new URL(back.headers.get("location")!);
    expect(landed.pathname).toBe("/cabinet/calendar");
    expect(Object.fromEntries(new URLSearchParams(landed.hash.slice(1)))).toEqual({
      calendar_login: answer.code,
      state: answer.state,
    });
    expect((await app.get("/calendar_login?code=1&state=2")).status).toBe(404);
    const other = await addPro(app.db, [groupId], { role: "owner" });
    const theirs = await tokenOf(app, groupId, other.email);
    expect((await call("POST", "remote_calendars", { login: answer }, theirs)).status).toBe(400);
    const made = await connect();
    expect(made.status, made.text).toBe(201);
    await untilRead();
    expect(await source()).toMatchObject({ kind: name, failure: null, connection: { name: "Anna" } });
    // A code is of use once.
    const first = await call("POST", "remote_calendars", { login: await logIn() });
    const { body: listed } = first;
    expect(listed.failure).toBeNull();
    await call("POST", "remote_calendars", { login: answer });
    expect((await call("POST", "remote_calendars", { login: answer })).body.failure).toBe("login");
    const elsewhere = {
      ...listed.remote_calendars[0],
      address: "https://evil.example.org/calendar",
      grant: listed.grant,
    };
    const wrong = await call("POST", "calendars/1/connected_calendars", {
      connected_calendar: { ...elsewhere, writes: null, follows_moves: false },
    });
    expect(wrong.status).toBe(400);
    expect(app.logLines.filter((line) => line.includes(answer.code) || line.includes("refresh-"))).toEqual(
      [],
    );
  });

  test("shows what is booked here, follows its moves, and loses what is cancelled", async () => {
    const { connect, sync, book, call, present, app } = await addConnected(name);
    await connect();
    const { id } = await book("10:00");
    expect(await sync()).toMatchObject({ failure: null, busy_times: 0 });
    expect(present().map(shape.text)).toEqual(["Consultation"]);
    await app.db.query("update calendar_connections set changed_in = '0', changed_id = 0");
    await app.db.query("delete from written_events");
    await call("PUT", `appointments/${id}`, { appointment: { date: "2026-12-03 14:00:00" } });
    expect(await sync()).toMatchObject({ failure: null, connection: { conflicts: [] } });
    expect(present()).toHaveLength(1);
    expect(Date.parse(`${present()[0].start.dateTime.slice(0, 16)}Z`)).toBe(Date.parse("2026-12-03T13:00Z"));
    await call("POST", "appointments/batch_delete", { appointments: [{ id }] });
    await sync();
    expect(present()).toEqual([]);
    expect(describeFindings(await verifyData(app.db))).toEqual([]);
  });

  test("closes times here, whole days too, page by page, and when its token has expired", async () => {
    const { connect, sync, book, double } = await addConnected(name);
    await connect();
    for (const [id, event] of Object.entries({
      one: shape.busy,
      two: { ...shape.busy, ...shape.free },
      three: shape.day,
      four: shape.busy,
    }))
      double.save(id, event);
    expect(await sync()).toMatchObject({ failure: null, busy_times: 2 });
    expect((await book("10:30")).status).toBe(409);
    const before = double.requests.length;
    expect(await sync()).toMatchObject({ busy_times: 2 });
    // Nothing has changed: one request says so.
    expect(double.requests.slice(before)).toHaveLength(1);
    double.delete("three");
    expect(await sync()).toMatchObject({ busy_times: 1 });
    double.endTokens();
    double.delete("one");
    double.delete("four");
    expect(await sync()).toMatchObject({ failure: null, busy_times: 0 });
    expect((await book("10:30")).status).toBe(201);
  });

  test("moves an appointment whose event is moved there, and never cancels one that is deleted there", async () => {
    const { connect, sync, book, double, present, startOf, call, source } = await addConnected(name);
    await connect();
    const { id } = await book("10:00");
    await sync();
    const [event] = present();
    double.save(event.id, { ...event, start: shape.at("10:00"), end: shape.at("10:30") });
    expect(await sync()).toMatchObject({ connection: { conflicts: [] } });
    expect(await startOf(id)).toBe("10:00");
    double.delete(event.id);
    expect((await sync()).connection.conflicts).toMatchObject([{ appointment_id: id, there_start_at: null }]);
    const conflict = { conflict: { take: "here" } };
    await call("POST", `busy_sources/${(await source()).id}/conflicts/${id}`, conflict);
    expect((await sync()).connection.conflicts).toEqual([]);
    expect(present()).toHaveLength(1);
  });

  test("calls after changes, and then the calendar is read at once", async () => {
    const { connect, sync, double, app, untilRead, source, groupId } = await addConnected(name);
    await connect();
    await sync();
    expect(double.hooks).toHaveLength(1);
    const path = new URL(shape.addressOf(double.hooks[0])).pathname;
    double.save("one", shape.busy);
    const post = (to: string, headers = {}) => fetch(`${app.url}${to}`, { method: "POST", headers });
    expect((await post(path, shape.answer(double.hooks[0]))).status).toBe(202);
    await untilRead();
    expect(await source()).toMatchObject({ busy_times: 1 });
    expect((await post("/calendar_hooks/unknown")).status).toBe(404);
    const validated = await post(`${path}?validationToken=a%20token%3A%20%3Cb%3E`);
    expect(await validated.text()).toBe("a token: <b>");
    expect(validated.headers.get("content-type")).toMatch("text/plain");
    const token = path.split("/").at(-1)!;
    expect(app.logLines.filter((line) => line.includes(token))).toEqual([]);
    const { id } = await source();
    app.clock.set(TEST_NOW + 5.5 * 86_400_000);
    await synchronise(app.context, groupId, id);
    expect(double.hooks).toHaveLength(2);
  });

  test("says when its owner has withdrawn the consent", async () => {
    const { connect, sync, double, app, source, groupId } = await addConnected(name);
    await connect();
    await sync();
    const { id } = await source();
    const failureAfter = async (hours: number) => {
      app.clock.set(TEST_NOW + hours * 3_600_000);
      await synchronise(app.context, groupId, id);
      return (await app.db.query("select failure from busy_sources where id = $1", [id])).rows[0].failure;
    };
    expect(await failureAfter(3)).toBeNull();
    double.withdraw();
    expect(await failureAfter(3)).toBe("login");
  });
});
