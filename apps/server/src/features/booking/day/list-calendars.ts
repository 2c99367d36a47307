import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { defineCall } from "../../../http/call.ts";
import { calendarsOfQuery, isPerformedOn } from "../../catalogue/catalogue/is-performed-on.ts";
import { toCollection } from "../../catalogue/catalogue/to-collection.ts";
import { findWireCatalogue } from "../../catalogue/catalogue/wire-catalogue.ts";

/** Returns calendars and resources. If the query names services, returns those where at least one of the services can be done. */
export const listCalendars = defineCall(
  "listCalendars",
  async ({ context, group, groupId, locale, query, session }) => {
    const { calendars, interventions } = await findWireCatalogue(context, group, groupId, locale, session);
    const requested = interventions.filter(({ id }) => query.intervention_ids?.includes(id));
    const named = (calendarsOfQuery(calendars, query) ?? calendars).filter(
      (calendar) =>
        !query.intervention_ids?.length ||
        requested.some((intervention) => isPerformedOn(intervention, calendar)),
    );
    return toCollection(named, query, {
      fields: ENDPOINTS.listCalendars.fields,
      searched: ["publicname", "name"],
      locale,
    });
  },
);
