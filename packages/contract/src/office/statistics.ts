import { z } from "zod";
import { daySchema, id, idListSchema, lang, locale } from "../ground/wire-values.ts";

/** Selects appointments by the day on which they begin; `until` is the last day. */
export const getStatisticsQuerySchema = z.object({
  group_id: id.optional(),
  locale,
  from: daySchema,
  until: daySchema,
  /** Omitted: all calendars. */
  calendar_ids: idListSchema.optional(),
});

const count = z.number().int();
const counts = {
  /** Includes cancelled appointments. */
  booked: count,
  cancelled: count,
  /** The cancelled ones that clients cancelled late, by the rule of the group or the service. */
  cancelled_late: count,
  /** Only appointments that were not cancelled: no-shows, and first appointments of a person. */
  no_show: count,
  first: count,
  /** Only appointments that were not cancelled. */
  minutes: count,
};
/** `open_minutes` is the capacity of the calendars: their opening time multiplied by their places. */
const totals = z.object({ ...counts, open_minutes: count });
export type StatisticsTotals = z.infer<typeof totals>;

const span = { from: z.string(), until: z.string() };

const statisticsLine = z.object({
  /**
   * An id, a source, a language, an hour, a weekday from 1 for Monday, or the lower bound of the days between booking and
   * appointment.
   */
  value: z.string(),
  /** The name of a service or calendar. */
  name: z.string().optional(),
  lang,
  ...counts,
  /** For calendars only. */
  open_minutes: count.optional(),
  /** In the previous period. */
  booked_before: count,
});
export type StatisticsLine = z.infer<typeof statisticsLine>;

export const STATISTICS_DIMENSIONS = [
  "service",
  "calendar",
  "source",
  "language",
  "lead",
  "weekday",
  "hour",
] as const;
const lines = z.array(statisticsLine);

export const statistics = z.object({
  ...span,
  /** The previous period of the same length, in days or months. */
  before: z.object(span),
  /** When the statistics were last counted; null: not yet. */
  counted_at: z.string().nullable(),
  totals,
  totals_before: totals,
  grain: z.enum(["day", "month"]),
  /**
   * The days or months of the period, in order. Left out if neither they nor the corresponding ones of the previous period have
   * bookings.
   */
  series: z.array(z.object({ start: z.string(), ...counts, booked_before: count })),
  by: z.object({
    service: lines,
    calendar: lines,
    source: lines,
    language: lines,
    lead: lines,
    weekday: lines,
    hour: lines,
  }),
  /** The average delay until the third free time of each service on any calendar, in minutes; null if there was none. */
  delays: z.array(
    z.object({
      intervention_id: count,
      name: z.string(),
      lang,
      minutes: count.nullable(),
      minutes_before: count.nullable(),
    }),
  ),
});
export type Statistics = z.infer<typeof statistics>;
