import { z } from "zod";
import { daySchema, id, idListSchema, locale, wholeNumber } from "../ground/wire-values.ts";

export const classDatesQuerySchema = z.object({
  group_id: id.optional(),
  locale,
  /** Omitted: all classes. */
  intervention_ids: idListSchema.optional(),
  class_ids: idListSchema.optional(),
  start: daySchema,
  nDays: wholeNumber(1, 62).default(7),
  /** The token of the client's own hold, whose place counts as free. */
  hold: z.string().max(200).optional(),
});

/** A date of a class that is not cancelled. */
const classDate = z.object({
  class_id: z.number().int(),
  intervention_id: z.number().int(),
  /** In the group's timezone. */
  start: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  places: z.number().int(),
  /** Places that can still be booked; 0: the date is full. */
  free: z.number().int(),
  /** For professionals: places taken by appointments, without those that clients are about to book. */
  booked: z.number().int().optional(),
  /** For professionals: an archived class, or a class of an archived service. It still has participants, and takes no more. */
  archived: z
    .object({ name: z.string(), teacher_id: z.number().int(), room_id: z.number().int().nullable() })
    .optional(),
});
export type ClassDate = z.infer<typeof classDate>;

export const classDates = z.object({
  /** Sorted by start. Visitors get the dates that are bookable now or full, professionals all dates of their calendars. */
  records: z.array(classDate),
  /** The day of the first date after the requested days; null if there is none that may be booked. */
  next_day: z.string().nullable(),
});
export type ClassDates = z.infer<typeof classDates>;
