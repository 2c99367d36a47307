import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { ProGroup } from "@rendezvous/contract/catalogue/group";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../../http/context.ts";
import { defineCall, refuse } from "../../../http/call.ts";
import { toCollection } from "../catalogue/to-collection.ts";

type WorksIn = Extract<Session, { kind: "pro" }>["groups"];

/** Returns the groups of a professional in the contract's form, without deleted ones. */
export async function findProGroups(context: Context, worksIn: WorksIn): Promise<ProGroup[]> {
  const found = await Promise.all(
    worksIn.map(async ({ groupId, role, calendars }) => {
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
  return found.flat();
}

/** Returns the groups of the logged-in professional. */
export const listProGroups = defineCall("listProGroups", async ({ context, session, query, locale }) => {
  if (session.kind !== "pro") return refuse("forbidden");
  return toCollection(await findProGroups(context, session.groups), query, {
    fields: ENDPOINTS.listProGroups.fields,
    searched: ["name", "urlname"],
    locale,
  });
});
