import { z } from "zod";
import { locale, wholeNumber } from "./wire-values.ts";

export const CONDITION_OPERATORS = [
  "=",
  ">",
  ">=",
  "<",
  "<=",
  "!=",
  "like",
  "not like",
  "in",
  "not in",
] as const;

/** `conditions[0][field]`, `[op]`, `[value]`; all conditions must hold. `in` takes a comma-separated list. */
export const conditionSchema = z.strictObject({
  field: z.string().max(64),
  op: z.enum(CONDITION_OPERATORS).default("="),
  value: z.string().max(2000),
});
export type Condition = z.infer<typeof conditionSchema>;

/** The query parameters of every collection. */
export const pagingQuerySchema = z.object({
  results: z.union([z.literal("all"), wholeNumber(0, 10_000)]).default(25),
  startIndex: wholeNumber(0).default(0),
  sort: z.string().max(64).optional(),
  dir: z.enum(["asc", "desc"]).default("asc"),
  search: z.string().max(200).optional(),
  locale,
  conditions: z.array(conditionSchema).max(10).optional(),
});
export type PagingQuery = z.infer<typeof pagingQuerySchema>;

/** Returns the schema of a collection's answer. */
export function collectionSchemaOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    records: z.array(item),
    totalRecords: z.number().int(),
    recordsReturned: z.number().int(),
    startIndex: z.number().int(),
    pageSize: z.number().int(),
    sort: z.string().nullable(),
    dir: z.enum(["asc", "desc"]),
  });
}
export interface Collection<Item> {
  records: Item[];
  totalRecords: number;
  recordsReturned: number;
  startIndex: number;
  pageSize: number;
  sort: string | null;
  dir: "asc" | "desc";
}
