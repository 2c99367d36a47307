import { z } from "zod";
import { catalogueChange } from "./catalogue-change.ts";
import { accept } from "./concerned.ts";
import { instant } from "./wire-values.ts";

/** How many a group has at most that are not published. */
export const MAX_DRAFTS = 100;
/** How many changes a draft holds at most: all of them are tried with each that is added. */
export const MAX_CHANGES = 1000;

/** Changes of the catalogue that are prepared and published together. */
export const catalogueDraft = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  /** The professional who began it. */
  by: z.string().nullable(),
  /** RFC 3339; null: published by hand. */
  publish_at: z.string().nullable(),
  published_at: z.string().nullable(),
  /** The code of why it was not published at its date; of an opened one also of why it cannot be as things are now. */
  problem: z.string().nullable(),
  /** How many changes it holds. */
  count: z.number().int(),
});

export const openedDraft = catalogueDraft.extend({
  /** `?preview=` of the group's pages, and of the calls that read: the catalogue with the draft laid over. */
  preview_key: z.string(),
  changes: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      record_id: z.number().int().nullable(),
      is_new: z.boolean(),
      sent: z.record(z.string(), z.unknown()),
      /** As the history will have it. */
      ...catalogueChange.pick({ record_name: true, action: true, before: true, after: true }).shape,
    }),
  ),
  /** As `appointments_concerned` lists them. */
  appointments: z.array(z.record(z.string(), z.unknown())),
  /** What becomes of them at its date. */
  accept,
});

const name = z.string().trim().min(1).max(255);

export const createDraftBody = z.object({ draft: z.object({ name, publish_at: instant.nullish() }) });
export const updateDraftBody = z.object({
  draft: z.object({ name, publish_at: instant.nullable(), accept }).partial(),
});
export type CatalogueDraft = z.infer<typeof catalogueDraft>;
export type OpenedDraft = z.infer<typeof openedDraft>;
