import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { defineCall } from "../../../http/call.ts";
import { calendarsOfQuery, interventionsOfQuery } from "../catalogue/is-performed-on.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

/** Returns services; if the query names calendars, those that at least one of them can do. */
export const listInterventions = defineCall(
  "listInterventions",
  async ({ context, group, groupId, locale, query, session }) => {
    const { interventions, calendars } = await findWireCatalogue(context, group, groupId, locale, session);
    const named = interventionsOfQuery(interventions, calendarsOfQuery(calendars, query), query);
    return toCollection(named, query, {
      fields: ENDPOINTS.listInterventions.fields,
      searched: ["publicname", "name"],
      locale,
    });
  },
);
