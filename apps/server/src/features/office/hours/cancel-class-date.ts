import { toClassSchedule } from "@rendezvous/domain/availability/classes";
import { compileSchedule } from "@rendezvous/domain/availability/compile";
import { classStarts } from "@rendezvous/domain/availability/hours/opening-table";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { dateOf, type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, parseWallDateTime } from "@rendezvous/domain/time/zone";
import { zoneTable } from "@rendezvous/domain/time/zone-table";
import { defineCall, type Refusal, refuse, reply } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { cancelInTransaction } from "../../booking/cancel/cancel.ts";
import { announceSeatChanges } from "../../booking/day/changed-places.ts";
import { loadCatalogue, toSchedule, toService } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredCalendar, StoredIntervention } from "../../catalogue/catalogue/stored-catalogue.ts";
import { type Author, toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { listAppointmentsAtPlaces } from "../settlement/concerned-data.ts";
import { lockPlaces } from "../settlement/settle-concerned-appointments.ts";
import { addDifferenceToHistory } from "../stored/add-difference-to-history.ts";
import { incrementGroupVersion } from "../stored/data.ts";
import { findStoredRecord, withoutRecordMetadata, writeStoredRecord } from "../stored/stored.ts";
import { findActivePlace } from "./change-hours.ts";

/** Closes one date of a class and cancels what is booked there, with a mail to each client: both or neither. */
export const cancelClassDate = defineCall("cancelClassDate", async (input) => {
  const { context, group, groupId, session, params, body } = input;
  const classId = params.calendarId ?? 0;
  const own = ownCalendars(session, groupId);
  if (own && !own.includes(classId)) return refuse("not_found");
  if (!hasRight("manage_appointments", session, groupId)) return refuse("forbidden");
  const author = toAuthor(input);
  const { start, tell, reason } = body.class_date;
  const { catalogue } = await loadCatalogue(context, group, groupId);
  const result = await transactionOrRefusal(context.db, async (connection) => {
    // Takes the locks in the same order as every change of the catalogue, to avoid deadlocks.
    await lockCatalogue(connection, groupId);
    await lockPlaces(connection, author, null, []);
    const date = await closeDate(connection, author, classId, start);
    if (!date.ok) return date;
    const booked = await listAppointmentsAtPlaces(connection, groupId, [classId], date.start);
    const places = booked.filter((one) => one.start >= date.start && one.start < date.end);
    const ids = [...new Set(places.map(({ id }) => id))];
    if (ids.length === 0) return { ok: true as const, places, cancelledIds: [], closure: date.closure };
    const request = { group, groupId, session, catalogue, nowMs: context.clock.now(), places: null };
    const cancelled = await cancelInTransaction(connection, request, ids, { tell, reason });
    if (!cancelled.ok)
      return refuse(cancelled.refusal === "other_calendar" ? cancelled.refusal : "not_found");
    const { cancelledIds } = cancelled;
    return { ok: true as const, places, cancelledIds, closure: date.closure };
  });
  if (!result.ok) return result;
  announceCatalogue(input);
  announceSeatChanges(context.changes, groupId, result.places);
  const { closure, cancelledIds } = result;
  return reply({ records: cancelledIds.map((id) => ({ id, deleted: true as const })), closure });
});

type ClosedDate =
  | {
      readonly ok: true;
      readonly start: EpochMinute;
      readonly end: EpochMinute;
      readonly closure: { readonly start: string; readonly end: string } | null;
    }
  | Refusal;

/** Adds a closure for the date that begins at `wall`; refuses a time at which the class has neither date nor participant. */
async function closeDate(
  connection: Transaction,
  author: Author,
  classId: number,
  wall: string,
): Promise<ClosedDate> {
  const { group, groupId, now } = author;
  const { timezone } = group.fields;
  const place = await findActivePlace(connection, groupId, classId);
  const start = parseWallDateTime(timezone, `${wall}:00`);
  if (place?.editable !== "class" || start === null) return refuse("not_found");
  const { before } = place;
  const stored = await findStoredRecord(
    connection,
    "intervention",
    groupId,
    Number(before["intervention_id"]),
  );
  const service = toService(stored as unknown as StoredIntervention);
  const year = dateOf(minuteOf(now.getTime())).getUTCFullYear();
  const schedule = toClassSchedule(toSchedule(before as unknown as StoredCalendar, year), service);
  const compiled = compileSchedule(schedule, zoneTable(timezone));
  if (classStarts({ compiled, service }, start, start + 1).length === 0) {
    // Participants may be left where the class has no date any more: nothing is to be closed.
    const booked = await listAppointmentsAtPlaces(connection, groupId, [classId], start);
    const isLeft = booked.some((one) => one.start === start);
    return isLeft ? { ok: true, start, end: start + 1, closure: null } : refuse("not_found");
  }
  const end = start + service.length;
  const closure = { start: wall, end: formatWallDateTime(timezone, end).slice(0, 16), label: "" };
  const fields = { ...withoutRecordMetadata(before), closures: [...before.closures, closure] };
  const after = await writeStoredRecord(connection, "class", groupId, before, fields);
  await addDifferenceToHistory(connection, toHistoryAuthor(author), "class", before, after);
  await incrementGroupVersion(connection, groupId);
  return { ok: true, start, end, closure: { start: wall, end: closure.end } };
}
