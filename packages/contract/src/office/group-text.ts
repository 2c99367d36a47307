import { z } from "zod";

/** A text that clients read, in all languages in which it exists. */
export const groupText = z.object({
  /** The kind of its record, as in paths. */
  kind: z.string(),
  /** null for the settings, forms or website. */
  record_id: z.number().int().nullable(),
  record_name: z.string(),
  /** The path in the record: `publicname`, `Fiche[3].label`. */
  path: z.string(),
  texts: z.record(z.string(), z.string()),
  /** The languages whose translation is older than the last change of the original. */
  outdated: z.array(z.string()),
});
export type GroupText = z.infer<typeof groupText>;
