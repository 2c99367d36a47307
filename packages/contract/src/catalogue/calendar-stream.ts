import { z } from "zod";
import { id, locale, wholeNumber } from "../ground/wire-values.ts";

/** The place and start of an appointment that was added, removed or changed. */
const changedPlace = z.object({
  calendar_id: z.number().int(),
  resource_id: z.number().int().nullable(),
  start_at: z.string(),
});

/**
 * The JSON of each event in the stream. It contains no appointments; clients reload these. null: anything may have changed, as at
 * the start of each stream. An empty list is a heartbeat every ten seconds.
 */
export const calendarStreamEvent = z.object({ changed: z.array(changedPlace).nullable() });
export type CalendarStreamEvent = z.infer<typeof calendarStreamEvent>;
export type ChangedPlace = z.infer<typeof changedPlace>;

/** A stream ends after this time, in seconds; a client that still has the right reconnects. */
const LONGEST_SECONDS = 120;

export const watchCalendarsQuerySchema = z.object({
  group_id: id.optional(),
  locale,
  /** The stream ends after this many seconds. */
  seconds: wholeNumber(0, LONGEST_SECONDS).default(LONGEST_SECONDS),
});
