import { z } from "zod";
import { requestedChainFields } from "./requested-chain.ts";
import { daySchema, id, lang, locale } from "../ground/wire-values.ts";

/** The parameters of a request for slots, and a day. */
export const listExplanationsQuerySchema = z.object({
  ...requestedChainFields,
  group_id: id.optional(),
  locale,
  day: daySchema,
});

const named = { id: z.number().int(), name: z.string(), lang };

const reasonFields = {
  /** Each code is explained in packages/domain/src/availability/reason.ts. */
  code: z.enum([
    "step",
    "past",
    "notice",
    "period",
    "closed",
    "other_services",
    "service_hours",
    "holiday",
    "closure",
    "elsewhere",
    "class",
    "taken",
    "capacity",
    "too_short",
    "buffer",
    "at_once",
    "between_starts",
    "resource",
    "link",
    "together",
  ]),
  /** The name of a public holiday, a closure or a class. */
  label: z.string().optional(),
  lang,
  /** For `too_short`: the end of the free time; for a notice or a period: the first or last possible time. */
  until_at: z.string().optional(),
  /** The appointments in the way. Without id and name if the session may not see them; `is_held`: a visitor holds the slot. */
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
  /** For `link`: the service of the chain that finds no place, and when it would take place. */
  intervention_id: z.number().int().optional(),
};

const explanationReason = z.object({
  ...reasonFields,
  /** For `resource`: each resource that the service may use, and why it is not available. */
  resources: z.array(z.object({ ...named, reasons: z.array(z.object(reasonFields)) })).optional(),
});
export type ExplanationReason = z.infer<typeof explanationReason>;

/** The day of one calendar. `others` lists the calendars without an explanation, and why. */
const explanation = z.object({
  calendar: z.object(named),
  slot_step: z.number().int(),
  /** Consecutive ranges without gaps; in each, every minute has the same reasons. */
  ranges: z.array(
    z.object({
      start_at: z.string(),
      end_at: z.string(),
      /** The starts in this range that lie on the calendar's grid, counted in steps from the opening time. */
      starts: z.array(z.string()),
      /** Empty: all starts in this range are offered, and the times between the starts are not multiples of the step. */
      reasons: z.array(explanationReason),
    }),
  ),
});
export type Explanation = z.infer<typeof explanation>;

export const explanations = z.object({
  day: z.string(),
  /** The length of the whole chain in minutes, from the start of the first service to the end of the last. */
  length: z.number().int(),
  records: z.array(explanation),
  /** Calendars that cannot take the booking at any time: they do not do the service, or have no public name. */
  others: z.array(z.object({ calendar: z.object(named), code: z.enum(["not_here", "unnamed"]) })),
});
export type Explanations = z.infer<typeof explanations>;
