import { type CallInput, defineCall, type Refusal, refuse, reply } from "../../../http/call.ts";
import { findWish, type WishRow } from "./data.ts";
import { acceptOffer, declineOffer } from "./offers-data.ts";
import { type TakenTime, takeTime } from "./take-time.ts";
import { toWishes } from "./to-wish.ts";
import { readWishKey } from "./wish-key.ts";
import { giveUp, withdrawWish } from "./withdraw-wish.ts";

type Input = CallInput<"answerWish">;

/** Accepts or declines an offer, or withdraws the wish, by the key of the mail. */
export const answerWish = defineCall("answerWish", async (input) => {
  const { context, groupId, body } = input;
  const wishId = readWishKey(body.answer.key, groupId, context.installation.secret);
  const wish = wishId === null ? null : await findWish(context.db, groupId, wishId);
  if (!wish) return refuse("dead_key");
  const result = await answer(input, wish);
  if (!result.ok) return result;
  const row = (await findWish(context.db, groupId, wish.id)) ?? wish;
  const [shown] = await toWishes(input, [row]);
  return reply({ wish: shown!, records: [...result.records], fiche_token: result.ficheToken });
});

const NOTHING_BOOKED: TakenTime = { ok: true, records: [], ficheToken: null };

async function answer(input: Input, wish: WishRow): Promise<TakenTime | Refusal> {
  const { groupId, context, body } = input;
  const { answer: answered } = body;
  if (answered.what === "withdraw") {
    await withdrawWish(input, wish);
    return NOTHING_BOOKED;
  }
  const { offer_id: offerId } = answered;
  const { offer } = wish;
  if (offer?.id !== offerId) return refuse("offer_over");
  if (answered.what === "decline")
    return (await giveUp(input, wish, {
      change: (connection) => declineOffer(connection, groupId, wish.id, offerId),
    }))
      ? NOTHING_BOOKED
      : refuse("offer_over");
  const result = await takeTime(input, {
    wish,
    start: offer.starts,
    calendarId: null,
    claim: (connection) =>
      acceptOffer(connection, groupId, { wishId: wish.id, offerId, now: new Date(context.clock.now()) }),
  });
  // Refusals that a client cannot solve: a rule changed meanwhile, or the reason is secret.
  return result.ok || result.code === "unavailable" ? result : refuse("offer_over");
}
