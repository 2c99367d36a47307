import type { GroupFile } from "../group-file.ts";
import { type LocalizedText, localize } from "@rendezvous/domain/text/localize";
import { LOCALES } from "./fields.ts";

export const COMPARED_LISTS = [
  "calendarsets",
  "calendars",
  "resources",
  "interventionsets",
  "interventions",
  "classes",
  "packs",
  "promotions",
  "passoffers",
] as const;

/** The place of a change: a kind of record, the questions of a form, or a singleton. */
export const CHANGE_PLACES = [...COMPARED_LISTS, "group", "Fiche", "Vevent", "website"] as const;

export interface FieldChange {
  /** For example `rules.min_notice`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface FileChange {
  readonly place: (typeof CHANGE_PLACES)[number];
  /** The externid of a record or the name of a question; "" for a singleton. */
  readonly id: string;
  readonly name: string;
  readonly action: "added" | "changed" | "removed";
  /** The changed fields. */
  readonly fields: readonly FieldChange[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the changes that the second file would make to a group in the state of the first; none for equal files. Ignores people.
 */
export function compareGroupFiles(before: GroupFile, after: GroupFile): FileChange[] {
  const { locale } = after.group;
  return [
    ...compareOne("group", before.group.name, before.group, after.group),
    ...COMPARED_LISTS.flatMap((list) =>
      compareList(list, before[list], after[list], locale, (record) => String(record["externid"])),
    ),
    ...(["Fiche", "Vevent"] as const).flatMap((form) =>
      compareList(form, before.forms[form], after.forms[form], locale, (field) => String(field["name"])),
    ),
    ...compareOne("website", "", before.website, after.website),
  ];
}

function compareOne(
  place: FileChange["place"],
  name: string,
  before: Fields | null,
  after: Fields | null,
): FileChange[] {
  if (before === null && after === null) return [];
  if (before === null) return [{ place, id: "", name, action: "added", fields: [] }];
  if (after === null) return [{ place, id: "", name, action: "removed", fields: [] }];
  const fields = compareFields(before, after);
  return fields.length === 0 ? [] : [{ place, id: "", name, action: "changed", fields }];
}

function compareList(
  place: FileChange["place"],
  before: readonly Fields[],
  after: readonly Fields[],
  locale: string,
  idOf: (record: Fields) => string,
): FileChange[] {
  const [oldRecords, newRecords] = [before, after].map(
    (records) => new Map(records.map((record) => [idOf(record), record])),
  ) as [Map<string, Fields>, Map<string, Fields>];
  const changed = [...newRecords].flatMap(([id, record]): FileChange[] => {
    const present = oldRecords.get(id);
    const name = nameOf(record, locale) || id;
    if (!present) return [{ place, id, name, action: "added", fields: [] }];
    const fields = compareFields(present, record);
    return fields.length === 0 ? [] : [{ place, id, name, action: "changed", fields }];
  });
  const removed = [...oldRecords]
    // A file without an archived record does not remove it, because the record stays archived.
    .filter(([id, { deleted, archived }]) => !newRecords.has(id) && deleted !== true && archived !== true)
    .map(
      ([id, record]): FileChange => ({
        place,
        id,
        name: nameOf(record, locale) || id,
        action: "removed",
        fields: [],
      }),
    );
  return [...changed, ...removed];
}

function compareFields(before: Fields, after: Fields, above = ""): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, becomes] = [before[name] ?? null, after[name] ?? null];
    const path = `${above}${name}`;
    if (isSettings(was) && isSettings(becomes)) return compareFields(was, becomes, `${path}.`);
    return sortedJson(was) === sortedJson(becomes) ? [] : [{ path, before: was, after: becomes }];
  });
}

/** True for an object with members that are compared one by one. A text in several languages is one value. */
function isSettings(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !isLocalized(value);
}

function isLocalized(value: object): value is Record<string, string> {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (LOCALES as readonly string[]).includes(key));
}

/** Sorts the members of objects, because objects with the same members in another order are equal. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Returns the name that the group's people use. */
function nameOf({ publicname, label, name }: Fields, locale: string): string {
  const called = [publicname, label, name].map((text) => localize(text as LocalizedText, locale, locale));
  return called.find((text) => text.trim() !== "") ?? "";
}
