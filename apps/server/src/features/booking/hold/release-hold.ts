import { defineCall } from "../../../http/call.ts";
import { changeHold } from "./change-hold.ts";
import { freeExpiredHolds, updateHoldExpiry } from "../seats/hold-data.ts";

/**
 * Releases the hold at once or after the given seconds, because a visitor who leaves the page may come back and renew it. Needs
 * no body and no header, so that a browser can send it while it leaves the page.
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
    return updateHoldExpiry(connection, groupId, id, now, end);
  });
  // The announcement lists no places, because calendars do not show holds.
  context.changes.announce("slots", groupId, []);
  return released;
});
