import { z } from "zod";
import { id, idList, lang, locale, wholeNumber } from "./wire-values.ts";

const range = { start_at: z.string(), end_at: z.string() };

/** When a calendar or resource is open on some days, and what closes it. Ends are exclusive. */
export const openingHours = z.object({
  calendar_id: z.number().int(),
  /** Minutes from one start to the next, counted from where it opens. */
  slot_step: z.number().int(),
  /** For any service, closures taken out. */
  open: z.array(z.object(range)),
  /** Closures that touch those days. */
  closures: z.array(z.object({ ...range, label: z.string(), lang })),
  /** Public holidays on which its weekly hours do not apply. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
});
export type OpeningHours = z.infer<typeof openingHours>;

export const listOpeningHoursQuery = z.object({
  group_id: id.optional(),
  locale,
  /** Calendars and resources; all without. */
  calendar_ids: idList.optional(),
  start: z.iso.date(),
  nDays: wholeNumber(1, 62).default(1),
});
