import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import { HOLD_MINUTES } from "@rendezvous/domain/booking/check-hold";
import { defineCall } from "../../../http/call.ts";
import { changeHold } from "./change-hold.ts";
import { updateHoldExpiry } from "../seats/hold-data.ts";

/** Extends the hold to its full length from now. */
export const renewHold = defineCall("renewHold", (input) =>
  changeHold(input, (connection, { id }, now) => {
    const expiresAt = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
    return updateHoldExpiry(connection, input.groupId, id, now, expiresAt);
  }),
);
