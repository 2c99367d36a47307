import { z } from "zod";
import { booleanSchema, daySchema, locale, wholeNumber } from "../ground/wire-values.ts";
import { TABLE_FORMATS } from "./appointment-table.ts";
import { fiche } from "./fiche.ts";
import { metadataKeySchema } from "./metadata.ts";

/** The columns of the table, in their order; the answers to the group's own questions follow, each under the question's name. */
export const FICHE_COLUMN_NAMES = [
  "lastname",
  "firstname",
  "email",
  "phone",
  "last_visit",
  "next_appointment",
  "visits",
  "missed",
  "blacklisted",
  "number",
  "created_at",
  "metadata",
] as const;
export type FicheColumn = (typeof FICHE_COLUMN_NAMES)[number];

export const FICHE_SORTS = ["name", "created_at", "last_visit"] as const;
export type FicheSort = (typeof FICHE_SORTS)[number];

/** All filters must hold. A visit is a past appointment that was neither cancelled nor missed. */
const filters = {
  locale,
  /** Only clients without a visit. */
  never_came: booleanSchema.optional(),
  /** Only clients with a visit, but none from this day on. */
  not_since: daySchema.optional(),
  /** Only clients with a missed appointment in the last year that is not forgiven. */
  missed: booleanSchema.optional(),
  blacklisted: booleanSchema.optional(),
  /** A month `05`, a year `1980`, or both `1980-05`. */
  born_in: z
    .string()
    .regex(/^(?:\d{4}|(?:\d{4}-)?(?:0[1-9]|1[0-2]))$/, "expected MM, YYYY or YYYY-MM")
    .optional(),
  /** The name of a question of the group's form for clients, and its answer; without `answer`, any answer. */
  field: z.string().max(64).optional(),
  answer: z.string().max(500).optional(),
  /** A key of the metadata, and its value. */
  metadata_key: metadataKeySchema.optional(),
  metadata_value: z.string().max(500).optional(),
  /** `last_visit` lists only those who have come. */
  order: z.enum(FICHE_SORTS).default("name"),
  dir: z.enum(["asc", "desc"]).default("asc"),
};
const filtersSchema = z.object(filters);
export type FicheFilters = z.output<typeof filtersSchema>;

export const listFicheTableQuerySchema = z.object({
  ...filters,
  /** The `next` of the last page. */
  after: z.string().max(1000).optional(),
  limit: wholeNumber(1, 200).default(50),
});

export const downloadFichesQuerySchema = z.object({
  ...filters,
  /** Names of columns and questions, separated by commas; omitted: all. */
  columns: z
    .string()
    .max(10_000)
    .transform((text) => text.split(","))
    .optional(),
  format: z.enum(TABLE_FORMATS).default("csv"),
});

export const listedFiche = fiche.and(
  z.object({
    visits: z.number().int(),
    /** `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    last_visit: z.string().nullable(),
    next_appointment: z.string().nullable(),
  }),
);
export type ListedFiche = z.output<typeof listedFiche>;

export const ficheTablePage = z.object({
  records: z.array(listedFiche),
  /** The value of `after` for the next page; null at the end. A page of rare fiches may be short, or even empty, before the end. */
  next: z.string().nullable(),
});
