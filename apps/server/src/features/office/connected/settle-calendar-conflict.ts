import { minuteOf } from "@rendezvous/domain/time/instant";
import { defineCall, refuse, reply } from "../../../http/call.ts";
import { enqueueSource, listSourceRows } from "../elsewhere/data.ts";
import { findOwnSource } from "../elsewhere/find-own-source.ts";
import { moveToTimesThere } from "./move-to-times-there.ts";
import { listWrittenEvents, saveWrittenEvent, type WrittenEvent } from "./written-events-data.ts";

/**
 * Settles a conflict: moves the appointment to the time in the remote calendar, as a move by the caller, or lets the next job
 * write the event again.
 */
export const settleCalendarConflict = defineCall("settleCalendarConflict", async (input) => {
  const { context, group, groupId, session, params, body } = input;
  const own = await findOwnSource(input);
  if (!own.ok) return own;
  const { id, calendar_id } = own.source;
  const query = { after: 0, ids: [params.appointmentId ?? 0] };
  const [event] = await listWrittenEvents(context.db, groupId, id, query);
  if (!event || (event.state !== "moved" && event.state !== "deleted")) return refuse("not_found");
  if (body.conflict.take === "there" && event.state === "moved") {
    const moved = await moveToTimesThere({ context, group, connection: { calendar_id }, session }, event);
    if (!moved.ok) return moved;
  }
  await saveWrittenEvent(context.db, groupId, id, toSettled(event, body.conflict.take));
  await enqueueSource(context.db, groupId, id);
  const now = minuteOf(context.clock.now());
  const [source] = await listSourceRows(context.db, groupId, { calendarIds: null, id, now });
  return reply({ busy_source: source ?? own.source });
});

function toSettled(event: WrittenEvent, take: "here" | "there"): WrittenEvent {
  const { starts, ends, there_starts, there_ends } = event;
  const settled = { ...event, state: "written", there_starts: null, there_ends: null } as const;
  // Clears the hash, so that the event is written again.
  if (take === "here") return { ...settled, content_hash: null };
  if (event.state === "deleted") return { ...settled, state: "left" };
  return { ...settled, starts: there_starts ?? starts, ends: there_ends ?? ends };
}
