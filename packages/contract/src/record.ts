import { z } from "zod";
import type { Fault } from "./fault.ts";
import { catalogueFields, packConfig, withBothNames } from "./group-file/catalogue.ts";
import { checkConsistency } from "./group-file/consistency.ts";
import { externid, price, wholeNumber } from "./group-file/fields.ts";
import { type Path, toPathText, toShapeMistakes } from "./group-file/issues.ts";
import { checkUnique, type Kind, REFERENCES } from "./group-file/references.ts";
import { isFields, valuesAt } from "./group-file/walk.ts";

/** What professionals change of what their group publishes: the records of a group file, which in calls refer to one another by ids. */

const recordId = wholeNumber(1, 2_147_483_647);
const one = recordId.nullable().default(null);
const fields = catalogueFields(z.array(recordId, { error: "expected a list of ids" }).default([]));
/** Made up where none is sent. */
const own = { externid: externid.optional() };
const calendar = { ...own, ...fields.calendar, calendarset_id: one };

/** Of each kind of record, as the body of a call names it: the kind as paths name it, and its fields. */
export const RECORDS = {
  calendarset: { kind: "calendarsets", fields: { ...own, ...fields.calendarset } },
  calendar: { kind: "calendars", fields: calendar },
  resource: { kind: "resources", fields: calendar },
  interventionset: { kind: "interventionsets", fields: { ...own, ...fields.interventionset } },
  intervention: {
    kind: "interventions",
    fields: { ...own, ...fields.intervention, interventionset_id: one },
  },
  pack: {
    kind: "packs",
    fields: {
      ...own,
      ...fields.pack,
      interventionset_id: one,
      /** null: none is named. */
      total_price: price.nullable().default(null),
      config: packConfig({ intervention_id: recordId.optional(), calendar_id: recordId.nullish() }),
    },
  },
  promotion: { kind: "promotions", fields: { ...own, ...fields.promotion } },
} as const;

export type Singular = keyof typeof RECORDS;

/** What every record carries besides its fields. */
export const stamp = {
  id: z.number().int(),
  externid: z.string(),
  /** Grows with every change; its ETag is this number in quotation marks. */
  version: z.number().int(),
  updated_at: z.string(),
};

type Fields = Readonly<Record<string, unknown>>;

/** A record with every field and both its names; the name of a promotion is one. */
function written(singular: Singular): z.ZodType<Fields> {
  if (singular === "promotion") return z.strictObject(RECORDS.promotion.fields);
  // All of them have these; which others, the check itself looks at.
  const shape: typeof RECORDS.calendarset.fields = RECORDS[singular].fields;
  return z
    .strictObject(shape)
    .transform((record) => withBothNames({ ...record, externid: record.externid ?? "" }));
}

const WRITTEN = new Map(Object.keys(RECORDS).map((singular) => [singular, written(singular as Singular)]));

/** A record as it is stored, with the default of every field it has not; null where it holds what could not be written now. */
export function readRecord(singular: Singular, stored: unknown): Fields | null {
  return WRITTEN.get(singular)!.safeParse(stored).data ?? null;
}

export interface RecordCheck {
  /** The group's own language. */
  readonly locale: string;
  readonly isHolidayCode: (code: string) => boolean;
}

export type CheckedRecord =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Every fault of a whole record at once, in its order: the rules of group files. Which ids there are is the server's knowledge. */
export function checkRecord(singular: Singular, record: unknown, check: RecordCheck): CheckedRecord {
  const parsed = WRITTEN.get(singular)!.safeParse(record);
  const faults: Fault[] = parsed.success
    ? []
    : toShapeMistakes(parsed.error.issues, record).map(({ path, fault }) => ({ path, ...fault }));
  if (isFields(record) && isNameless(record)) faults.push({ path: "name", code: "required" });
  const told = new Set(faults.map(({ path }) => path));
  const file = { group: { locale: check.locale }, [RECORDS[singular].kind]: [record] };
  const report = (path: Path, _message: string, code: Fault["code"], parameters: object = {}) => {
    // The kind and the place in its list stand before it.
    const text = toPathText(path.slice(2));
    if (!told.has(text)) faults.push({ path: text, code, ...parameters });
    told.add(text);
  };
  checkUnique(file, report);
  checkConsistency(file, check.isHolidayCode, report);
  return faults.length > 0 || !parsed.success ? { ok: false, faults } : { ok: true, fields: parsed.data };
}

function isEmpty(text: unknown): boolean {
  return text === undefined || text === null || text === "";
}

/** Nobody could tell it from others; an empty public name, which hides it, does not count. */
function isNameless({ name, publicname }: Readonly<Record<string, unknown>>): boolean {
  return (
    isEmpty(name) && (isFields(publicname) ? Object.values(publicname).every(isEmpty) : isEmpty(publicname))
  );
}

export interface RecordReference {
  readonly path: string;
  readonly kind: Kind;
  readonly id: number;
}

/** What a record refers to. */
export function referencesOf(singular: Singular, record: unknown): RecordReference[] {
  const { kind: own } = RECORDS[singular];
  const file = { [own]: [record] };
  return REFERENCES.filter(([pattern]) => pattern.startsWith(`${own}[].`)).flatMap(([pattern, kind]) =>
    valuesAt(file, inCalls(pattern)).flatMap(({ path, value }) =>
      typeof value === "number" ? [{ path: toPathText(path.slice(2)), kind, id: value }] : [],
    ),
  );
}

/** A single reference is called `interventionset` in a file and `interventionset_id` in a call; lists are called alike. */
function inCalls(pattern: string): string {
  return pattern.endsWith("[]") ? pattern : `${pattern}_id`;
}
