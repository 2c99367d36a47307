import { z } from "zod";
import { idList, instant, looseId, preferredPlace, wallDateTime, wholeNumber } from "./wire-values.ts";

/**
 * What is wanted, in one spelling for every call that asks for slots or books one. 0, null and an empty text mean no
 * preference everywhere.
 */

/** For each of a pack's services the calendar that is wished for: in their order, or by the position in the pack's `config`. */
const packCalendars = z.union([z.array(looseId), z.record(z.string().regex(/^\d{1,4}$/), looseId)]);

/** One item of a booking: a service or a pack. */
const requestedItem = z.object({
  intervention_id: looseId,
  pack_id: looseId,
  /** With `calendar_ids`: any of these. */
  calendar_id: looseId,
  calendar_ids: idList.nullish(),
  /** Of a pack only; goes before the two above. */
  calendars: packCalendars.nullish(),
  resource_id: looseId,
});
export type RequestedItem = z.infer<typeof requestedItem>;

/** More than is ever booked at once; a longer list would only cost computing time. */
export const MAX_ITEMS = 20;

const requestedItems = z
  .union([z.array(requestedItem), z.record(z.string().max(20), requestedItem)])
  .refine((items) => Object.keys(items).length <= MAX_ITEMS, `expected at most ${MAX_ITEMS}`);

export const requestedFields = {
  /** The chain, item by item, in this order; goes before `intervention_ids`. */
  appointments: requestedItems.nullish(),
  intervention_ids: idList
    .refine((ids) => ids.length <= MAX_ITEMS, `expected at most ${MAX_ITEMS}`)
    .nullish(),
  /**
   * One pack and nothing else. `appointments` beside it say only what is preferred for its services; another pack or service
   * there is `bad_request` in every call.
   */
  pack_id: looseId,
  /** What is preferred where an item does not say it itself. */
  calendar_id: preferredPlace.nullish(),
  calendar_ids: idList.nullish(),
  calendarset_ids: idList.nullish(),
  resource_id: preferredPlace.nullish(),
};
const requestedChain = z.object(requestedFields);
export type RequestedChain = z.infer<typeof requestedChain>;

/** What is wanted, and when: `date` is wall-clock in the group's timezone; `start_at` may stand beside it or in its place. */
export const requestedSlot = z.object({
  ...requestedFields,
  /** The link to the page allows no more services and packs in one booking; what the group allows is never more. */
  max_multirdvs: wholeNumber(0, 20).nullish(),
  date: wallDateTime.optional(),
  start_at: instant.optional(),
});
type RequestedStart = Pick<z.infer<typeof requestedSlot>, "date" | "start_at">;

export function namesOneStart({ date, start_at }: RequestedStart): boolean {
  return (date === undefined) !== (start_at === undefined);
}

/** Sent beside `start_at`, `date` says the same on the group's own clock; which of the two hours of a clock change, only `start_at` knows. */
export function namesStart({ date, start_at }: RequestedStart): boolean {
  return date !== undefined || start_at !== undefined;
}
