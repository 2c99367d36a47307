import { z } from "zod";
import {
  catalogueDraft,
  createDraftBodySchema,
  draftWithChanges,
  updateDraftBodySchema,
} from "./catalogue-draft.ts";
import { acceptConcernedSchema } from "./concerned.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const list = "/groups/{id}/drafts";
const one = "/groups/{id}/drafts/{draftId}";

export const draftEndpoints = {
  listDrafts: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right: "see_catalogue",
    reply: z.object({ drafts: z.array(catalogueDraft) }),
    summary: "The drafts that are not published yet, the newest first",
  }),
  createDraft: defineEndpoint({
    method: "POST",
    paths: { v3: list },
    right: "manage_catalogue",
    body: createDraftBodySchema,
    reply: z.object({ draft: catalogueDraft }),
    creates: true,
    summary: "Create a draft; changes with its id as `draft_id` in the query go into it",
    example: { draft: { name: "Summer hours", publish_at: "2027-06-21T08:00:00+02:00" } },
    refusals: ["full"],
  }),
  getDraft: defineEndpoint({
    method: "GET",
    paths: { v3: one },
    right: "see_catalogue",
    reply: z.object({ draft: draftWithChanges }),
    summary: "A draft with its changes, the appointments it concerns and the key of its preview",
  }),
  updateDraft: defineEndpoint({
    method: "PUT",
    paths: { v3: one },
    right: "manage_catalogue",
    body: updateDraftBodySchema,
    reply: z.object({ draft: catalogueDraft }),
    summary: "Change a draft's name, its date, or the decisions about the appointments that it affects",
    example: { draft: { publish_at: "2027-06-28T08:00:00+02:00" } },
  }),
  deleteDraft: defineEndpoint({
    method: "DELETE",
    paths: { v3: one },
    right: "manage_catalogue",
    reply: z.object({ draft: z.object({ id: z.number().int(), deleted: z.literal(true) }) }),
    summary: "Delete a draft",
  }),
  deleteDraftChange: defineEndpoint({
    method: "DELETE",
    paths: { v3: "/groups/{id}/drafts/{draftId}/changes/{changeId}" },
    right: "manage_catalogue",
    reply: z.object({ change: z.object({ id: z.number().int(), deleted: z.literal(true) }) }),
    summary: "Remove one change from a draft, unless others depend on it",
    refusals: ["cannot_undo"],
  }),
  publishDraft: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/drafts/{draftId}/publish" },
    right: "manage_catalogue",
    body: z.object({ accept: acceptConcernedSchema.optional() }),
    reply: z.object({ draft: catalogueDraft }),
    summary: "Publish all changes of a draft now, in one transaction",
    example: {},
    refusals: ["invalid_record", "appointments_concerned"],
  }),
};
