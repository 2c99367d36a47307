import { defineCall } from "../../../http/call.ts";
import { changeHold } from "./change-hold.ts";
import { freeExpiredHolds, moveExpiry } from "../seats/hold-data.ts";

/**
 * Lets go at once, or after the given seconds: a page that is left may be back in a moment and renew. Without a body and
 * without a header of its own, so that a page can still send it while it is being left.
 */
export const releaseHold = defineCall("releaseHold", async (input) => {
  const { context, groupId, query } = input;
  const graceMs = (query.seconds ?? 0) * 1000;
  const released = await changeHold(input, async (connection, { id, places, expires_at }, now) => {
    if (graceMs === 0) {
      await freeExpiredHolds(connection, groupId, { calendarIds: places, expired: { now, holdId: id } });
      return null;
    }
    const end = new Date(Math.min(now.getTime() + graceMs, expires_at.getTime()));
    return moveExpiry(connection, groupId, id, now, end);
  });
  // Calendars show none of it.
  context.changes.announce("slots", groupId, []);
  return released;
});
