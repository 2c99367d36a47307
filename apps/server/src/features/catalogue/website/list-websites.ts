import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { type CallInput, defineCall } from "../../../http/call.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

export const listWebsites = defineCall("listWebsites", (input) => listMinisite(input));

type Input = Pick<CallInput<"listWebsites">, "context" | "group" | "groupId" | "locale" | "query">;

/** Returns a list with the minisite, or an empty one. */
export async function listMinisite({ context, group, groupId, locale, query }: Input) {
  const { websites } = await findWireCatalogue(context, group, groupId, locale);
  return toCollection(websites, query, {
    fields: ENDPOINTS.listWebsites.fields,
    searched: ["title"],
    locale,
  });
}
