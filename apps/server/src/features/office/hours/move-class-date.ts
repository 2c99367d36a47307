import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { parseWallDateTime } from "@rendezvous/domain/time/zone";
import { defineCall, refuse, reply } from "../../../http/call.ts";
import { announceSeatChanges } from "../../booking/day/changed-places.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { toAuthor } from "../../ground/history/author.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { listAppointmentsAtPlaces } from "../settlement/concerned-data.ts";
import { lockPlaces, moveOne, toSettlementContext } from "../settlement/settle-concerned-appointments.ts";

/** Moves everything that begins with one date of a class to another date, with a mail to each client: all or nothing. */
export const moveClassDate = defineCall("moveClassDate", async (input) => {
  const { context, group, groupId, session, params, body } = input;
  const classId = params.calendarId ?? 0;
  const { start: wall, to, to_class_id = classId, tell = true } = body.class_date;
  const own = ownCalendars(session, groupId);
  const { classes } = await loadCatalogue(context, group, groupId);
  if (![classId, to_class_id].every((id) => classes.has(id) && (own?.includes(id) ?? true)))
    return refuse("not_found");
  const author = toAuthor(input);
  const start = parseWallDateTime(group.fields.timezone, `${wall}:00`) ?? 0;
  const result = await transactionOrRefusal(context.db, async (connection) => {
    await lockPlaces(connection, author, null, []);
    const rows = await listAppointmentsAtPlaces(connection, groupId, [classId], start);
    const booked = rows.filter((one) => one.start === start);
    const settling = await toSettlementContext(connection, author);
    const offered = await loadCatalogue(settling.context, settling.group, groupId);
    const ids: number[] = [];
    for (const { id } of booked) {
      const place = { appointment_id: id, start: `${to}:00`, calendar_id: to_class_id };
      const moved = ids.includes(id) ? null : await moveOne(settling, offered, place, tell);
      if (moved && !moved.ok) return refuse("availabletimeslots", { text: moved.refusal });
      ids.push(...(moved?.appointmentIds ?? []));
    }
    return { ok: true as const, ids, booked };
  });
  if (!result.ok) return result;
  const there = parseWallDateTime(group.fields.timezone, `${to}:00`) ?? 0;
  announceSeatChanges(context.changes, groupId, [
    ...result.booked,
    { calendar_id: to_class_id, resource_id: null, start: there },
  ]);
  return reply({ ids: result.ids });
});
