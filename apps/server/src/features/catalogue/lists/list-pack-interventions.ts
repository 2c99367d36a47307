import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Pack } from "@rendezvous/contract/catalogue/catalogue";
import { defineCall } from "../../../http/call.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";

function contains(pack: Pack, interventionIds: readonly number[]): boolean {
  return pack.config.some(
    (entry) => "intervention_id" in entry && interventionIds.includes(entry.intervention_id),
  );
}

/** Returns opened packs; if the query names services, the packs that contain one of them. */
export const listPackInterventions = defineCall(
  "listPackInterventions",
  async ({ context, group, groupId, locale, query, session }) => {
    const { packs } = await findWireCatalogue(context, group, groupId, locale, session);
    const setIds = [...(query.interventionset_id ?? []), ...(query.interventionset_ids ?? [])];
    const named = packs.filter(
      (pack) =>
        (!query.intervention_ids?.length || contains(pack, query.intervention_ids)) &&
        (setIds.length === 0 ||
          (pack.interventionset_id !== null && setIds.includes(pack.interventionset_id))),
    );
    return toCollection(named, query, {
      fields: ENDPOINTS.listPackInterventions.fields,
      searched: ["publicname", "name"],
      locale,
    });
  },
);
