import { FIELD_TYPES } from "@rendezvous/domain/form/field";
import { z } from "zod";
import { lang } from "../ground/wire-values.ts";

/** A field of type `inputex` contains its whole definition as JSON text in `definition`. */
const WIRE_FIELD_TYPES = [...FIELD_TYPES, "inputex"] as const;

export interface Choice {
  value: string;
  label: string;
  lang?: string | undefined;
  choices?: Choice[] | undefined;
}

const choice: z.ZodType<Choice> = z
  .lazy(() => z.object({ value: z.string(), label: z.string(), lang, choices: z.array(choice).optional() }))
  .meta({ id: "Choice" });

/** A field of a group's Fiche or Vevent form: docs/screens.md, "Form fields". Texts are in the requested locale. */
export const formField = z.object({
  name: z.string(),
  type: z.enum(WIRE_FIELD_TYPES),
  label: z.string(),
  /** The language of all its texts, because a group writes all of them in the same languages. */
  lang,
  description: z.string().optional(),
  rightLabel: z.string().optional(),
  placeholder: z.string().optional(),
  required: z.boolean(),
  /**
   * The field is asked only for these answers to an earlier field of the form: choices (of two lists, those of the first), or
   * whether a checkbox is ticked.
   */
  condition: z
    .object({ field: z.string(), values: z.array(z.union([z.string(), z.number(), z.boolean()])) })
    .optional(),
  /** In a Vevent form: asked only with one of these services; missing: with all. */
  interventions: z.array(z.number().int()).optional(),
  /** True: no longer asked; professionals still see existing answers. */
  archived: z.boolean().optional(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  choices: z.array(choice).optional(),
  addEmptyChoice: z.boolean().optional(),
  allowAny: z.boolean().optional(),
  display: z.string().optional(),
  dateFormat: z.string().optional(),
  regexp: z.string().optional(),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  negative: z.boolean().optional(),
  trim: z.boolean().optional(),
  rows: z.number().int().optional(),
  cols: z.number().int().optional(),
  definition: z.string().optional(),
});
export type FormField = z.infer<typeof formField>;

export const forms = z.object({ Fiche: z.array(formField), Vevent: z.array(formField) });
export type Forms = z.infer<typeof forms>;
