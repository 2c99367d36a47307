import { defineCall } from "../../lib/call.ts";
import { refuse } from "../../lib/refusal.ts";
import { toCollection } from "../catalogue/to-collection.ts";

/** The groups in which the logged professional works. */
export const listProGroups = defineCall("listProGroups", async ({ context, session, query }) => {
  if (session.kind !== "pro") return refuse("forbidden");
  const found = await Promise.all(
    session.groups.map(async ({ groupId, role }) => {
      const group = await context.groups.find(groupId);
      if (!group) return [];
      const { id, name, urlname, inactive, fields } = group;
      return [{ id, name, urlname, shard: fields.shard, inactive, call_center: role === "call_centre" }];
    }),
  );
  return toCollection(found.flat(), query, {
    fields: ["id", "name", "urlname"],
    searched: ["name", "urlname"],
  });
});
