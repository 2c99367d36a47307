import { expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { startRadicale } from "../../../testing/caldav-servers.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { untilDone } from "../../../testing/jobs.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { waitUntilChangesAreListed } from "../../../testing/wait-until-changes-are-listed.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { fetchFromAnyNetwork } from "../../../lib/outgoing-fetch.ts";
import { synchronise } from "./synchronise.ts";

const server = await startRadicale();
whenDone(() => server.stop());
const app = await startApp({ fetchCalendar: fetchFromAnyNetwork, config: { calendarsInside: true } });

// Two Tuesdays.
const FIRST = "2026-12-08";
const SECOND = "2026-12-15";

/** A studio whose teacher gives yoga on two Tuesdays, and has connected an empty calendar. */
async function addStudio(writes: string) {
  const groupId = await addGroup(app.db, { fields: { locale: "en", timezone: "Europe/Paris" } });
  const token = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const teacher = await addCalendar(app.db, groupId);
  const yoga = await addIntervention(app.db, groupId, { length: 75, name: "Yoga" });
  const call = (method: string, rest: string, body?: object) =>
    app.call(`v3/groups/${groupId}/${rest}`, { method, token, ...(body && { body }) });
  const openings = [FIRST, SECOND].map((date) => ({ date, from: "18:00", to: "19:15" }));
  const fields = {
    name: "Gentle yoga",
    intervention_id: yoga,
    teacher_id: teacher,
    capacity: 12,
    openinghours: [],
  };
  const made = await call("POST", "classes", { class: { ...fields, openings } });
  expect(made.status, made.text).toBe(201);
  const classId = made.body.class.id as number;
  const path = await server.makeCalendar();
  const connected_calendar = { ...server.login, address: `${server.url}${path}`, name: "Private", writes };
  const connected = await call("POST", `calendars/${teacher}/connected_calendars`, {
    connected_calendar: { ...connected_calendar, follows_moves: true },
  });
  expect(connected.status, connected.text).toBe(201);
  /** Synchronises, and returns the summaries of the events there by their starts. */
  const sync = async () => {
    await untilDone(app.db, { groupId, queue: "read_busy_source" });
    await waitUntilChangesAreListed(app.db);
    await synchronise(app.context, groupId, connected.body.busy_source.id);
    return Object.fromEntries((await files()).map(({ start, summary }) => [start, summary]));
  };
  const files = async () => {
    const listing = await (await server.request("PROPFIND", path, "", { depth: "1" })).text();
    const paths = [...listing.matchAll(/<href>([^<]+\.ics)<\/href>/g)].map(([, found]) => found!);
    const texts = await Promise.all(paths.map(async (one) => (await server.request("GET", one)).text()));
    return texts
      .map((text, at) => ({
        path: paths[at]!,
        text,
        start: /DTSTART;TZID=Europe\/Paris:(\d+T\d+)/.exec(text)![1]!,
        summary: /SUMMARY:(.*)\r/.exec(text)![1]!,
      }))
      .sort((a, b) => a.start.localeCompare(b.start));
  };
  const book = async (day: string) => {
    const request = { date: `${day} 18:00:00`, intervention_ids: [yoga] };
    const { status, text, body } = await postAppointment(app, "v3", groupId, request);
    expect(status, text).toBe(201);
    return body.records[0].id as number;
  };
  return { groupId, classId, teacher, call, sync, files, book };
}

test("dates of classes stand in the teacher's connected calendar with their participants, empty ones too", async () => {
  const { classId, call, sync, book } = await addStudio("service");
  expect(await sync()).toEqual({
    "20261208T180000": "Gentle yoga 0/12",
    "20261215T180000": "Gentle yoga 0/12",
  });
  const id = await book(FIRST);
  await book(FIRST);
  expect(await sync()).toEqual({
    "20261208T180000": "Gentle yoga 2/12",
    "20261215T180000": "Gentle yoga 0/12",
  });
  await call("POST", "appointments/batch_delete", { appointments: [{ id }] });
  const cancelled = await call("POST", `classes/${classId}/cancelled_dates`, {
    class_date: { start: `${SECOND} 18:00` },
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  expect(await sync()).toEqual({ "20261208T180000": "Gentle yoga 1/12" });
  await expectWhole(app.db);
});

test("a date that is moved there is written again; it closes nothing twice, and says nothing where only busy times are shown", async () => {
  const { sync, files, call, teacher } = await addStudio("busy");
  expect(await sync()).toEqual({ "20261208T180000": "Busy", "20261215T180000": "Busy" });
  const [first] = await files();
  const moved = first!.text
    .replaceAll("20261208T180000", "20261208T100000")
    .replaceAll("20261208T191500", "20261208T111500");
  expect((await server.request("PUT", first!.path, moved, { "content-type": "text/calendar" })).ok).toBe(
    true,
  );
  expect(await sync()).toEqual({ "20261208T180000": "Busy", "20261215T180000": "Busy" });
  const { body } = await call("GET", "busy_sources");
  expect(body.busy_sources).toMatchObject([
    { calendar_id: teacher, busy_times: 0, failure: null, connection: { conflicts: [] } },
  ]);
});

test("a date that was cancelled after a process was killed while it wrote it is not left there", async () => {
  const { groupId, classId, call, sync, files } = await addStudio("service");
  await untilDone(app.db, { groupId, queue: "read_busy_source" });
  for (const { path } of await files()) await server.request("DELETE", path);
  // As if the process had been killed once the calendar had the event.
  await app.db.query(`
    delete from written_dates;
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger fail before insert or update on written_dates for each row when (new.content_hash <> '') execute function fail()`);
  await expect(sync()).rejects.toThrow("killed");
  await app.db.query("drop trigger fail on written_dates");
  expect((await files()).map(({ start }) => start)).toContain("20261208T180000");
  for (const day of [FIRST, SECOND])
    expect(
      (await call("POST", `classes/${classId}/cancelled_dates`, { class_date: { start: `${day} 18:00` } }))
        .status,
    ).toBe(200);
  expect(await sync()).toEqual({});
});
