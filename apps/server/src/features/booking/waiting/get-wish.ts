import { defineCall, refuse, reply } from "../../../http/call.ts";
import { findWish } from "./data.ts";
import { toWishes } from "./to-wish.ts";
import { readWishKey } from "./wish-key.ts";

/** Shows the wish of a mail's key; changes nothing. */
export const getWish = defineCall("getWish", async (input) => {
  const { context, groupId, query } = input;
  const wishId = readWishKey(query.key, groupId, context.installation.secret);
  const row = wishId === null ? null : await findWish(context.db, groupId, wishId);
  return row ? reply((await toWishes(input, [row]))[0]!) : refuse("dead_key");
});
