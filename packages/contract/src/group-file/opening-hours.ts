import { z } from "zod";
import { localizedLineOrEmpty, shortText } from "./fields.ts";
import { day, endTime, wallMinute, wallTime, weekday } from "./times.ts";

/** A weekly rule for every service, as an organisation has them. */
export const weeklyRule = z.strictObject({
  days: z
    .array(weekday, { error: "expected a list of weekdays" })
    .min(1, { error: "expected at least one day" }),
  from: wallTime,
  to: endTime,
  valid_from: day.nullable().default(null),
  valid_until: day.nullable().default(null),
  /** Within its dates in addition to the usual hours; else in their place. */
  adds_to_week: z.boolean().default(false),
});

/** With `interventions` the range is open for those services only; an empty list means all of them. */
export function openingRule<References extends z.ZodType>(references: References) {
  return weeklyRule.extend({ interventions: references });
}

export function opening<References extends z.ZodType>(references: References) {
  return z.strictObject({ date: day, from: wallTime, to: endTime, interventions: references });
}

/** Closures of one `series` were made together, one for each week. */
export const closure = z.strictObject({
  start: wallMinute,
  end: wallMinute,
  label: localizedLineOrEmpty,
  series: shortText.optional(),
});
