import { z } from "zod";
import { catalogueChange } from "./catalogue-change.ts";
import { acceptConcernedSchema } from "./concerned.ts";
import { instantSchema } from "../ground/wire-values.ts";

/** The most unpublished drafts of a group. */
export const MAX_DRAFTS = 100;
/** The most changes of a draft, because adding one tries all of them. */
export const MAX_CHANGES = 1000;

/** Changes of the catalogue that are prepared and published together. */
export const catalogueDraft = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  /** The professional who began it. */
  by: z.string().nullable(),
  /** RFC 3339; null: it is published by hand. */
  publish_at: z.string().nullable(),
  published_at: z.string().nullable(),
  /** The error code of the last failed publication. In a single draft also the reason why publishing it now would fail. */
  problem: z.string().nullable(),
  /** The number of its changes. */
  count: z.number().int(),
});

export const draftWithChanges = catalogueDraft.extend({
  /** The value of `?preview=` for the group's pages and reading calls, which then apply the draft to the catalogue. */
  preview_key: z.string(),
  changes: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      record_id: z.number().int().nullable(),
      is_new: z.boolean(),
      sent: z.record(z.string(), z.unknown()),
      /** The entry that the history will contain. */
      ...catalogueChange.pick({ record_name: true, action: true, before: true, after: true }).shape,
    }),
  ),
  /** The affected appointments, as in `appointments_concerned`. */
  appointments: z.array(z.record(z.string(), z.unknown())),
  /** The choices for these appointments on the draft's date. */
  accept: acceptConcernedSchema,
});

const name = z.string().trim().min(1).max(255);

export const createDraftBodySchema = z.object({
  draft: z.object({ name, publish_at: instantSchema.nullish() }),
});
export const updateDraftBodySchema = z.object({
  draft: z.object({ name, publish_at: instantSchema.nullable(), accept: acceptConcernedSchema }).partial(),
});
export type CatalogueDraft = z.infer<typeof catalogueDraft>;
export type DraftWithChanges = z.infer<typeof draftWithChanges>;
