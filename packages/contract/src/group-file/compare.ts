import type { GroupFile } from "../group-file.ts";
import { type LocalizedText, localize } from "@rendezvous/domain/text/localize";
import { LOCALES } from "./fields.ts";

export const COMPARED_LISTS = [
  "calendarsets",
  "calendars",
  "resources",
  "interventionsets",
  "interventions",
  "packs",
  "promotions",
] as const;

/** Where a change is: a kind of record, the questions of a form, or what there is once. */
export const CHANGE_PLACES = [...COMPARED_LISTS, "group", "Fiche", "Vevent", "website"] as const;

export interface FieldChange {
  /** As in `rules.min_notice`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface FileChange {
  readonly place: (typeof CHANGE_PLACES)[number];
  /** Of a record its externid, of a question its name; "" for what there is once. */
  readonly id: string;
  readonly name: string;
  readonly action: "added" | "changed" | "removed";
  /** Of what is changed. */
  readonly fields: readonly FieldChange[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What a group would become by the second file, as against the first: of the same file nothing. People are not compared. */
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
    // What is archived already stays so.
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

/** An object whose members are settings of their own; a text in several languages is one value. */
function isSettings(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !isLocalized(value);
}

function isLocalized(value: object): value is Record<string, string> {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (LOCALES as readonly string[]).includes(key));
}

/** The order in which members were written says nothing. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** What the group's people call it. */
function nameOf({ publicname, label, name }: Fields, locale: string): string {
  const called = [publicname, label, name].map((text) => localize(text as LocalizedText, locale, locale));
  return called.find((text) => text.trim() !== "") ?? "";
}
