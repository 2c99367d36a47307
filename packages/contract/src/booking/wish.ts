import { minuteOfDay, WEEKDAYS } from "@rendezvous/domain/time/instant";
import { z } from "zod";
import { fieldValues } from "./appointment.ts";
import { requestedChainFields } from "./requested-chain.ts";
import { booleanSchema, daySchema, id, lang, locale } from "../ground/wire-values.ts";

const time = z.string().refine((text) => minuteOfDay(text) !== null, "expected HH:MM");

/** A part of the day on the group's clock; `to` is excluded. */
const timeRange = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, "expected from < to");

/** The most parts of a day in one wish. */
export const MAX_TIME_RANGES = 4;
/** The most wishes of a person that wait at the same time. */
export const MAX_WISHES = 5;
/** The most days from today that a wish reaches. */
export const MAX_WISH_DAYS = 366;

export const createWishBodySchema = z.object({
  wish: z.object({
    ...requestedChainFields,
    /** The caller's appointment that an earlier time is to replace; services and person are those of the appointment. */
    appointment_id: id.optional(),
    /** By default from today; for an earlier time, until the day of the appointment. */
    first_day: daySchema.optional(),
    last_day: daySchema.optional(),
    /** Empty or omitted: all days, all times. */
    days: z.array(z.enum(WEEKDAYS)).max(7).default([]),
    times: z.array(timeRange).max(MAX_TIME_RANGES).default([]),
    /** Whether the person wants an SMS besides the mail. */
    sms: booleanSchema.default(false),
    locale,
    /** The person, as for an appointment: `id` of a fiche, or name and address. */
    fiche: z.object({ id: id.optional() }).catchall(fieldValues.valueType).default({}),
  }),
});
export type CreateWishBody = z.infer<typeof createWishBodySchema>;

const named = z.object({ id: z.number().int(), name: z.string(), lang });

export const wish = z.object({
  id: z.number().int(),
  fiche_id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
  firstphone: z.string(),
  /** The wished packs and services, and their names in the same order. */
  pack_ids: z.array(z.number().int()),
  intervention_ids: z.array(z.number().int()),
  interventions: z.array(named),
  /** Their instructions (what to bring or prepare) as HTML; only in the answer to the key of a mail. */
  instructions: z.array(named.extend({ html: z.string() })).optional(),
  /** The accepted calendars; empty: any. */
  calendars: z.array(named),
  /** How many places of a class the person wishes; omitted: one. */
  places: z.number().int().optional(),
  /** The appointment that an earlier time replaces, and its start. */
  appointment: z.object({ id: z.number().int(), start_at: z.string(), start: z.string() }).nullable(),
  first_day: z.string(),
  last_day: z.string(),
  days: z.array(z.enum(WEEKDAYS)),
  times: z.array(z.object({ from: z.string(), to: z.string() })),
  /** `withdrawn`: also when its last day or its appointment is over. */
  state: z.enum(["waiting", "offered", "fulfilled", "withdrawn"]),
  /** True: a professional has put this person first. */
  first: z.boolean(),
  created_at: z.string(),
  /** The freed time that is offered for this wish at present. */
  offer: z
    .object({
      id: z.number().int(),
      start: z.string(),
      start_at: z.string(),
      end_at: z.string(),
      calendar: named,
      /** The calendar of a time in a class is the class, and these are its teacher and room; omitted: no class, or no room. */
      teacher: named.optional(),
      room: named.optional(),
      expires_at: z.string(),
    })
    .nullable(),
});
export type Wish = z.infer<typeof wish>;
