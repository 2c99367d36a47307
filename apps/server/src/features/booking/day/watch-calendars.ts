import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { defineCall, reply, refuse } from "../../../http/call.ts";

/**
 * Streams the events that the contract describes. The stream ends after two minutes at most, so that an expired session is
 * noticed, and at once when the professional's calendars change.
 */
export const watchCalendars = defineCall("watchCalendars", ({ context, groupId, session, query }) => {
  if (session.kind !== "pro") return refuse("forbidden");
  const { proId } = session;
  const calendars = ownCalendars(session, groupId);
  const stream = context.calendarWatch.open({ groupId, proId, calendars }, query.seconds);
  if (!stream) return refuse("too_many_requests", { headers: { "retry-after": "60" } });
  return reply(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // nginx buffers the stream unless this header forbids it.
      "x-accel-buffering": "no",
    },
  });
});
