import { z } from "zod";
import { daySchema, idListSchema, locale } from "../ground/wire-values.ts";

/** The columns of the table, in their order. */
export const TABLE_COLUMNS = [
  "start",
  "end",
  "minutes",
  "calendar",
  "resource",
  "service",
  "lastname",
  "firstname",
  "email",
  "phone",
  "state",
  "price",
  "source",
  "language",
  "booked_at",
  "metadata",
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];
export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

const columns = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(z.enum(TABLE_COLUMNS)).min(1));

/** Selects appointments by the day on which they begin; `until` is the last day. */
export const downloadAppointmentsQuerySchema = z.object({
  locale,
  from: daySchema,
  until: daySchema,
  /** Omitted: all calendars. */
  calendar_ids: idListSchema.optional(),
  /** Omitted: all columns. */
  columns: columns.optional(),
  format: z.enum(TABLE_FORMATS).default("csv"),
});
