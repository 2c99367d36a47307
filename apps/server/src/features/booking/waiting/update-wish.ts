import { defineCall, refuse, reply } from "../../../http/call.ts";
import { findWish, updateWishOrder } from "./data.ts";
import { toWishes } from "./to-wish.ts";

export const updateWish = defineCall("updateWish", async (input) => {
  const { context, groupId, params, body } = input;
  const wishId = params.wishId ?? 0;
  const isChanged = await updateWishOrder(context.db, groupId, wishId, body.wish.first);
  const row = isChanged ? await findWish(context.db, groupId, wishId) : null;
  return row ? reply((await toWishes(input, [row]))[0]!) : refuse("not_found");
});
