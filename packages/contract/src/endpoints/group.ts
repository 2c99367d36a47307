import { z } from "zod";
import { group, inactiveGroup, proGroup } from "../group.ts";
import { collectionOf, pagingQuery } from "../paging.ts";
import { locale } from "../wire-values.ts";
import { defineEndpoint } from "./define-endpoint.ts";

const urlnameQuery = z.object({ field: z.literal("urlname"), value: z.string().min(1).max(100), locale });

export const groupEndpoints = {
  listProGroups: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups", v3: "/groups" },
    right: "list_groups",
    query: pagingQuery,
    reply: collectionOf(proGroup),
    fields: ["id", "name", "urlname"],
    summary: "The groups of the logged professional",
  }),
  getGroupByUrlname: defineEndpoint({
    method: "GET",
    paths: { v2: "/urlname", v3: "/services/groups/{urlname}" },
    right: "find_group",
    query: urlnameQuery.partial({ field: true, value: true }),
    reply: z.union([group, inactiveGroup]),
    hasEtag: true,
    summary: "A group by its url name",
    refusals: ["group_does_not_exist"],
  }),
  getShardByUrlname: defineEndpoint({
    method: "GET",
    paths: { v2: "/shard" },
    right: "find_group",
    query: urlnameQuery,
    reply: z.object({ shard_name: z.string() }),
    summary: "Where a group's data lives",
    refusals: ["group_does_not_exist"],
  }),
  resolveGroupFromWebsite: defineEndpoint({
    method: "GET",
    paths: { v2: "/websites/resolve" },
    right: "find_group",
    query: z.object({ website: z.string().min(1).max(300) }),
    reply: z.object({ urlname: z.string(), shard_name: z.string() }),
    summary: "The group behind the host name of an organisation's own site",
    refusals: ["group_does_not_exist"],
  }),
};
