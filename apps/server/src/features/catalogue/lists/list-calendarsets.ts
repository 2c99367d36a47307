import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { defineCall } from "../../../http/call.ts";
import { calendarsOfQuery } from "../catalogue/is-performed-on.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

/** Returns calendar sets; if the query names calendars, the sets of these. */
export const listCalendarsets = defineCall(
  "listCalendarsets",
  async ({ context, group, groupId, locale, query, session }) => {
    const { calendarsets, calendars } = await findWireCatalogue(context, group, groupId, locale, session);
    const sets = calendarsOfQuery(calendars, { ...query, calendarset_ids: undefined })?.map(
      ({ calendarset_id }) => calendarset_id,
    );
    const named = calendarsets.filter(
      ({ id }) =>
        (!query.calendarset_ids?.length || query.calendarset_ids.includes(id)) &&
        (!sets || sets.includes(id)),
    );
    return toCollection(named, query, {
      fields: ENDPOINTS.listCalendarsets.fields,
      searched: ["publicname", "name"],
      locale,
    });
  },
);
