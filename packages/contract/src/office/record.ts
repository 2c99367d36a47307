import { z } from "zod";
import type { Fault } from "../ground/fault.ts";
import { forms } from "./group-file/form-field.ts";
import { group } from "./group-file/group.ts";
import { websiteSchemaWith } from "./group-file/website.ts";
import { catalogueFields, packConfig, withBothNames } from "./group-file/catalogue.ts";
import { checkConsistency } from "./group-file/consistency.ts";
import { externid, price, wholeNumber } from "./group-file/fields.ts";
import { reportUnknownPlaceholders } from "./group-file/messages.ts";
import { type Path, toPathText, toShapeErrors } from "./group-file/issues.ts";
import { checkUnique, type Kind, REFERENCES } from "./group-file/references.ts";
import { isFields, objectsAtPath, valuesAtPath } from "./group-file/walk.ts";

/**
 * The parts of a group's catalogue that professionals change: the records of a group file, which in calls refer to each other by
 * ids.
 */

const recordId = wholeNumber(1, 2_147_483_647);
const one = recordId.nullable().default(null);
const many = z.array(recordId, { error: "expected a list of ids" }).default([]);
const fields = catalogueFields(many);
/** Generated if omitted. */
const own = { externid: externid.optional() };
const calendar = { ...own, ...fields.calendar, calendarset_id: one };

/** For each kind of record, by its name in a body: the kind's name in paths, and its fields. */
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
      /** null: no price is given. */
      total_price: price.nullable().default(null),
      config: packConfig({ intervention_id: recordId.optional(), calendar_id: recordId.nullish() }),
    },
  },
  promotion: { kind: "promotions", fields: { ...own, ...fields.promotion } },
} as const;

export type RecordName = keyof typeof RECORDS;

/** The singletons of a group. The settings omit duplicate rules and computed values. */
export const SINGLETONS = {
  settings: group.omit({
    active: true,
    maxrdv_period: true,
    resource_count: true,
    calendars_interventions_links: true,
  }),
  forms,
  website: websiteSchemaWith(one, many),
} as const;

export type SingletonName = keyof typeof SINGLETONS;
export type Editable = RecordName | SingletonName;

export function isSingleton(editable: Editable): editable is SingletonName {
  return Object.hasOwn(SINGLETONS, editable);
}

/** Returns the kind's name in paths and in the history. */
export function kindOfEditable(editable: Editable): string {
  return isSingleton(editable) ? editable : RECORDS[editable].kind;
}

export const EDITABLES = [...Object.keys(RECORDS), ...Object.keys(SINGLETONS)] as Editable[];

/** The fields that every record has besides its own. */
export const stampFields = {
  id: z.number().int(),
  externid: z.string(),
  /** Increases with every change; the ETag is this number in quotation marks. */
  version: z.number().int(),
  updated_at: z.string(),
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns the schema of a record with all fields and both names; a promotion has only one name. */
function written(editable: Editable): z.ZodType<Fields> {
  if (isSingleton(editable)) return SINGLETONS[editable];
  if (editable === "promotion") return z.strictObject(RECORDS.promotion.fields);
  // All kinds have these fields, so the type of one kind is used; the check itself handles every kind.
  const shape: typeof RECORDS.calendarset.fields = RECORDS[editable].fields;
  return z
    .strictObject(shape)
    .transform((record) => withBothNames({ ...record, externid: record.externid ?? "" }));
}

const WRITTEN = new Map(EDITABLES.map((editable) => [editable, written(editable)]));

/** Returns a stored record with defaults for missing fields; null if a value is no longer valid. */
export function readRecord(editable: Editable, stored: Fields): Fields | null {
  return (
    WRITTEN.get(editable)!.safeParse(isSingleton(editable) ? fieldsInCode(editable, stored) : stored).data ??
    null
  );
}

/** Drops stored settings that no longer exist. */
function fieldsInCode(single: SingletonName, stored: Fields): Fields {
  return Object.fromEntries(
    Object.entries(stored).filter(([name]) => Object.hasOwn(SINGLETONS[single].shape, name)),
  );
}

/** Returns a group file with only this record; `above` is the length of the path to it. */
function inFile(editable: Editable, record: unknown, locale: string) {
  if (editable === "settings") return { file: { group: record }, above: 1 };
  const group = { locale };
  if (isSingleton(editable)) return { file: { group, [editable]: record }, above: 1 };
  return { file: { group, [RECORDS[editable].kind]: [record] }, above: 2 };
}

export interface RecordCheck {
  /** The group's own language. */
  readonly locale: string;
  readonly isHolidayCode: (code: string) => boolean;
  /** The answers that messages may use; undefined: any. */
  readonly answers?: ReadonlySet<string>;
}

export type CheckedRecord =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Returns all faults of a record at once, in order, by the rules of group files. The server checks ids, which only it can look
 * up.
 */
export function checkRecord(editable: Editable, record: unknown, check: RecordCheck): CheckedRecord {
  const parsed = WRITTEN.get(editable)!.safeParse(record);
  const faults: Fault[] = parsed.success
    ? []
    : toShapeErrors(parsed.error.issues, record).map(({ path, fault }) => ({ path, ...fault }));
  const { file, above } = inFile(editable, record, check.locale);
  if (!isSingleton(editable) && isFields(record) && isNameless(record))
    faults.push({ path: "name", code: "required" });
  if (editable === "forms" && isFields(record)) faults.push(...wordlessQuestions(record));
  const faultyPaths = new Set(faults.map(({ path }) => path));
  const report = (path: Path, _message: string, code: Fault["code"], parameters: object = {}) => {
    const text = toPathText(path.slice(above));
    if (!faultyPaths.has(text)) faults.push({ path: text, code, ...parameters });
    faultyPaths.add(text);
  };
  checkUnique(file, report);
  checkConsistency(file, check.isHolidayCode, report);
  reportUnknownPlaceholders(file, check.answers, report);
  return faults.length > 0 || !parsed.success ? { ok: false, faults } : { ok: true, fields: parsed.data };
}

/** For these fields the product has default texts, if the group has none. */
const USUAL: ReadonlySet<unknown> = new Set(["lastname", "firstname", "email", "firstphone", "locale"]);

/** A field without any text would be incomprehensible to clients. */
function wordlessQuestions(forms: Readonly<Record<string, unknown>>): Fault[] {
  return ["Fiche", "Vevent"].flatMap((form) =>
    objectsAtPath(forms, `${form}[]`)
      .filter(
        ({ value: { name, type, archived, label, rightLabel } }) =>
          archived !== true &&
          type !== "inputex" &&
          !USUAL.has(name) &&
          isWordless(label) &&
          isWordless(rightLabel),
      )
      .map(({ path }) => ({ path: `${toPathText(path)}.label`, code: "required" }) as const),
  );
}

function isWordless(text: unknown): boolean {
  return isFields(text) ? Object.values(text).every(isEmpty) : isEmpty(text);
}

function isEmpty(text: unknown): boolean {
  return text === undefined || text === null || text === "";
}

/** People could not tell such a record from others; an empty public name, which hides it, does not count as a name. */
function isNameless({ name, publicname }: Readonly<Record<string, unknown>>): boolean {
  return isEmpty(name) && isWordless(publicname);
}

export interface RecordReference {
  readonly path: string;
  readonly kind: Kind;
  readonly id: number;
}

/** Returns the references of a record. */
export function referencesOf(editable: Editable, record: unknown): RecordReference[] {
  const { file, above } = inFile(editable, record, "");
  return REFERENCES.flatMap(([pattern, kind]) =>
    valuesAtPath(file, inCalls(pattern)).flatMap(({ path, value }) =>
      isRecordId(value) ? [{ path: toPathText(path.slice(above)), kind, id: value }] : [],
    ),
  );
}

/** An invalid number is a fault by itself, and the database could not look it up. */
function isRecordId(value: unknown): value is number {
  return recordId.safeParse(value).success;
}

/**
 * Converts a reference's name: a single one is `interventionset` in a file and `interventionset_id` in a call; lists, and those
 * of the website, have the same name in both.
 */
function inCalls(pattern: string): string {
  return pattern.endsWith("[]") || pattern.startsWith("website.") ? pattern : `${pattern}_id`;
}

/** A record as calls return it; the settings, forms and website have no id. */
export interface StoredRecord extends Readonly<Record<string, unknown>> {
  readonly id?: number;
  readonly version: number;
}
