import { z } from "zod";
import { duplicateFiche, fiche, ficheComment, ficheHistory } from "./fiche.ts";
import { downloadFichesQuerySchema, ficheTablePage, listFicheTableQuerySchema } from "./fiche-table.ts";
import { metadata, metadataChangeSchema } from "./metadata.ts";
import { collectionSchemaOf, pagingQuerySchema } from "../ground/paging.ts";
import { id, localeQuerySchema, booleanSchema } from "../ground/wire-values.ts";
import { defineEndpoint, FICHE_REFUSALS } from "../ground/define-endpoint.ts";

/** The reason of a professional's change, shown in the fiche's history. */
const reason = z.string().trim().max(500).optional();

const value = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);

/** All fields, or for an update only the changed ones. Read-only fields are ignored; of clients `metadata`, too. */
const body = z.object({
  fiche: z.object({ group_id: id.optional(), metadata: metadataChangeSchema.optional() }).catchall(value),
});

const list = "/groups/{id}/fiches";
const one = "/groups/{id}/fiches/{ficheId}";

export const ficheEndpoints = {
  listFiches: defineEndpoint({
    method: "GET",
    paths: { v1: list, v3: list },
    right: "see_fiches",
    limit: "search",
    /** `externid`: for professionals, finds the fiche that has it, deleted or not. */
    query: pagingQuerySchema.extend({ externid: z.string().max(64).optional() }),
    reply: collectionSchemaOf(fiche),
    fields: ["id", "externid", "firstname", "lastname", "email", "created_at", "updated_at"],
    summary: "The fiches of the session, or a professional's search",
  }),
  listFicheTable: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/fiches.table" },
    right: "download_fiches",
    limit: "search",
    query: listFicheTableQuerySchema,
    reply: ficheTablePage,
    summary: "All fiches of the group, page by page, with filters",
  }),
  downloadFiches: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/fiches.download" },
    right: "download_fiches",
    limit: "download",
    query: downloadFichesQuerySchema,
    reply: z.string(),
    files: ["csv", "xlsx"],
    summary: "The fiches of the table as a file, CSV or XLSX",
  }),
  getFiche: defineEndpoint({
    method: "GET",
    paths: { v1: one, v3: one },
    right: "see_fiches",
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
    /** With `upsert` a professional's call updates the fiche that has the externid, like PUT, and answers 200. */
    query: localeQuerySchema.extend({ upsert: booleanSchema.optional() }),
    body,
    reply: fiche,
    summary: "A new fiche; with `upsert=1` the one that has its externid is changed instead",
    example: { fiche: { firstname: "Anna", lastname: "Roux", email: "anna@example.org", externid: "p-17" } },
    refusals: ["create_fiche_failed", "max_fiches", "changed_meanwhile", "upcoming_appointments"],
  }),
  updateFiche: defineEndpoint({
    method: "PUT",
    paths: { v1: one, v3: one },
    right: "edit_fiches",
    takesIfMatch: true,
    body: body.extend({ reason }),
    reply: fiche,
    summary: "Change some fields of a fiche",
    example: { fiche: { firstphone: "06 12 34 56 78", updated_at: "2026-12-01 10:00:00" } },
    refusals: [...FICHE_REFUSALS, "changed_meanwhile", "upcoming_appointments"],
  }),
  listFicheDuplicates: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/fiches/duplicates" },
    right: "manage_fiches",
    limit: "search",
    /** A person as typed so far; with an id, that fiche is excluded. The metadata do not count. */
    body: z.object({
      fiche: z.object({ id: id.optional(), metadata: metadata.optional() }).catchall(value),
    }),
    reply: z.object({ records: z.array(duplicateFiche) }),
    summary: "Fiches that may belong to the same person: at most five",
    example: { fiche: { firstname: "Anna", lastname: "Roux", firstphone: "06 12 34 56 78" } },
  }),
  mergeFiches: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/fiches/{ficheId}/merge" },
    right: "manage_fiches",
    body: z.object({
      /** The fiche that ends: its appointments and history continue under the one in the path. */
      merged_id: id,
      /** The fields of the remaining fiche that take another value. */
      fiche: z.object({}).catchall(value).optional(),
    }),
    reply: fiche,
    summary: "Merge two fiches into one",
    example: { merged_id: 51, fiche: { firstphone: "06 12 34 56 78" } },
    refusals: [...FICHE_REFUSALS, "cannot_merge"],
  }),
  undoFicheMerge: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/fiches/{ficheId}/unmerge" },
    right: "manage_fiches",
    reply: z.object({ records: z.array(fiche) }),
    summary: "Undo the last merge: both fiches get back their own appointments and values",
    refusals: ["fiche_not_authorized", "cannot_merge"],
  }),
  getFicheHistory: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/fiches/{ficheId}/history" },
    right: "manage_fiches",
    reply: ficheHistory,
    summary: "The history of a fiche: changes, reads and comments, the newest first, at most 200 of each",
    refusals: ["fiche_not_authorized"],
  }),
  createFicheComment: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/fiches/{ficheId}/comments" },
    right: "manage_fiches",
    creates: true,
    body: z.object({ comment: z.object({ text: z.string().trim().min(1).max(2000) }) }),
    reply: ficheComment,
    summary: "Write a comment about a person, for the other professionals",
    example: { comment: { text: "Prefers to be called in the morning." } },
    refusals: ["fiche_not_authorized"],
  }),
};
