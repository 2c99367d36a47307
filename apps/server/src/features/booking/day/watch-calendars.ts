import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { defineCall, reply } from "../../../http/call.ts";
import { refuse } from "../../../http/refusal.ts";

/** What the events say is in the contract. It ends after two minutes at most, so that a session that has ended meanwhile is noticed, and at once when its professional's calendars change. */
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
      // nginx gathers what it passes on, unless it is told not to.
      "x-accel-buffering": "no",
    },
  });
});
