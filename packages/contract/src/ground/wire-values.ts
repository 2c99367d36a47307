import { isDay } from "@rendezvous/domain/time/instant";
import { z } from "zod";

/** Schemas of values in the API. Input is lenient for existing clients; answers are strict. */

/** Accepts a whole number, or its digits as text, but not `""`, `true`, `[1]` or `0x1`. */
export function wholeNumber(min: number, max: number = Number.MAX_SAFE_INTEGER) {
  return z.preprocess(
    (value: number | string) =>
      typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    z.int().min(min).max(max),
  );
}

/** The largest value of PostgreSQL's integer. */
export const MAX_INTEGER = 2_147_483_647;

export const id = wholeNumber(1, MAX_INTEGER);

/** The language of texts. */
export const locale = z.string().max(10).optional();
/** The language of the neighbouring text (BCP 47), if it differs from that of the answer; HTML contains its own. */
export const lang = z.string().optional();
export const localeQuerySchema = z.object({ locale });
export const tokenQuerySchema = z.object({ locale, token: z.string().max(200).optional() });

/** An id, or none: 0, null and an empty text mean none. */
export const optionalIdSchema = z
  .union([id, z.literal([0, "0", ""])])
  .nullish()
  .transform((value) => (typeof value === "number" && value > 0 ? value : null));

const BOOLEAN_WORDS: Record<string, boolean> = {
  "1": true,
  t: true,
  true: true,
  "0": false,
  f: false,
  false: false,
};

/** true/false, 0/1, "0"/"1", "t"/"f", "true"/"false" in any letter case. */
export const booleanSchema = z.union([z.boolean(), z.number(), z.string()]).transform((value, context) => {
  if (typeof value === "boolean") return value;
  const word = BOOLEAN_WORDS[String(value).toLowerCase()];
  if (word === undefined) {
    context.addIssue({ code: "custom", message: "expected true or false" });
    return z.NEVER;
  }
  return word;
});

/** `YYYY-MM-DD HH:MM:SS` in the group's timezone. */
export const wallDateTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/, "expected YYYY-MM-DD HH:MM:SS")
  .transform((text) => {
    const spaced = text.replace("T", " ");
    return spaced.length === 16 ? `${spaced}:00` : spaced;
  });

/** Limited to years that every clock and the database support. */
export const daySchema = z.iso.date().refine(isDay, "expected a day from 1900 to 2999");

/** RFC 3339 with an offset. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => isDay(text.slice(0, 10)), "expected a year from 1900 to 2999");

const idOrIds = z.union([z.string(), z.number()]);

/** One id, a comma-separated list, or a repeated or numbered parameter; the result is always a list of ids without 0. */
export const idListSchema = z
  .union([z.string(), z.number(), z.array(idOrIds), z.record(z.string(), idOrIds)])
  .transform((value, context) => {
    const parts = typeof value === "object" ? Object.values(value) : [value];
    const texts = parts.flatMap((part) => String(part).split(","));
    const ids: number[] = [];
    for (const text of texts) {
      if (text === "" || text === "0") continue;
      const parsed = id.safeParse(text);
      if (!parsed.success) {
        context.addIssue({ code: "custom", message: `expected a list of ids, got "${text.slice(0, 40)}"` });
        return z.NEVER;
      }
      ids.push(parsed.data);
    }
    return ids;
  });

/** A preferred calendar or resource, 0 for none; a list of them is accepted as well. */
export const preferredPlaceSchema = idListSchema.clone();
