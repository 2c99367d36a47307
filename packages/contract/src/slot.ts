import { z } from "zod";
import { id, idList, wireBoolean } from "./wire-values.ts";

const requestedLink = z.object({
  intervention_id: id,
  /** 0 or absent = any. */
  calendar_id: z.coerce.number().int().min(0).optional(),
  resource_id: z.coerce.number().int().min(0).optional(),
});

const dayOrDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/, "expected YYYY-MM-DD or YYYY-MM-DD HH:MM:SS");

/** Every version takes every parameter. `appointments` is a map: `appointments[0][intervention_id]=1`. */
export const availableTimeSlotsQuery = z.object({
  group_id: id.optional(),
  start: dayOrDateTime.optional(),
  from: dayOrDateTime.optional(),
  end: dayOrDateTime.optional(),
  nDays: z.coerce.number().int().min(1).max(62).optional(),
  locale: z.string().max(10).optional(),
  intervention_ids: idList.optional(),
  calendar_id: idList.optional(),
  calendar_ids: idList.optional(),
  calendarset_ids: idList.optional(),
  resource_id: idList.optional(),
  pack_id: id.optional(),
  min_capacity: z.coerce.number().int().min(1).max(10_000).optional(),
  promotions: wireBoolean.optional(),
  time_format: z.string().max(20).optional(),
  appointments: z.union([z.array(requestedLink), z.record(z.string(), requestedLink)]).optional(),
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
  promotion: z.number().int().optional(),
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
