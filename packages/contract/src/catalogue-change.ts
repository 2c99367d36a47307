import { z } from "zod";

/** Who changed what of what a group publishes. */
export const CATALOGUE_ACTIONS = [
  "created",
  "changed",
  "archived",
  "restored",
  "published",
  "undone",
] as const;
export type CatalogueAction = (typeof CATALOGUE_ACTIONS)[number];

const fields = z.record(z.string(), z.unknown());

export const catalogueChange = z.object({
  id: z.number().int(),
  /** RFC 3339. */
  at: z.string(),
  /** The professional's name, else their address; null where it was not a professional. */
  by: z.string().nullable(),
  /** As paths name it: `calendars`, `settings`. */
  kind: z.string(),
  /** null: the settings, forms or website, or the order of a kind. */
  record_id: z.number().int().nullable(),
  record_name: z.string(),
  action: z.enum(CATALOGUE_ACTIONS),
  /** The fields that differ; of an order `ids`. */
  before: fields,
  after: fields,
});
export type CatalogueChange = z.infer<typeof catalogueChange>;
