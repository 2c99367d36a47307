import { createHash } from "node:crypto";
import { minuteOf } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "../../../lib/calendar-file.ts";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { listAppointmentsById } from "../../booking/appointments/data.ts";
import { toCalendarEvents } from "../../booking/appointments/to-calendar-events.ts";
import { toSequenceName } from "../../booking/changes/cursor.ts";
import { findFollowedDatabase } from "../../booking/changes/data.ts";
import { setSyncToken } from "./data.ts";
import { type OpenConnection, toEventUid } from "./open-remote.ts";
import {
  deletePastEvents,
  deleteWrittenEvent,
  findFirstOpenTransaction,
  listChangedEvents,
  listEventAppointments,
  listEventIds,
  listUnwrittenEvents,
  listWrittenEvents,
  saveCursor,
  saveWrittenEvent,
  type WrittenEvent,
} from "./written-events-data.ts";

/** The most changes of one page, and events whose appointments are read together. */
const PAGE = 100;
/** Shorter than the lease of a job: the next one goes on from the cursor. */
const WRITE_WITHIN_MS = 120_000;
const DAY_MS = 86_400_000;
const DAYS_BACK = 30;

/**
 * Writes the appointments that have changed since the cursor. The cursor advances after the writing, and an event that is already
 * right is skipped, so that the process may end at any moment. Stops at an event that was changed in the remote calendar
 * meanwhile.
 */
export async function writeEvents(connected: OpenConnection): Promise<void> {
  const { context, group, connection } = connected;
  const { db } = context;
  const { source_id, calendar_id, writes } = connection;
  if (writes === null) return;
  const startedMs = performance.now();
  const hasTime = () => performance.now() - startedMs < WRITE_WITHIN_MS;
  const followed = await findFollowedDatabase(db);
  const sequence = toSequenceName(followed, "connected calendar", group, [calendar_id]);
  const since = new Date(context.clock.now() - DAY_MS);
  const query = { source_id, calendar_id, since };
  let cursor = { transaction: connection.changed_in, id: connection.changed_id };
  if (connection.sequence !== sequence) {
    const first = await findFirstOpenTransaction(db);
    const ids = await listEventIds(db, group.id, query);
    for (let at = 0; at < ids.length; at += PAGE) {
      if (!hasTime()) return;
      if (!(await writePage(connected, ids.slice(at, at + PAGE)))) return;
    }
    cursor = { transaction: first, id: 0 };
    await saveCursor(db, group.id, source_id, sequence, cursor);
    await deletePastEvents(db, group.id, source_id, minuteOf(since.getTime() - DAYS_BACK * DAY_MS));
  }
  if (!(await writePage(connected, await listUnwrittenEvents(db, group.id, source_id)))) return;
  while (hasTime()) {
    const { ids, last } = await listChangedEvents(db, group.id, query, cursor, PAGE);
    if (!(await writePage(connected, ids)) || !last) return;
    cursor = last;
    await saveCursor(db, group.id, source_id, sequence, cursor);
  }
}

/** Returns false if an event was changed in the remote calendar meanwhile. */
async function writePage(connected: OpenConnection, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { context, group, connection } = connected;
  const [events, written] = await Promise.all([
    listEvents(connected, ids),
    listWrittenEvents(context.db, group.id, connection.source_id, { after: 0, ids }),
  ]);
  const before = new Map(written.map((one) => [one.appointment_id, one]));
  for (const id of ids) if (!(await writeEvent(connected, id, events.get(id), before.get(id)))) return false;
  return true;
}

async function writeEvent(
  { context: { db, installation }, group, connection, remote }: OpenConnection,
  id: number,
  event: CalendarEvent | undefined,
  before: WrittenEvent | undefined,
): Promise<boolean> {
  const { source_id } = connection;
  // Forgets the state that was read, because a later deletion in the remote calendar may lead back to it.
  const forgetState = () => setSyncToken(db, group.id, source_id, null);
  if (!event) {
    // An earlier process may have written the event and been killed before it could note that.
    await forgetState();
    await remote.remove(toEventUid(group.id, id, source_id, installation.secret));
    await deleteWrittenEvent(db, group.id, source_id, id);
    return true;
  }
  const content_hash = contentHashOf(event);
  const isMovedHere = before !== undefined && (event.start !== before.starts || event.end !== before.ends);
  // Leaves a conflict alone until somebody decides, or the appointment is moved here.
  if (before && (before.content_hash?.equals(content_hash) || (before.state !== "written" && !isMovedHere)))
    return true;
  await forgetState();
  const result = await remote.put(event, before?.etag ?? null);
  if (result === "changed") return false;
  const times = { starts: event.start, ends: event.end, there_starts: null, there_ends: null };
  const after = { appointment_id: id, content_hash, etag: result.etag, state: "written", ...times } as const;
  await saveWrittenEvent(db, group.id, source_id, after);
  return true;
}

/** Returns the events of these appointments that are not cancelled, by their ids, each with only its parts on this calendar. */
async function listEvents(
  { context, group, connection }: OpenConnection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CalendarEvent>> {
  const { calendar_id, source_id, locale, writes } = connection;
  const { secret } = context.installation;
  const groupId = group.id as AuthorizedGroupId;
  const appointments = await listEventAppointments(context.db, groupId, calendar_id, ids);
  const parts = await listAppointmentsById(context.db, groupId, appointments);
  const present = parts.filter(({ deleted }) => !deleted);
  const setting = { group, locale, secret, url: null, advice: "", show: writes ?? "busy" };
  return new Map(
    [
      ...Map.groupBy(present, ({ id, type, parent_id }) => (type === "included" ? (parent_id ?? id) : id)),
    ].map(([id, same]) => {
      const [event] = toCalendarEvents(same, setting);
      return [id, { ...event!, uid: toEventUid(group.id, id, source_id, secret) }];
    }),
  );
}

/** Returns a hash of the fields that a put writes, without its time. */
export function contentHashOf({ start, end, summary, location, description }: CalendarEvent): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([start, end, summary, location, description]))
    .digest();
}
