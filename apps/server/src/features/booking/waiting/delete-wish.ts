import { defineCall, refuse, reply } from "../../../http/call.ts";
import { toFicheOwner } from "../fiche/owner.ts";
import { findWish, ownsWish } from "./data.ts";
import { toWishes } from "./to-wish.ts";
import { withdrawWish } from "./withdraw-wish.ts";

export const deleteWish = defineCall("deleteWish", async (input) => {
  const { context, groupId, session, params } = input;
  const wishId = params.wishId ?? 0;
  const owner = toFicheOwner(session, groupId);
  if (!owner || !(await ownsWish(context.db, groupId, owner, wishId))) return refuse("not_found");
  const row = await findWish(context.db, groupId, wishId);
  if (!row || !(await withdrawWish(input, row))) return refuse("not_found");
  return reply((await toWishes(input, [{ ...row, state: "withdrawn", offer: null }]))[0]!);
});
