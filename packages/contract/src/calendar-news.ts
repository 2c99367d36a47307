import { z } from "zod";
import { id, locale, wholeNumber } from "./wire-values.ts";

/** An appointment that starts there and then came, went or changed. */
const changedPlace = z.object({
  calendar_id: z.number().int(),
  resource_id: z.number().int().nullable(),
  start_at: z.string(),
});

/**
 * What each event of the stream holds as JSON: nothing about the appointments themselves, which are asked for again. null: anything may
 * have changed, as at the beginning of each stream. An empty list comes every ten seconds and says that the stream lives.
 */
export const calendarNews = z.object({ changed: z.array(changedPlace).nullable() });
export type CalendarNews = z.infer<typeof calendarNews>;
export type ChangedPlace = z.infer<typeof changedPlace>;

/** After so long a stream ends; a client that still has the right reconnects. */
const LONGEST_SECONDS = 120;

export const watchCalendarsQuery = z.object({
  group_id: id.optional(),
  locale,
  /** The stream ends after so many. */
  seconds: wholeNumber(0, LONGEST_SECONDS).default(LONGEST_SECONDS),
});
