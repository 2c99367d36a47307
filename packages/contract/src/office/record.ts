import { z } from "zod";
import type { Fault } from "../ground/fault.ts";
import { formsWith } from "./group-file/form-field.ts";
import { group } from "./group-file/group.ts";
import { websiteSchemaWith } from "./group-file/website.ts";
import { catalogueFields, packItemsSchema, withBothNames } from "./group-file/catalogue.ts";
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
/** Forms send null while nothing is chosen. */
const required = recordId
  .nullable()
  .default(null)
  .refine((id) => id !== null, { error: "required", params: { code: "required" } });
const ids = z.array(recordId, { error: "expected a list of ids" });
const many = ids.default([]);
const fields = catalogueFields(many);
/** Generated if omitted. */
const own = { externid: externid.optional() };

/** For each kind of record, by its name in a body: the kind's name in paths, and its fields. */
export const RECORDS = {
  calendarset: { kind: "calendarsets", fields: { ...own, ...fields.calendarset } },
  calendar: { kind: "calendars", fields: { ...own, ...fields.calendar, calendarset_id: one } },
  resource: { kind: "resources", fields: { ...own, ...fields.resource, calendarset_id: one } },
  class: {
    kind: "classes",
    fields: {
      ...own,
      ...fields.class,
      calendarset_id: one,
      intervention_id: required,
      teacher_id: required,
      room_id: one,
    },
  },
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
      config: packItemsSchema({ intervention_id: recordId.optional(), calendar_id: recordId.nullish() }),
    },
  },
  promotion: { kind: "promotions", fields: { ...own, ...fields.promotion } },
  passoffer: { kind: "passoffers", fields: { ...own, ...fields.passoffer } },
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
  forms: formsWith(ids),
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
export const commonRecordFields = {
  id: z.number().int(),
  externid: z.string(),
  /** Increases with every change; the ETag is this number in quotation marks. */
  version: z.number().int(),
  updated_at: z.string(),
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns the schema of a record with all fields and both names; a promotion has only one name. */
function recordSchemaOf(editable: Editable): z.ZodType<Fields> {
  if (isSingleton(editable)) return SINGLETONS[editable];
  if (editable === "promotion") return z.strictObject(RECORDS.promotion.fields);
  // TypeScript gets the type of one kind, because every kind has its fields; the check at run time handles every kind.
  const shape = RECORDS[editable].fields as typeof RECORDS.calendarset.fields;
  return z
    .strictObject(shape)
    .transform((record) => withBothNames({ ...record, externid: record.externid ?? "" }));
}

const WRITTEN = new Map(EDITABLES.map((editable) => [editable, recordSchemaOf(editable)]));

/** Returns a stored record with defaults for missing fields; null if a value is no longer valid. */
export function readRecord(editable: Editable, stored: Fields): Fields | null {
  return (
    WRITTEN.get(editable)!.safeParse(isSingleton(editable) ? fieldsInCode(editable, stored) : stored).data ??
    null
  );
}

/** Returns the stored fields that the product still has; drops those of earlier versions. */
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

/** Fields for which the product has a label, if the group has written none. */
const USUAL: ReadonlySet<unknown> = new Set(["lastname", "firstname", "email", "firstphone", "locale"]);

/** Returns a fault for each form field without any text: clients would not know what to answer. */
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

/**
 * True for a record without any name: people could not tell it from others. An empty public name hides the record and is no name.
 */
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

/** True for a number that can be an id: the database cannot look up any other number, and the shape check reports it. */
function isRecordId(value: unknown): value is number {
  return recordId.safeParse(value).success;
}

/**
 * Converts the name of a reference in a file to its name in a call: `interventionset` to `interventionset_id`. The names of
 * lists and of the website's references are the same in both.
 */
function inCalls(pattern: string): string {
  return pattern.endsWith("[]") || pattern.startsWith("website.") ? pattern : `${pattern}_id`;
}

/** A record as calls return it; the settings, forms and website have no id. */
export interface StoredRecord extends Readonly<Record<string, unknown>> {
  readonly id?: number;
  readonly version: number;
}
