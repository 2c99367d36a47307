import { z } from "zod";
import {
  idListSchema,
  instantSchema,
  optionalIdSchema,
  preferredPlaceSchema,
  wallDateTimeSchema,
  wholeNumber,
} from "../ground/wire-values.ts";

/**
 * The requested services and places, in one form for every call that searches or books slots. 0, null and an empty text always
 * mean no preference.
 */

/** The preferred calendar of each of a pack's services: in order, or by the position in the pack's `config`. */
const packCalendars = z.union([
  z.array(optionalIdSchema),
  z.record(z.string().regex(/^\d{1,4}$/), optionalIdSchema),
]);

/** The most places of a class that one booking may take. */
export const MAX_PLACES = 20;

/** Names of people who come along. */
export const guestsSchema = z.array(z.string().trim().min(1).max(100)).max(MAX_PLACES - 1);

/** One item of a booking: a service or a pack. */
const requestedItem = z.object({
  intervention_id: optionalIdSchema,
  pack_id: optionalIdSchema,
  /** The accepted calendars: any of `calendar_id` and `calendar_ids` may take the item. */
  calendar_id: optionalIdSchema,
  calendar_ids: idListSchema.nullish(),
  /** For a pack only: a calendar for each of its services; has priority over `calendar_id` and `calendar_ids`. */
  calendars: packCalendars.nullish(),
  resource_id: optionalIdSchema,
  /**
   * How many places of a class: at most its `max_places`, and only in a booking of this one service. For identity documents: how
   * many applications; the appointment takes so many times the service's length.
   */
  places: wholeNumber(1, MAX_PLACES).nullish(),
});
export type RequestedItem = z.infer<typeof requestedItem>;

/** More than anyone books at once; a longer list would only cost computing time. */
export const MAX_ITEMS = 20;

const requestedItems = z
  .union([z.array(requestedItem), z.record(z.string().max(20), requestedItem)])
  .refine((items) => Object.keys(items).length <= MAX_ITEMS, `expected at most ${MAX_ITEMS}`);

export const requestedChainFields = {
  /** The chain, item by item, in this order; has priority over `intervention_ids`. */
  appointments: requestedItems.nullish(),
  intervention_ids: idListSchema
    .refine((ids) => ids.length <= MAX_ITEMS, `expected at most ${MAX_ITEMS}`)
    .nullish(),
  /**
   * A single pack. `appointments` then contains only preferences for its services; another pack or service in it is `bad_request`
   * in every call.
   */
  pack_id: optionalIdSchema,
  /** The preferences for items without their own. */
  calendar_id: preferredPlaceSchema.nullish(),
  calendar_ids: idListSchema.nullish(),
  calendarset_ids: idListSchema.nullish(),
  resource_id: preferredPlaceSchema.nullish(),
};
const requestedChain = z.object(requestedChainFields);
export type RequestedChain = z.infer<typeof requestedChain>;

/** The requested chain and its start: `date` is wall-clock in the group's timezone; `start_at` may be sent with it or instead. */
export const requestedSlotSchema = z.object({
  ...requestedChainFields,
  /** The most services and packs that the page's link allows in one booking; the group's own limit still applies. */
  max_multirdvs: wholeNumber(0, 20).nullish(),
  date: wallDateTimeSchema.optional(),
  start_at: instantSchema.optional(),
});
type RequestedStart = Pick<z.infer<typeof requestedSlotSchema>, "date" | "start_at">;

export function hasExactlyOneStart({ date, start_at }: RequestedStart): boolean {
  return (date === undefined) !== (start_at === undefined);
}

/**
 * If both are sent, `date` must be the same time on the group's clock; only `start_at` distinguishes the two hours of a clock
 * change.
 */
export function hasStart({ date, start_at }: RequestedStart): boolean {
  return date !== undefined || start_at !== undefined;
}
