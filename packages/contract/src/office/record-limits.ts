import type { GroupFileError } from "./group-file/issues.ts";

/** The most records of each kind that a group publishes; archived ones do not count. */
export const MAX_RECORDS = {
  calendarsets: 200,
  calendars: 300,
  resources: 300,
  classes: 300,
  interventionsets: 200,
  interventions: 1000,
  packs: 500,
  promotions: 500,
  passoffers: 200,
} as const;

/** With archived records, the limits are this many times higher. */
export const ARCHIVED_FACTOR = 5;

/** The most questions of each form. */
export const MAX_QUESTIONS = 200;

type Json = Readonly<Record<string, unknown>>;

/** Returns the errors of lists that are too long. Call it first, because every other check takes longer with longer lists. */
export function findOverlongLists(file: unknown): GroupFileError[] {
  if (typeof file !== "object" || file === null) return [];
  const forms = Object((file as Json)["forms"]) as Json;
  return [
    ...Object.entries(MAX_RECORDS).flatMap(([kind, max]) => checkLength(kind, (file as Json)[kind], max)),
    ...["Fiche", "Vevent"].flatMap((form) => checkLength(`forms.${form}`, forms[form], MAX_QUESTIONS)),
  ];
}

function checkLength(path: string, list: unknown, max: number): GroupFileError[] {
  if (!Array.isArray(list) || list.length <= max) return [];
  const published = list.filter((one) => !isArchived(one)).length;
  if (published <= max && list.length <= max * ARCHIVED_FACTOR) return [];
  return [{ path, message: `expected at most ${max}, got ${list.length}`, fault: { code: "too_many", max } }];
}

function isArchived(record: unknown): boolean {
  const { deleted, archived } = Object(record) as Json;
  return deleted === true || archived === true;
}
