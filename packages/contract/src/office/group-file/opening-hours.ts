import { z } from "zod";
import { localizedLineOrEmpty, shortText } from "./fields.ts";
import { day, endTime, wallMinute, wallTime, weekday } from "./times.ts";

/** A weekly rule for all services, as in an organisation's hours. */
export const weeklyRule = z.strictObject({
  days: z
    .array(weekday, { error: "expected a list of weekdays" })
    .min(1, { error: "expected at least one day" }),
  from: wallTime,
  to: endTime,
  valid_from: day.nullable().default(null),
  valid_until: day.nullable().default(null),
  /** True: applies on its dates in addition to the usual hours; false: replaces them. */
  adds_to_week: z.boolean().default(false),
});

/** With `interventions` the time is open for those services only; an empty list means all. */
export function openingRule<References extends z.ZodType>(references: References) {
  return weeklyRule.extend({ interventions: references });
}

export function opening<References extends z.ZodType>(references: References) {
  return z.strictObject({ date: day, from: wallTime, to: endTime, interventions: references });
}

/** Closures of one `series` were created together, one per week. */
export const closure = z.strictObject({
  start: wallMinute,
  end: wallMinute,
  label: localizedLineOrEmpty,
  series: shortText.optional(),
});
