import type { Wish } from "@rendezvous/contract/booking/wish";
import { type CallInput, defineCall, refuse, reply } from "../../../http/call.ts";
import { findStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import { textsInLanguage, toPublicName } from "../../catalogue/catalogue/wire-record.ts";
import { findWish } from "./data.ts";
import { toWishes } from "./to-wish.ts";
import { readWishKey } from "./wish-key.ts";

type Input = CallInput<"getWish">;

/** Shows the wish of a mail's key; changes nothing. */
export const getWish = defineCall("getWish", async (input) => {
  const { context, groupId, query } = input;
  const wishId = readWishKey(query.key, groupId, context.installation.secret);
  const row = wishId === null ? null : await findWish(context.db, groupId, wishId);
  if (!row) return refuse("dead_key");
  const wish = (await toWishes(input, [row]))[0]!;
  return reply({ ...wish, instructions: await listInstructions(input, wish) });
});

/** Returns the instructions of the wished services, also of those in packs, as far as they have any. */
async function listInstructions(
  { context, group, groupId, locale }: Input,
  { intervention_ids, pack_ids }: Wish,
): Promise<NonNullable<Wish["instructions"]>> {
  const { interventions, packs } = await findStoredCatalogue(context, group, groupId);
  const ofPacks = packs.filter(({ id }) => pack_ids.includes(id)).flatMap(({ config }) => config);
  const ids = [
    ...intervention_ids,
    ...ofPacks.flatMap((part) => ("intervention_id" in part ? part.intervention_id : [])),
  ];
  const texts = textsInLanguage(group, locale);
  return interventions
    .filter(({ id }) => ids.includes(id))
    .map((one) => {
      const { publicname, lang } = toPublicName(one, texts);
      return { id: one.id, name: publicname, lang, html: texts.html(one.instructions) };
    })
    .filter(({ html }) => html !== "");
}
