import { defineCall, reply, refuse } from "../../../http/call.ts";
import { findGroupIdByHost } from "./data.ts";

/** Accepts a host name or the full address of a site. */
function toHost(website: string): string {
  const address = website.includes("://") ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).host : "";
}

/** Returns the group that has this host name as its own site. */
export const resolveGroupFromWebsite = defineCall("resolveGroupFromWebsite", async ({ context, query }) => {
  const host = toHost(query.website);
  const place = await context.cells?.find("host", host);
  if (place) return reply({ urlname: place.urlname, shard_name: place.cell });
  const groupId = await findGroupIdByHost(context.db, host);
  const group = groupId === null ? null : await context.groups.find(groupId);
  return group
    ? reply({ urlname: group.urlname, shard_name: group.fields.shard })
    : refuse("group_does_not_exist");
});
