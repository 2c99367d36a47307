import { beforeEach, describe, expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { type CalDavServer, startRadicale, startXandikos } from "../../../testing/caldav-servers.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { untilDone } from "../../../testing/jobs.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { waitUntilChangesAreListed } from "../../../testing/wait-until-changes-are-listed.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { fetchFromAnyNetwork } from "../../../lib/outgoing-fetch.ts";
import { describeFindings, verifyData } from "../verify/verify.ts";
import { toEventUid } from "./open-remote.ts";
import { synchronise } from "./synchronise.ts";

const servers = [await startRadicale(), await startXandikos()];
for (const server of servers) whenDone(() => server.stop());
const app = await startApp({ fetchCalendar: fetchFromAnyNetwork, config: { calendarsInside: true } });
beforeEach(() => app.clock.set(TEST_NOW));

const EVERYTHING = { writes: "client", follows_moves: true } as const;

/** A practice whose calendar is connected to an empty one on the server. */
async function addConnected(server: CalDavServer, setting: object = {}) {
  const groupId = await addGroup(app.db, { name: "Cabinet du Parc" });
  const calendar = await addCalendar(app.db, groupId);
  const intervention = await addIntervention(app.db, groupId);
  const pro = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, pro.email);
  const call = (method: string, rest: string, body?: object) =>
    app.call(`v3/groups/${groupId}/${rest}`, { method, token, ...(body && { body }) });
  const path = await server.makeCalendar();
  const address = `${server.url}${path}`;
  const connected_calendar = { ...server.login, address, name: "Private", ...EVERYTHING, ...setting };
  const made = await call("POST", `calendars/${calendar}/connected_calendars`, { connected_calendar });
  expect(made.status, made.text).toBe(201);
  const sourceId = made.body.busy_source.id as number;
  await untilDone(app.db, { groupId, queue: "read_busy_source" });
  const list = async () => (await call("GET", "busy_sources")).body.busy_sources[0];
  const sync = async () => {
    await untilDone(app.db, { groupId, queue: "read_busy_source" });
    await waitUntilChangesAreListed(app.db);
    await synchronise(app.context, groupId, sourceId);
    return list();
  };
  const pathOf = (id: number) => {
    const uid = toEventUid(groupId, id, sourceId, app.context.installation.secret);
    return `${path}${encodeURIComponent(uid)}.ics`;
  };
  const fileOf = async (id: number) => {
    const answer = await server.request("GET", pathOf(id));
    return answer.ok ? (await answer.text()).replaceAll("\r\n ", "") : answer.status;
  };
  const put = (to: string, body: string) =>
    server.request("PUT", to, body, { "content-type": "text/calendar" });
  const write = async (id: number, file: string) => {
    expect((await put(pathOf(id), file)).ok).toBe(true);
  };
  return {
    groupId,
    calendar,
    intervention,
    sourceId,
    pro,
    call,
    list,
    sync,
    fileOf,
    book: async (start: string) => {
      const date = `2026-12-03 ${start}:00`;
      const request = { date, calendar_id: calendar, intervention_ids: [intervention] };
      const { status, body } = await postAppointment(app, "v3", groupId, request);
      return { status, id: body.records?.[0]?.id as number };
    },
    move: (id: number, start: string) =>
      call("PUT", `appointments/${id}`, { appointment: { date: `2026-12-03 ${start}:00` } }),
    slots: async () => {
      const query = `start=2026-12-03&nDays=1&calendar_ids[]=${calendar}&intervention_ids[]=${intervention}`;
      return (await call("GET", `availabletimeslots?${query}`)).text;
    },
    startOf: async (id: number) => {
      const { rows } = await app.db.query("select start_at from appointments where id = $1", [id]);
      return rows[0].start_at.toISOString().slice(11, 16) as string;
    },
    /** Moves an appointment's event there, as another program does; the times are those of Paris. */
    moveThere: async (id: number, start: string, end: string) =>
      write(id, setTime(setTime(String(await fileOf(id)), "DTSTART", start), "DTEND", end)),
    write,
    deleteThere: (id: number) => server.request("DELETE", pathOf(id)),
    deleteEntry: (name: string) => server.request("DELETE", `${path}${name}.ics`),
    /** Enters an event there. */
    enter: async (name: string, lines: string[]) => {
      const event = [
        "BEGIN:VEVENT",
        `UID:${name}`,
        "DTSTAMP:20261101T000000Z",
        ...lines,
        "SUMMARY:Oncologist",
        "END:VEVENT",
      ];
      const file = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Another//EN", ...event, "END:VCALENDAR", ""];
      expect((await put(`${path}${name}.ics`, file.join("\r\n"))).ok).toBe(true);
    },
    settle: (id: number, take: "here" | "there") =>
      call("POST", `busy_sources/${sourceId}/conflicts/${id}`, { conflict: { take } }),
  };
}

/** Replaces a time of an event in its file. */
const setTime = (file: string, name: string, time: string): string =>
  file.replace(
    new RegExp(`^${name};.*$`, "m"),
    `${name};TZID=Europe/Paris:20261203T${time.replace(":", "")}00\r`,
  );

/** Ten to eleven in Paris. */
const MORNING = ["DTSTART:20261203T090000Z", "DTEND:20261203T100000Z"];

describe.each(servers)("a calendar connected at $name", (server) => {
  test("is found by a login", async () => {
    const { call } = await addConnected(server);
    const path = await server.makeCalendar();
    const { body, text } = await call("POST", "remote_calendars", {
      login: { ...server.login, address: server.url },
    });
    expect(body.failure, text).toBeNull();
    expect(body.remote_calendars).toContainEqual({
      address: `${server.url}${path}`,
      name: expect.stringMatching(/^private.\d+$/i),
    });
  });

  test("shows what is booked here, follows its moves, and loses what is cancelled", async () => {
    const { book, sync, fileOf, call, move, startOf } = await addConnected(server);
    const { status, id } = await book("10:00");
    expect(status).toBe(201);
    expect(await sync()).toMatchObject({ failure: null, busy_times: 0, connection: { conflicts: [] } });
    const file = await fileOf(id);
    expect(file).toContain("DTSTART;TZID=Europe/Paris:20261203T100000");
    expect(file).toMatch(/SUMMARY:Anna Person \d+ – /);
    expect(file).not.toContain("METHOD");
    expect((await move(id, "14:00")).status).toBe(200);
    await sync();
    expect(await fileOf(id)).toContain("DTSTART;TZID=Europe/Paris:20261203T140000");
    expect(await startOf(id)).toBe("13:00");
    expect((await call("POST", "appointments/batch_delete", { appointments: [{ id }] })).status).toBe(200);
    await sync();
    expect(await fileOf(id)).toBe(404);
  });

  test("closes times here, of recurring events too, and opens them again", async () => {
    const { enter, sync, slots, book, deleteEntry } = await addConnected(server);
    await enter("weekly", ["DTSTART:20261105T090000Z", "DTEND:20261105T100000Z", "RRULE:FREQ=WEEKLY"]);
    expect(await slots()).toContain("10:30");
    expect((await sync()).busy_times).toBeGreaterThan(4);
    expect(await slots()).not.toContain("10:30");
    expect((await book("10:30")).status).toBe(409);
    await deleteEntry("weekly");
    expect(await sync()).toMatchObject({ busy_times: 0 });
    expect(await slots()).toContain("10:30");
  });

  test("moves an appointment whose event is moved there, by the rules; otherwise it is a conflict", async () => {
    const { book, sync, moveThere, startOf, settle, fileOf, move } = await addConnected(server);
    const { id } = await book("10:00");
    expect((await book("15:00")).status).toBe(201);
    await sync();
    await moveThere(id, "11:00", "11:30");
    expect((await sync()).connection.conflicts).toEqual([]);
    expect(await startOf(id)).toBe("10:00");
    await moveThere(id, "15:00", "15:30");
    expect((await sync()).connection.conflicts).toEqual([
      {
        appointment_id: id,
        start_at: "2026-12-03T10:00:00Z",
        there_start_at: "2026-12-03T14:00:00Z",
        there_end_at: "2026-12-03T14:30:00Z",
      },
    ]);
    expect(await startOf(id)).toBe("10:00");
    expect((await settle(id, "there")).status).toBe(409);
    const { status, body } = await settle(id, "here");
    expect(status).toBe(200);
    expect(body.busy_source.connection.conflicts).toEqual([]);
    expect((await sync()).connection.conflicts).toEqual([]);
    expect(await fileOf(id)).toContain("DTSTART;TZID=Europe/Paris:20261203T110000");
    // Moved at both places: what holds here is written.
    await moveThere(id, "16:00", "16:30");
    await move(id, "17:00");
    expect((await sync()).connection.conflicts).toEqual([]);
    expect(await fileOf(id)).toContain("DTSTART;TZID=Europe/Paris:20261203T170000");
  });

  test("keeps an appointment that is moved there with whom it is, although others are free", async () => {
    const { groupId, calendar, book, sync, moveThere, startOf } = await addConnected(server);
    const colleague = await addCalendar(app.db, groupId);
    const { id } = await book("10:00");
    await book("15:00");
    await sync();
    await moveThere(id, "15:00", "15:30");
    expect((await sync()).connection.conflicts).toMatchObject([{ appointment_id: id }]);
    await moveThere(id, "16:00", "16:30");
    expect((await sync()).connection.conflicts).toEqual([]);
    expect(await startOf(id)).toBe("15:00");
    const { rows } = await app.db.query("select calendar_id from appointments where id = $1", [id]);
    expect([rows[0].calendar_id, calendar]).not.toContain(colleague);
  });

  test("says why an appointment cannot be moved to a time that is over", async () => {
    const { book, sync, fileOf, write, settle, startOf } = await addConnected(server);
    const { id } = await book("10:00");
    await sync();
    await write(id, String(await fileOf(id)).replaceAll("Paris:20261203T1", "Paris:20261103T1"));
    expect((await sync()).connection.conflicts).toMatchObject([{ appointment_id: id }]);
    expect((await settle(id, "there")).body.message).toBe("mintime_rdv");
    expect(await startOf(id)).toBe("09:00");
  });

  test("shows a conflict where moves are not followed, and takes over the time there", async () => {
    const { book, sync, moveThere, startOf, settle, list } = await addConnected(server, {
      follows_moves: false,
    });
    const { id } = await book("10:00");
    await sync();
    await moveThere(id, "11:00", "11:30");
    expect((await sync()).connection.conflicts).toHaveLength(1);
    expect((await settle(id, "there")).status).toBe(200);
    expect(await startOf(id)).toBe("10:00");
    expect((await list()).connection.conflicts).toEqual([]);
    expect((await sync()).connection.conflicts).toEqual([]);
    expect((await settle(id, "there")).status).toBe(404);
  });

  test("never cancels what is deleted there: it is written again, or left out", async () => {
    const { book, sync, deleteThere, settle, fileOf, startOf } = await addConnected(server);
    const { id } = await book("10:00");
    await sync();
    await deleteThere(id);
    const conflict = {
      appointment_id: id,
      start_at: "2026-12-03T09:00:00Z",
      there_start_at: null,
      there_end_at: null,
    };
    expect((await sync()).connection.conflicts).toEqual([conflict]);
    expect((await sync()).connection.conflicts).toEqual([conflict]);
    expect((await settle(id, "here")).status).toBe(200);
    await sync();
    expect(await fileOf(id)).toContain("BEGIN:VEVENT");
    await deleteThere(id);
    await sync();
    await settle(id, "there");
    expect((await sync()).connection.conflicts).toEqual([]);
    expect(await fileOf(id)).toBe(404);
    expect(await startOf(id)).toBe("09:00");
  });

  test("gets back what was moved or deleted there, even if something else has changed there meanwhile", async () => {
    const { book, sync, enter, moveThere, deleteThere, settle, fileOf } = await addConnected(server);
    const [first, second] = [await book("10:00"), await book("11:00")];
    expect((await book("15:00")).status).toBe(201);
    await sync();
    await moveThere(first.id, "15:00", "15:30");
    await deleteThere(second.id);
    expect((await sync()).connection.conflicts).toHaveLength(2);
    await enter("other", ["DTSTART:20261204T090000Z", "DTEND:20261204T100000Z"]);
    expect((await settle(first.id, "here")).status).toBe(200);
    expect((await settle(second.id, "here")).status).toBe(200);
    expect((await sync()).connection.conflicts).toEqual([]);
    expect(await fileOf(first.id)).toContain("DTSTART;TZID=Europe/Paris:20261203T100000");
    expect(await fileOf(second.id)).toContain("DTSTART;TZID=Europe/Paris:20261203T110000");
  });

  test("gets each event once, even if the process ends between the writing and its note", async () => {
    const { groupId, book, sync, fileOf, sourceId, move } = await addConnected(server);
    const { id } = await book("10:00");
    await sync();
    await app.db.query("delete from written_events where group_id = $1", [groupId]);
    await app.db.query(
      "update calendar_connections set changed_in = '0', changed_id = 0 where source_id = $1",
      [sourceId],
    );
    await move(id, "11:00");
    expect(await sync()).toMatchObject({ failure: null, connection: { conflicts: [] } });
    expect(await fileOf(id)).toContain("20261203T110000");
    const { rows } = await app.db.query("select etag, state from written_events where group_id = $1", [
      groupId,
    ]);
    expect(rows).toEqual([{ etag: expect.any(String), state: "written" }]);
  });

  test("loses what is cancelled, even if the process ended between the writing and its note", async () => {
    const { groupId, book, call, sync, fileOf, sourceId } = await addConnected(server);
    const { id } = await book("10:00");
    await sync();
    await app.db.query("delete from written_events where group_id = $1", [groupId]);
    await app.db.query(
      "update calendar_connections set changed_in = '0', changed_id = 0 where source_id = $1",
      [sourceId],
    );
    expect((await call("POST", "appointments/batch_delete", { appointments: [{ id }] })).status).toBe(200);
    await sync();
    expect(await fileOf(id)).toBe(404);
  });

  test("is read again before a booking, when the last time is more than a minute ago", async () => {
    const { enter, book } = await addConnected(server);
    await enter("morning", MORNING);
    app.clock.set(TEST_NOW + 50_000);
    expect((await book("10:00")).status).toBe(201);
    app.clock.set(TEST_NOW + 70_000);
    expect((await book("10:30")).status).toBe(409);
    expect((await book("11:00")).status).toBe(201);
  });

  test("leaves data that the check of all data accepts", async () => {
    const { book, sync, deleteThere } = await addConnected(server);
    const { id } = await book("10:00");
    await sync();
    await deleteThere(id);
    await sync();
    expect(describeFindings(await verifyData(app.db))).toEqual([]);
  });
});
