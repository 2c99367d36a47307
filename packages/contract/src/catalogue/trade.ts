import { z } from "zod";
import { locale } from "../ground/wire-values.ts";

/** The trades of an organisation; each has a group file as a template (apps/server/trades). */
export const TRADES = [
  "dental_practice",
  "hair_salon",
  "town_hall",
  "class_studio",
  "bank_branch",
  "optician",
  "beauty_salon",
  "physiotherapist",
  "doctor",
  "garage",
  "driving_school",
  "law_firm",
  "empty",
] as const;
export type Trade = (typeof TRADES)[number];

const text = (max: number) => z.string().trim().max(max);
const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Weekly hours, the same for all calendars; the owner can refine them later. */
const openingRule = z.object({
  days: z.array(z.enum(["mo", "tu", "we", "th", "fr", "sa", "su"])).min(1),
  from: wallTime,
  to: wallTime.or(z.literal("24:00")),
});

/** A service in the form that a new owner edits. */
const firstService = z.object({
  /** The service of the trade's template; null for a new one. */
  externid: z.string().max(64).nullish(),
  name: text(255).min(1),
  length: z.number().int().min(1).max(10_080),
  /** In minor units, of euros in a template, otherwise of the group's currency; null: no price is given. */
  price: z.number().int().min(0).max(2_147_483_647).nullish(),
});

export const trade = z.object({
  trade: z.enum(TRADES),
  /** The name of a calendar: "Chair", "Room". */
  calendar_name: z.string(),
  openinghours: z.array(openingRule),
  interventions: z.array(firstService),
});
export type WireTrade = z.output<typeof trade>;

/** The owner of a new group; their colleagues see the name. */
export const founder = z.object({
  email: z.string().max(320),
  firstname: text(100).optional(),
  lastname: text(100).optional(),
});

/** The values for a new group; omitted ones come from the trade's template. */
export const newGroup = z.object({
  name: text(255).min(1),
  trade: z.enum(TRADES),
  locale,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  timezone: z.string().max(64).optional(),
  phone: text(32).optional(),
  address: text(255).optional(),
  zipcode: text(20).optional(),
  city: text(255).optional(),
  /** How many people or rooms take appointments at the same time; 1 if omitted. */
  calendar_count: z.number().int().min(1).max(10).optional(),
  /** The names that clients read, of people or rooms. An empty or missing one becomes the template's with a number. */
  calendar_names: z.array(text(255)).max(10).optional(),
  openinghours: z.array(openingRule).max(50).optional(),
  interventions: z.array(firstService).max(50).optional(),
});
export type NewGroup = z.output<typeof newGroup>;
