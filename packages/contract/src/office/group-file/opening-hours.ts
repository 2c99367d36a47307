import { z } from "zod";
import { localizedLineOrEmpty, shortText } from "./fields.ts";
import { daySchema, endTimeSchema, wallMinuteSchema, wallTimeSchema, weekdaySchema } from "./times.ts";

/** A weekly rule for all services, as in an organisation's hours. */
export const weeklyRule = z.strictObject({
  days: z
    .array(weekdaySchema, { error: "expected a list of weekdays" })
    .min(1, { error: "expected at least one day" }),
  from: wallTimeSchema,
  to: endTimeSchema,
  valid_from: daySchema.nullable().default(null),
  valid_until: daySchema.nullable().default(null),
  /** True: applies on its dates in addition to the usual hours; false: replaces them. */
  adds_to_week: z.boolean().default(false),
});

/** With `interventions` the time is open for those services only; an empty list means all. */
export function openingRuleSchema<References extends z.ZodType>(references: References) {
  return weeklyRule.extend({ interventions: references });
}

export function openingSchema<References extends z.ZodType>(references: References) {
  return z.strictObject({
    date: daySchema,
    from: wallTimeSchema,
    to: endTimeSchema,
    interventions: references,
  });
}

/** A single date of a class; it lasts as long as the service. */
export const classDate = z.strictObject({ date: daySchema, from: wallTimeSchema, to: endTimeSchema });

/** Closures of one `series` were created together, one per week. */
export const closure = z.strictObject({
  start: wallMinuteSchema,
  end: wallMinuteSchema,
  label: localizedLineOrEmpty,
  series: shortText.optional(),
});
