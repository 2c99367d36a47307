import { defineCall, reply } from "../../lib/call.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

/** The field definitions of fiches and vevents. */
export const getForms = defineCall("getForms", async ({ context, group, groupId, locale }) => {
  const { forms } = await findWireCatalogue(context, group, groupId, locale);
  return reply(forms);
});
