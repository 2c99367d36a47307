import { minuteOf, minuteOfDate } from "@rendezvous/domain/time/instant";
import { checkAccess } from "@rendezvous/domain/permission/access";
import { type Session, VISITOR } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { listAppointmentsById } from "../../booking/appointments/data.ts";
import { toProSession } from "../../ground/session/pro-session.ts";
import { toReadSpan } from "../elsewhere/read-source.ts";
import type { Connection } from "./data.ts";
import { moveToTimesThere } from "./move-to-times-there.ts";
import { type OpenConnection, toEventUid } from "./open-remote.ts";
import type { RemoteEvent } from "./remote-calendar.ts";
import {
  listEventAppointments,
  listWrittenEvents,
  saveWrittenEvent,
  type WrittenEvent,
} from "./written-events-data.ts";

/**
 * Compares the written events with the remote calendar. An event moved there moves the appointment or becomes a conflict; a
 * deleted one always becomes a conflict.
 */
export async function settleOwnEvents(connected: OpenConnection, own: readonly RemoteEvent[]): Promise<void> {
  const { context, group, source, connection, remote } = connected;
  const now = minuteOf(context.clock.now());
  const { until } = toReadSpan(source, group, now);
  const { secret } = context.installation;
  const ownByUid = new Map(own.map((event) => [event.uid, event]));
  const written = await listWrittenEvents(context.db, group.id, connection.source_id, {
    after: now,
    ids: null,
  });
  for (const event of written.filter(({ starts }) => starts < until)) {
    const uid = toEventUid(group.id, event.appointment_id, connection.source_id, secret);
    // An event missing from the answer may only have moved out of the requested span, so it is looked up by itself.
    const there = ownByUid.get(uid) ?? (await remote.find(uid));
    const settled = await settle(connected, event, there);
    if (settled !== event) await saveWrittenEvent(context.db, group.id, connection.source_id, settled);
  }
}

async function settle(
  connected: OpenConnection,
  event: WrittenEvent,
  there: RemoteEvent | null,
): Promise<WrittenEvent> {
  // An event without a hash waits to be written again, as somebody has decided: its state there is no new conflict.
  if (event.state === "written" && event.content_hash === null)
    return (there?.etag ?? null) === event.etag ? event : { ...event, etag: there?.etag ?? null };
  return there ? settleFound(connected, event, there) : settleMissing(event);
}

function settleMissing(event: WrittenEvent): WrittenEvent {
  if (event.state === "deleted" || event.state === "left") return event;
  return { ...event, state: "deleted", etag: null, there_starts: null, there_ends: null };
}

async function settleFound(
  connected: OpenConnection,
  event: WrittenEvent,
  { start, end, etag }: RemoteEvent,
): Promise<WrittenEvent> {
  const { starts, ends, state } = event;
  const settled = { ...event, etag, state: "written", there_starts: null, there_ends: null } as const;
  if (start === starts && end === ends) return state === "written" && etag === event.etag ? event : settled;
  if (state === "moved" && start === event.there_starts && end === event.there_ends)
    return { ...event, etag };
  const conflict = { ...settled, state: "moved", there_starts: start, there_ends: end } as const;
  if (!(await isAsWritten(connected, event))) return settled;
  const { connection, group } = connected;
  const session = toMakerSession(connection, group.id);
  const mayFollow = connection.follows_moves && checkAccess("move_appointments", group, session).ok;
  // An event with another length does not fit the service, so it is a conflict for a person to decide.
  if (!mayFollow || end - start !== ends - starts) return conflict;
  const moved = await moveToTimesThere({ ...connected, session }, conflict);
  return moved.ok ? { ...settled, starts: start, ends: end } : conflict;
}

/**
 * Whether the appointment is still at the time of its written event. Otherwise the event is written again, and a move in the
 * remote calendar is overwritten.
 */
async function isAsWritten(
  { context, group, connection }: OpenConnection,
  { appointment_id, starts }: WrittenEvent,
): Promise<boolean> {
  const groupId = group.id as AuthorizedGroupId;
  const ids = await listEventAppointments(context.db, groupId, connection.calendar_id, [appointment_id]);
  const parts = await listAppointmentsById(context.db, groupId, ids);
  const first = parts.find(({ deleted }) => !deleted);
  return first !== undefined && minuteOfDate(first.start_at) === starts;
}

/** Returns a session of the professional who connected the calendar, with their present rights. */
function toMakerSession({ pro_id: proId, role, calendars }: Connection, groupId: number): Session {
  if (role === null) return VISITOR;
  return toProSession(proId, { groupId, role, calendars });
}
