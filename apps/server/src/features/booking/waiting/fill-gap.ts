import { GAP_REFUSALS } from "@rendezvous/contract/booking/wish-calls";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { parseRfc3339 } from "@rendezvous/domain/time/zone";
import { type CallInput, defineCall, refuse, reply } from "../../../http/call.ts";
import { findWish } from "./data.ts";
import { declineOffer, endWish } from "./offers-data.ts";
import { takeTime } from "./take-time.ts";
import { toWishes } from "./to-wish.ts";
import { giveUp } from "./withdraw-wish.ts";

type Input = CallInput<"fillGap">;

const LISTED: ReadonlySet<ErrorCode> = new Set([...GAP_REFUSALS, "unavailable"]);

/** A professional gives a free time, or one that is kept for another, to a person who waits. */
export const fillGap = defineCall("fillGap", async (input) => {
  const { context, groupId, params, body } = input;
  const wish = await findWish(context.db, groupId, params.wishId ?? 0);
  if (!wish || (wish.state !== "waiting" && wish.state !== "offered")) return refuse("not_found");
  const start = parseRfc3339(body.gap.start_at);
  if (start === null) return refuse("availabletimeslots", { detail: "off_the_grid" });
  if (body.gap.offered_to) await takeBack(input, body.gap.offered_to, start);
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

/** Ends the offer of the time. If the booking fails, the time is offered again like one that a professional freed. */
async function takeBack(input: Input, wishId: number, start: EpochMinute): Promise<void> {
  const { context, groupId } = input;
  const wish = await findWish(context.db, groupId, wishId);
  const offer = wish?.offer;
  if (!offer || offer.starts !== start) return;
  await giveUp(input, wish, {
    isByPro: true,
    change: (connection) => declineOffer(connection, groupId, wishId, offer.id),
  });
}
