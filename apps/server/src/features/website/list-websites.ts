import { defineCall } from "../../lib/call.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

/** The minisite: one record, or none. */
export const listWebsites = defineCall("listWebsites", async ({ context, group, groupId, locale, query }) => {
  const { websites } = await findWireCatalogue(context, group, groupId, locale);
  return toCollection(websites, query, { fields: ["title", "domain"], searched: ["title"] });
});
