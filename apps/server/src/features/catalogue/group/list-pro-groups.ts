import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { ProGroup } from "@rendezvous/contract/catalogue/group";
import type { ProSession } from "@rendezvous/domain/permission/session";
import type { Context } from "../../../http/context.ts";
import { defineCall, refuse } from "../../../http/call.ts";
import type { GroupOfOtherCell } from "../../ground/cells/memberships-data.ts";
import { toCollection } from "../catalogue/to-collection.ts";

/** Returns the groups of a professional in the contract's form, without deleted ones; of other cells what the directory says. */
export async function findProGroups(
  context: Context,
  { groups, email, isSso }: Pick<ProSession, "groups" | "email" | "isSso">,
): Promise<ProGroup[]> {
  const elsewhere = (isSso ? null : await context.cells?.listGroupsOf(email)) ?? [];
  const ownGroups = await Promise.all(
    groups.map(async ({ groupId, role, calendars }) => {
      const group = await context.groups.find(groupId);
      if (!group) return [];
      const { id, name, urlname, inactive, fields } = group;
      const { shard } = fields;
      const call_center = role === "call_centre";
      const labels = {
        blue: fields.blue_label,
        green: fields.green_label,
        orange: fields.orange_label,
        yellow: fields.yellow_label,
      };
      return [
        {
          id,
          name,
          urlname,
          shard,
          inactive,
          call_center,
          role,
          calendars: calendars && [...calendars],
          labels,
        },
      ];
    }),
  );
  return [...ownGroups.flat(), ...elsewhere.map(toGroupElsewhere)];
}

function toGroupElsewhere({ group_id, name, urlname, cell, role }: GroupOfOtherCell): ProGroup {
  const labels = { blue: "", green: "", orange: "", yellow: "" };
  const call_center = role === "call_centre";
  return {
    id: group_id,
    name,
    urlname,
    shard: cell,
    inactive: false,
    call_center,
    role,
    calendars: null,
    labels,
  };
}

/** Returns the groups of the logged-in professional. */
export const listProGroups = defineCall("listProGroups", async ({ context, session, query, locale }) => {
  if (session.kind !== "pro") return refuse("forbidden");
  return toCollection(await findProGroups(context, session), query, {
    fields: ENDPOINTS.listProGroups.fields,
    searched: ["name", "urlname"],
    locale,
  });
});
