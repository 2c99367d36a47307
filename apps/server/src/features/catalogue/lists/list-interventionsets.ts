import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { defineCall } from "../../../http/call.ts";
import { calendarsOfQuery, interventionsOfQuery } from "../catalogue/is-performed-on.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

/** Returns categories of services; if the query names services or calendars, the categories of those services. */
export const listInterventionsets = defineCall(
  "listInterventionsets",
  async ({ context, group, groupId, locale, query, session }) => {
    const wire = await findWireCatalogue(context, group, groupId, locale, session);
    const calendars = calendarsOfQuery(wire.calendars, query);
    const { intervention_ids } = query;
    const filled = new Set(
      interventionsOfQuery(wire.interventions, calendars, { intervention_ids }).map(
        ({ interventionset_id }) => interventionset_id,
      ),
    );
    const setIds = [...(query.interventionset_id ?? []), ...(query.interventionset_ids ?? [])];
    const named = wire.interventionsets.filter(
      ({ id }) =>
        (setIds.length === 0 || setIds.includes(id)) &&
        ((!intervention_ids?.length && !calendars) || filled.has(id)),
    );
    return toCollection(named, query, {
      fields: ENDPOINTS.listInterventionsets.fields,
      searched: ["publicname", "name"],
      locale,
    });
  },
);
