import { z } from "zod";
import { locale } from "./wire-values.ts";

/** What an organisation may do: each has a group file to begin with (apps/server/trades). */
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

/** Weekly hours, the same for everybody there; to be made finer later. */
const openingRule = z.object({
  days: z.array(z.enum(["mo", "tu", "we", "th", "fr", "sa", "su"])).min(1),
  from: wallTime,
  to: wallTime.or(z.literal("24:00")),
});

/** A service as a new owner sees it. */
const firstService = z.object({
  /** Of the trade's own; null for one that the trade does not bring. */
  externid: z.string().max(64).nullish(),
  name: text(255).min(1),
  length: z.number().int().min(1).max(10_080),
  /** In minor units, of euros where a trade brings it, else of the group's currency; null: none is named. */
  price: z.number().int().min(0).max(2_147_483_647).nullish(),
});

export const trade = z.object({
  trade: z.enum(TRADES),
  /** What a calendar is called: "Chair", "Room". */
  calendar_name: z.string(),
  openinghours: z.array(openingRule),
  interventions: z.array(firstService),
});
export type WireTrade = z.output<typeof trade>;

/** Who will own a new group; their colleagues see the name. */
export const founder = z.object({
  email: z.string().max(320),
  firstname: text(100).optional(),
  lastname: text(100).optional(),
});

/** What is asked when a group is made. What is left out is the trade's. */
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
  /** How many take appointments at the same time; 1 if left out. */
  calendar_count: z.number().int().min(1).max(10).optional(),
  /** What clients read: people, or rooms. One that is empty or missing is called as the trade has it, with a number. */
  calendar_names: z.array(text(255)).max(10).optional(),
  openinghours: z.array(openingRule).max(50).optional(),
  interventions: z.array(firstService).max(50).optional(),
});
export type NewGroup = z.output<typeof newGroup>;
