import { LIVE_ITEMS } from "@rendezvous/domain/group/going-live";
import { z } from "zod";
import { group, inactiveGroup, proGroup } from "./group.ts";
import { collectionSchemaOf, pagingQuerySchema } from "../ground/paging.ts";
import { founder, newGroup, trade } from "./trade.ts";
import { id, locale, tokenQuerySchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const urlnameQuery = z.object({ field: z.literal("urlname"), value: z.string().min(1).max(100), locale });

const quota = z.object({ max: z.number().int(), used: z.number().int() });

export const groupEndpoints = {
  listProGroups: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups", v3: "/groups" },
    right: "list_groups",
    /** `group_id`: a group of the session, where an installation has several cells. */
    query: pagingQuerySchema.extend({ group_id: id.optional() }),
    reply: collectionSchemaOf(proGroup),
    fields: ["id", "name", "urlname"],
    summary: "The groups of the logged-in professional",
  }),
  listTrades: defineEndpoint({
    method: "GET",
    paths: { v3: "/trades" },
    right: "found_group",
    query: z.object({ locale }),
    reply: z.object({ trades: z.array(trade) }),
    summary:
      "The template of each trade for new groups, on installations where anybody may create one (SIGN_UP=on)",
    refusals: ["forbidden"],
  }),
  createGroup: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups" },
    right: "found_group",
    limit: "found",
    query: z.object({ locale }),
    /** The owner's address, which gets a link. The answer is the same whether or not the address has a login. */
    body: z.object({ account: founder, group: newGroup }),
    status: 201,
    reply: z.object({ group: z.object({ name: z.string(), urlname: z.string() }) }),
    summary:
      "Create a group, which is inactive until its owner publishes it; on installations where anybody may (SIGN_UP=on)",
    example: {
      account: { email: "margaux@example.org", firstname: "Margaux" },
      group: {
        name: "Atelier Margaux",
        trade: "hair_salon",
        locale: "fr",
        country: "FR",
        timezone: "Europe/Paris",
        address: "4 rue des Carmes",
        zipcode: "44000",
        city: "Nantes",
        openinghours: [{ days: ["tu", "we", "th", "fr", "sa"], from: "09:00", to: "19:00" }],
        interventions: [{ externid: "cut_men", name: "Coupe homme", length: 30, price: 2600 }],
      },
    },
    refusals: ["forbidden", "emailValidator"],
  }),
  getChecklist: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/checklist" },
    right: "see_catalogue",
    query: tokenQuerySchema,
    reply: z.object({
      /** True: only the group's own people see the group. */
      inactive: z.boolean(),
      /** When and why an operator has taken the group offline; null: no operator has. */
      deactivation: z.object({ at: z.string(), reason: z.string() }).nullable(),
      /** The daily limits of a group that a visitor created, and what it has sent; null for every other group. */
      quotas: z.object({ mails: quota, sms: quota, invitations: quota }).nullable(),
      checks: z.array(
        z.object({
          item: z.enum(LIVE_ITEMS),
          done: z.boolean(),
          /** The records whose names lack a translation. */
          untranslated: z.array(
            z.object({
              kind: z.string(),
              id: z.number().int(),
              name: z.string(),
              locales: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
    summary: "The tasks before a group can be published",
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
    summary: "The cell that stores a group's data",
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
