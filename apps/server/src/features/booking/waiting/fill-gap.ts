import { GAP_REFUSALS } from "@rendezvous/contract/booking/wish-calls";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { parseRfc3339 } from "@rendezvous/domain/time/zone";
import { defineCall, refuse, reply } from "../../../http/call.ts";
import { findWish } from "./data.ts";
import { endWish } from "./offers-data.ts";
import { takeTime } from "./take-time.ts";
import { toWishes } from "./to-wish.ts";

const LISTED: ReadonlySet<ErrorCode> = new Set([...GAP_REFUSALS, "unavailable"]);

/** A professional gives a free time to a person who waits. */
export const fillGap = defineCall("fillGap", async (input) => {
  const { context, groupId, params, body } = input;
  const wish = await findWish(context.db, groupId, params.wishId ?? 0);
  if (!wish || (wish.state !== "waiting" && wish.state !== "offered")) return refuse("not_found");
  const start = parseRfc3339(body.gap.start_at);
  if (start === null) return refuse("availabletimeslots", { detail: "off_the_grid" });
  const result = await takeTime(input, {
    wish,
    start,
    calendarId: body.gap.calendar_id,
    claim: (connection) => endWish(connection, groupId, wish.id, "fulfilled"),
  });
  if (!result.ok) return LISTED.has(result.code) ? result : refuse("offer_over");
  const [fulfilled] = await toWishes(input, [{ ...wish, state: "fulfilled", offer: null }]);
  return reply({ wish: fulfilled!, records: [...result.records], fiche_token: null });
});
