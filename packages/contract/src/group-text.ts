import { z } from "zod";

/** A text that clients read, in every language in which it is written. */
export const groupText = z.object({
  /** Of the record in which it stands, as paths name it. */
  kind: z.string(),
  /** null: of the settings, forms or website. */
  record_id: z.number().int().nullable(),
  record_name: z.string(),
  /** Where in the record: `publicname`, `Fiche[3].label`. */
  path: z.string(),
  texts: z.record(z.string(), z.string()),
  /** The languages whose translation was written before the original was changed. */
  outdated: z.array(z.string()),
});
export type GroupText = z.infer<typeof groupText>;
