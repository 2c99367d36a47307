import { defineCall, reply } from "../../http/call.ts";
import { hashToken } from "../session/token-data.ts";
import { releaseHold as release } from "./change-hold.ts";
import { toSlotHold } from "./to-slot-hold.ts";

/** Without a body and without a header of its own, so that a page can still send it while it is being left. */
export const releaseHold = defineCall("releaseHold", async ({ context, groupId, query }) => {
  const now = new Date(context.clock.now());
  const change = { groupId, tokenHash: hashToken(query.hold), now };
  const expiresAt = await release(context, change, (query.seconds ?? 0) * 1000);
  context.changes.announce("slots", groupId);
  return reply(toSlotHold(query.hold, expiresAt, now));
});
