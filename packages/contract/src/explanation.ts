import { z } from "zod";
import { requestedFields } from "./requested-chain.ts";
import { day, id, lang, locale } from "./wire-values.ts";

/** What is wanted as the slots call takes it, and a day. */
export const listExplanationsQuery = z.object({
  ...requestedFields,
  group_id: id.optional(),
  locale,
  day,
});

const named = { id: z.number().int(), name: z.string(), lang };

const reasonFields = {
  /** What each says: packages/domain/src/availability/reason.ts. */
  code: z.enum([
    "step",
    "past",
    "notice",
    "period",
    "closed",
    "other_services",
    "holiday",
    "closure",
    "taken",
    "capacity",
    "too_short",
    "buffer",
    "resource",
    "link",
    "together",
  ]),
  /** Of a public holiday or a closure: what it is called. */
  label: z.string().optional(),
  lang,
  /** `too_short`: it is free until then; of a notice or a period: the first or last time that keeps it. */
  until_at: z.string().optional(),
  /** What is in the way. Without an id and a name where the session may not see it; `is_held`: a visitor fills in the form. */
  appointments: z
    .array(
      z.object({
        id: z.number().int().nullable(),
        name: z.string().nullable(),
        start_at: z.string(),
        end_at: z.string(),
        is_held: z.boolean(),
      }),
    )
    .optional(),
  /** `link`: the service that finds no place in its turn, and when that would be. */
  intervention_id: z.number().int().optional(),
};

const explanationReason = z.object({
  ...reasonFields,
  /** `resource`: each that the service may use, and why it cannot be had. */
  resources: z.array(z.object({ ...named, reasons: z.array(z.object(reasonFields)) })).optional(),
});
export type ExplanationReason = z.infer<typeof explanationReason>;

/** The day of one calendar, or of none where `others` says why. */
const explanation = z.object({
  calendar: z.object(named),
  slot_step: z.number().int(),
  /** One after the other, without gaps, for whose every minute the same is true. */
  ranges: z.array(
    z.object({
      start_at: z.string(),
      end_at: z.string(),
      /** In steps from where the calendar opens. */
      starts: z.array(z.string()),
      /** Empty: all its starts are offered, and what lies between two of them is outside the step. */
      reasons: z.array(explanationReason),
    }),
  ),
});
export type Explanation = z.infer<typeof explanation>;

export const explanations = z.object({
  day: z.string(),
  /** Minutes from the start of the first service to the end of the last. */
  length: z.number().int(),
  records: z.array(explanation),
  /** Calendars that clients are not offered for this at all: they do not do it, or have no public name. */
  others: z.array(z.object({ calendar: z.object(named), code: z.enum(["not_here", "unnamed"]) })),
});
export type Explanations = z.infer<typeof explanations>;
