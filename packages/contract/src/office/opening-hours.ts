import { daysBetween } from "@rendezvous/domain/time/instant";
import { z } from "zod";
import { cancelledAppointments } from "../booking/appointment.ts";
import { appointment } from "../booking/appointment.ts";
import { acceptConcernedSchema } from "./concerned.ts";
import { catalogueFields } from "./group-file/catalogue.ts";
import { localizedLine } from "./group-file/fields.ts";
import { daySchema, endTimeSchema, wallMinuteSchema, wallTimeSchema } from "./group-file/times.ts";
import { daySchema as askedDay, id, idListSchema, lang, locale, wholeNumber } from "../ground/wire-values.ts";

/** The stored form, on the group's clock: `YYYY-MM-DD HH:MM`. */
const closed = { start: wallMinuteSchema, end: wallMinuteSchema };
/** The same for all closures of a series; null for a single closure. */
const series = z.string().max(255);
/** On the group's clock; `to` may be `24:00`. */
const opened = { date: daySchema, from: wallTimeSchema, to: endTimeSchema };

const range = { start_at: z.string(), end_at: z.string() };

/** The times when a calendar or resource is open on some days, and its closures. Ends are exclusive. */
export const openingHours = z.object({
  calendar_id: z.number().int(),
  /** Minutes from one start to the next, counted from the opening time. */
  slot_step: z.number().int(),
  /** Open for any service, without closures. */
  open: z.array(z.object(range)),
  /** Closures that overlap the days of the answer. */
  closures: z.array(z.object({ ...range, ...closed, label: z.string(), lang, series: series.nullable() })),
  /** Times at which it is busy elsewhere, as a connected calendar says: closed like closures. */
  busy: z.array(z.object(range)),
  /** For a resource: the times, with buffers, taken by appointments that the professional may not see. */
  taken: z.array(z.object(range)),
  /** One-off openings within the days of the answer. */
  openings: z.array(z.object(opened)),
  /** Public holidays, on which the weekly hours do not apply. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
});
export type OpeningHours = z.infer<typeof openingHours>;

export const listOpeningHoursQuerySchema = z.object({
  group_id: id.optional(),
  locale,
  /** Ids of calendars and resources; omitted: all. */
  calendar_ids: idListSchema.optional(),
  start: askedDay,
  nDays: wholeNumber(1, 62).default(1),
});

const label = localizedLine.optional();
const endsAfterStart = [
  ({ start, end }: { start: string; end: string }) => start < end,
  "expected an end after the start",
] as const;
const closure = z.object({ ...closed, label, series: series.nullish() });

/** The label stays unchanged if omitted. */
export const updateClosureBodySchema = z.object({
  closure: z.object({ ...closed, label }).refine(...endsAfterStart),
});

/** Enough for a weekly closure of a year. */
const MOST_WEEKS = 53;

/** New closures, or deleted ones to restore; with `until`, repeated in each week that begins on that day at the latest. */
export const createClosuresBodySchema = z
  .object({
    closures: z
      .array(closure.refine(...endsAfterStart))
      .min(1)
      .max(MOST_WEEKS),
    until: askedDay.optional(),
    /** Further calendars and resources to close at the same time, all or none. */
    calendar_ids: z.array(id).max(1000).optional(),
  })
  .refine(
    ({ closures, until }) =>
      !until ||
      (closures.length === 1 && daysBetween(closures[0]!.start.slice(0, 10), until) < MOST_WEEKS * 7),
    "expected one closure, and a day within a year",
  );

/** Selects the closure with this start and end; `series` alone selects all of a series. */
export const closureQuerySchema = z
  .object({
    locale,
    start: wallMinuteSchema.optional(),
    end: wallMinuteSchema.optional(),
    series: series.optional(),
    /** For deleting: also on these calendars and resources, all or none. */
    calendar_ids: idListSchema.optional(),
  })
  .refine(
    ({ start, end, series: name }) => (start && end) || (name && !start && !end),
    "expected start and end, or series",
  );
export type ClosureQuery = z.infer<typeof closureQuerySchema>;

/** `closure`: the one that ends the date; null where the class had no date any more. Deleting it opens the date again. */
export const cancelledClassDate = cancelledAppointments.extend({
  closure: z.object({ start: z.string(), end: z.string() }).nullable(),
});

/** `tell` and `reason` are those of a cancellation: the mail and the history contain the reason. */
export const cancelClassDateBodySchema = z.object({
  class_date: z.object({
    start: wallMinuteSchema,
    tell: z.boolean().optional(),
    reason: z.string().trim().max(500).optional(),
  }),
});

/** Moves everything that begins with this date to another one, of the same class unless `to_class_id` names one. */
export const moveClassDateBodySchema = z.object({
  class_date: z.object({
    start: wallMinuteSchema,
    to: wallMinuteSchema,
    to_class_id: id.optional(),
    tell: z.boolean().optional(),
  }),
});
export const movedClassDate = z.object({ ids: z.array(z.number().int()) });

/** The new closures, and as a warning the appointments in them, which stay, sorted by start. */
export const closuresWithAppointments = z.object({
  closures: z.array(closure),
  appointments: z.array(appointment),
});
export type ClosuresWithAppointments = z.infer<typeof closuresWithAppointments>;
/** The deleted closures, in a form that can be sent back. */
export const deletedClosures = z.object({ closures: z.array(closure) });

const opening = z.object({ ...opened, interventions: z.array(id).optional() });
export const createOpeningBodySchema = z.object({
  opening: opening.refine(({ from, to }) => from < to, "expected an end after the start"),
});
export const openingQuerySchema = z.object({ locale, ...opened });
export const createdOpening = z.object({ opening });

/** The calendars and resources that a professional has chosen as the columns of a day; null: none have been chosen yet. */
export const updateColumnsBodySchema = z.object({ columns: z.array(id).max(1000) });
export const storedColumns = z.object({ columns: z.array(z.number().int()).nullable() });

/** A country or region; a region's name is in the reader's language if available. */
const holidayRegion = z.object({ code: z.string(), name: z.string() });
export type HolidayRegion = z.infer<typeof holidayRegion>;
export const holidayRegions = z.object({ records: z.array(holidayRegion) });

export const listHolidaysQuerySchema = z.object({
  locale,
  /** A country or region: `FR`, `DE-BY`. */
  code: z.string().max(64),
  /** First and last day, at most two years. */
  from: askedDay,
  until: askedDay,
});
export const publicHolidays = z.object({ records: z.array(z.object({ day: z.string(), name: z.string() })) });

const change = catalogueFields(z.array(id).default([])).calendar;

/**
 * Applies one change to several calendars and resources: replaces their hours and holidays, and adds to their closures and
 * openings.
 */
export const updateHoursBodySchema = z.object({
  ids: z.array(id).min(1).max(1000),
  change: z
    .strictObject({ openinghours: change.openinghours.unwrap(), holidays: change.holidays.unwrap() })
    .partial()
    .default({}),
  add: z
    .strictObject({ closures: change.closures.unwrap(), openings: change.openings.unwrap() })
    .partial()
    .default({}),
  accept: acceptConcernedSchema.optional(),
});
export const updatedHours = z.object({ ids: z.array(z.number().int()) });
