import { z } from "zod";
import { requestedFields } from "./requested-chain.ts";
import { id, locale, wholeNumber, wireBoolean } from "./wire-values.ts";

const dayOrDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/, "expected YYYY-MM-DD or YYYY-MM-DD HH:MM:SS");

/** Every version takes every parameter. `appointments` is a map: `appointments[0][intervention_id]=1`. */
export const availableTimeSlotsQuery = z.object({
  ...requestedFields,
  group_id: id.optional(),
  start: dayOrDateTime.optional(),
  from: dayOrDateTime.optional(),
  end: dayOrDateTime.optional(),
  nDays: wholeNumber(1, 62).optional(),
  locale,
  /** Minutes, in place of its service's: of one service, and for professionals alone. */
  length: wholeNumber(1, 1440).optional(),
  min_capacity: wholeNumber(1, 10_000).optional(),
  promotions: wireBoolean.optional(),
  /** The token of the asker's own hold: what it takes counts as free. */
  hold: z.string().max(200).optional(),
  time_format: z.string().max(20).optional(),
});
export type AvailableTimeSlotsQuery = z.infer<typeof availableTimeSlotsQuery>;

export const slot = z.object({
  /** In the group's timezone. */
  start: z.string(),
  time: z.string(),
  start_at: z.string(),
  slot: z.string(),
  capacity: z.number().int(),
  calendar_ids: z.array(z.number().int()),
  /** Off the whole booking's price, whole per cent and never more than it gets; absent also where it is less than one. */
  promotion: z.number().int().optional(),
  /** The three of a promoted slot only. Of each item in turn, in the order they were asked for: ... */
  promotions: z.array(z.number().int().nullable()).optional(),
  /** ... and of the whole booking, in minor units, before and after: what it is at most, whichever calendars it will be. */
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
