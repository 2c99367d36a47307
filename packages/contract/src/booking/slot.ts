import { z } from "zod";
import { requestedChainFields } from "./requested-chain.ts";
import { id, locale, wholeNumber, booleanSchema } from "../ground/wire-values.ts";

const dayOrDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/, "expected YYYY-MM-DD or YYYY-MM-DD HH:MM:SS");

/** All parameters work in every version. `appointments` is a map: `appointments[0][intervention_id]=1`. */
export const availableTimeSlotsQuerySchema = z.object({
  ...requestedChainFields,
  group_id: id.optional(),
  start: dayOrDateTime.optional(),
  from: dayOrDateTime.optional(),
  end: dayOrDateTime.optional(),
  /** More than 62 only in groups with `legacy_clients` (docs/decisions/0151). */
  nDays: wholeNumber(1, 90).optional(),
  locale,
  /** The length in minutes instead of the service's; for a single service, and for professionals only. */
  length: wholeNumber(1, 1440).optional(),
  min_capacity: wholeNumber(1, 10_000).optional(),
  promotions: booleanSchema.optional(),
  /** The token of the client's own hold, whose seats count as free. */
  hold: z.string().max(200).optional(),
  time_format: z.string().max(20).optional(),
});
export type AvailableTimeSlotsQuery = z.infer<typeof availableTimeSlotsQuerySchema>;

export const slot = z.object({
  /** In the group's timezone. */
  start: z.string(),
  time: z.string(),
  start_at: z.string(),
  slot: z.string(),
  capacity: z.number().int(),
  calendar_ids: z.array(z.number().int()),
  /** The minimum discount on the whole booking's price, in whole per cent; omitted below one per cent. */
  promotion: z.number().int().optional(),
  /** The discount of each requested item, in order. Like `price` and `price_amount`, only for a slot with a promotion. */
  promotions: z.array(z.number().int().nullable()).optional(),
  /** The maximum price of the whole booking, on any calendars, in minor units, before and after the discount. */
  price: z.number().int().optional(),
  price_amount: z.number().int().optional(),
});
export type Slot = z.infer<typeof slot>;

export const availableTimeSlots = z.object({
  group_id: z.number().int(),
  firstSlot: z.string().nullable(),
  intervention_ids: z.array(z.number().int()),
  calendar_ids: z.array(z.number().int()),
  availabletimeslots: z.array(slot),
});
export type AvailableTimeSlots = z.infer<typeof availableTimeSlots>;

export const nextTimesQuerySchema = z.object({
  /** The service whose calendars are compared; without it, the answer lists all services. */
  intervention_id: id.optional(),
  calendar_ids: requestedChainFields.calendar_ids,
  resource_id: requestedChainFields.resource_id,
  locale,
});

export const nextTimes = z.object({
  group_id: z.number().int(),
  next_times: z.array(
    z.object({
      intervention_id: z.number().int(),
      /** null: any of the requested calendars. */
      calendar_id: z.number().int().nullable(),
      /** The first three free starts within the bookable period; empty if none was found. */
      starts: z.array(slot.pick({ start: true, start_at: true, promotion: true })),
    }),
  ),
});
export type NextTimes = z.infer<typeof nextTimes>;
