import { defineCall, reply } from "../../http/call.ts";
import { hashToken } from "../session/token-data.ts";
import { renewHold as renew } from "./change-hold.ts";
import { toSlotHold } from "./to-slot-hold.ts";

export const renewHold = defineCall("renewHold", async ({ context, groupId, query }) => {
  const now = new Date(context.clock.now());
  const expiresAt = await renew(context, { groupId, tokenHash: hashToken(query.hold), now });
  return reply(toSlotHold(query.hold, expiresAt, now));
});
