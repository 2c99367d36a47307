import { z } from "zod";
import { day, id, idList, lang, locale } from "./wire-values.ts";

/** Appointments count by the day on which they begin; `until` is the last day. */
export const getStatisticsQuery = z.object({
  group_id: id.optional(),
  locale,
  from: day,
  until: day,
  /** All without. */
  calendar_ids: idList.optional(),
});

const count = z.number().int();
const counts = {
  /** Cancelled ones among them. */
  booked: count,
  cancelled: count,
  /** Of those that were not cancelled: who did not come, and for whom it was the first one. */
  no_show: count,
  first: count,
  /** Of those that were not cancelled. */
  minutes: count,
};
/** Of `open_minutes` is what the calendars could hold: how long they were open, times their capacity. */
const totals = z.object({ ...counts, open_minutes: count });
export type StatisticsTotals = z.infer<typeof totals>;

const span = { from: z.string(), until: z.string() };

const statisticsLine = z.object({
  /** An id, a source, a language, an hour, a weekday from 1 for Monday, or the days between booking and appointment: so many or more. */
  value: z.string(),
  /** What a service or calendar is called. */
  name: z.string().optional(),
  lang,
  ...counts,
  /** Of calendars. */
  open_minutes: count.optional(),
  /** In the period before. */
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
  /** As long a time before, or as many months. */
  before: z.object(span),
  /** When it was counted last; null: not yet. */
  counted_at: z.string().nullable(),
  totals,
  totals_before: totals,
  grain: z.enum(["day", "month"]),
  /** In order, without those in which nothing was booked, nor in the day or month of the period before that is as far from its beginning. */
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
  /** How far off the third next free time of each service was, on any calendar, in minutes, on average; null without any. */
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
