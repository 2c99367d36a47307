import { z } from "zod";
import { appointment } from "../booking/appointment.ts";
import { booleanSchema, optionalIdSchema, wallDateTimeSchema } from "../ground/wire-values.ts";

/**
 * An entry of a calendar in the old API: an appointment with all its fields, or a closure, which has no client and no service
 * (docs/decisions/0151).
 */
export const vevent = appointment.partial().extend({
  id: z.number().int(),
  type: z.string(),
  group_id: z.number().int(),
  calendar_id: z.number().int(),
  /** 0 for a closure, like `intervention_id`. */
  fiche_id: z.number().int(),
  intervention_id: z.number().int(),
  start: z.string(),
  end: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  /** The client's name, or the label of a closure. */
  text: z.string(),
  comments: z.string(),
  deleted: z.boolean(),
  /** On the group's clock. A closure has no time of change, and answers the present one. */
  created_at: z.string(),
  updated_at: z.string(),
  /** The instant of the last change, which conditions on `updated_at` compare. */
  changed_at: z.string(),
});
export type Vevent = z.infer<typeof vevent>;

/** The fields of a vevent that conditions and `sort` may use. */
export const VEVENT_FIELDS = [
  "id",
  "type",
  "calendar_id",
  "fiche_id",
  "intervention_id",
  "start",
  "end",
  "text",
  "taker",
  "deleted",
  "updated_at",
] as const;

const text = z.string().max(2000).nullish();
const times = { calendar_id: optionalIdSchema, start: wallDateTimeSchema, end: wallDateTimeSchema, text };

/**
 * Without a service or without a client, a vevent is a closure. Other fields of the old API are ignored with a warning; a new
 * client without `fiche_id` is refused, because the closure would lose it.
 */
export const createVeventBodySchema = z.object({
  vevent: z
    .object({
      ...times,
      intervention_id: optionalIdSchema,
      fiche_id: optionalIdSchema,
      comments: text,
      /** The program that made it; stored as where the booking comes from. */
      taker: text,
      fiche: z.record(z.string(), z.unknown()).nullish().catch(null),
    })
    .refine(({ fiche, fiche_id }) => !fiche || fiche_id !== null, {
      path: ["fiche"],
      message: "expected fiche_id, of a fiche that exists",
    })
    .transform((body) => {
      const { fiche: _, ...vevent } = body;
      return vevent;
    }),
});
export type CreateVeventBody = z.infer<typeof createVeventBodySchema>;

export const updateVeventBodySchema = z.object({
  vevent: z.object({ ...times, deleted: booleanSchema }).partial(),
});
export type UpdateVeventBody = z.infer<typeof updateVeventBodySchema>;
