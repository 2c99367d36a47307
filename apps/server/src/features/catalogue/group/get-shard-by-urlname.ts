import { defineCall, reply, refuse } from "../../../http/call.ts";
import { findGroupIdByUrlname } from "./data.ts";

/** Returns the shard that stores a group's data. */
export const getShardByUrlname = defineCall("getShardByUrlname", async ({ context, query }) => {
  const place = await context.cells?.find("urlname", query.value);
  if (place) return reply({ shard_name: place.cell });
  const groupId = await findGroupIdByUrlname(context.db, query.value);
  const group = groupId === null ? null : await context.groups.find(groupId);
  return group ? reply({ shard_name: group.fields.shard }) : refuse("group_does_not_exist");
});
