import { z } from "zod";
import { fiche } from "../fiche.ts";
import { collectionOf, pagingQuery } from "../paging.ts";
import { id, localeQuery } from "../wire-values.ts";
import { defineEndpoint } from "./define-endpoint.ts";
import { FICHE_REFUSALS } from "./refusal-lists.ts";

const value = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);

/** All fields, or with an update those that change. Read-only fields are ignored. */
const body = z.object({ fiche: z.object({ group_id: id.optional() }).catchall(value) });

const list = "/groups/{id}/fiches";
const one = "/groups/{id}/fiches/{ficheId}";

export const ficheEndpoints = {
  listFiches: defineEndpoint({
    method: "GET",
    paths: { v1: list, v3: list },
    right: "see_fiches",
    limit: "search",
    query: pagingQuery,
    reply: collectionOf(fiche),
    fields: ["id", "externid", "firstname", "lastname", "email", "created_at", "updated_at"],
    summary: "The fiches of the session, or a professional's search",
  }),
  getFiche: defineEndpoint({
    method: "GET",
    paths: { v1: one, v3: one },
    right: "see_fiches",
    query: localeQuery,
    reply: fiche,
    hasEtag: true,
    summary: "One fiche",
    refusals: ["fiche_not_authorized"],
  }),
  createFiche: defineEndpoint({
    method: "POST",
    paths: { v1: list, v3: list },
    right: "edit_fiches",
    creates: true,
    query: localeQuery,
    body,
    reply: fiche,
    summary: "A new fiche",
    example: { fiche: { firstname: "Anna", lastname: "Roux", email: "anna@example.org", externid: "p-17" } },
    refusals: ["create_fiche_failed", "max_fiches"],
  }),
  updateFiche: defineEndpoint({
    method: "PUT",
    paths: { v1: one, v3: one },
    right: "edit_fiches",
    takesIfMatch: true,
    query: localeQuery,
    body,
    reply: fiche,
    summary: "Change fields of a fiche",
    example: { fiche: { firstphone: "06 12 34 56 78", updated_at: "2026-12-01 10:00:00" } },
    refusals: [...FICHE_REFUSALS, "changed_meanwhile", "upcoming_appointments"],
  }),
};
