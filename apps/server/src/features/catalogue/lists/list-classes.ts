import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { defineCall } from "../../../http/call.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";
import { toCollection } from "../catalogue/to-collection.ts";

/** Returns classes; if the query names services, those that give one of these. */
export const listClasses = defineCall(
  "listClasses",
  async ({ context, group, groupId, locale, query, session }) => {
    const { classes } = await findWireCatalogue(context, group, groupId, locale, session);
    const named = classes.filter(
      ({ intervention_id }) =>
        !query.intervention_ids?.length || query.intervention_ids.includes(intervention_id),
    );
    return toCollection(named, query, {
      fields: ENDPOINTS.listClasses.fields,
      searched: ["publicname", "name"],
      locale,
    });
  },
);
