import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { type CallInput, defineCall } from "../../../http/call.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

export const listWebsites = defineCall("listWebsites", (input) => findGroupWebsite(input));

type Input = Pick<CallInput<"listWebsites">, "context" | "group" | "groupId" | "locale" | "query">;

/** Returns the group's own website as a list of one, or an empty list. */
export async function findGroupWebsite({ context, group, groupId, locale, query }: Input) {
  const { websites } = await findWireCatalogue(context, group, groupId, locale);
  return toCollection(websites, query, {
    fields: ENDPOINTS.listWebsites.fields,
    searched: ["title"],
    locale,
  });
}
