import type { DuplicateCandidate } from "./find-duplicate.ts";
import type { ImportedPerson } from "./read-person.ts";

export const DUPLICATE_CHOICES = ["skip", "fill", "replace"] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

/** The columns of a fiche that an import writes; the other names are answers. */
export const IMPORTED_COLUMNS = ["lastname", "firstname", "email", "firstphone", "externid"] as const;

export function isImportedColumn(name: string): name is (typeof IMPORTED_COLUMNS)[number] {
  return (IMPORTED_COLUMNS as readonly string[]).includes(name);
}

/** The former and the new value by name; null: none. */
export type ImportChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Returns what the import changes in an existing fiche: with "fill" only values that it lacks. Nothing is ever emptied. */
export function mergePerson(
  fiche: DuplicateCandidate,
  person: ImportedPerson,
  choice: DuplicateChoice,
): ImportChanges {
  if (choice === "skip") return {};
  const values: Record<string, readonly [unknown, unknown]> = {};
  const add = (name: string, before: unknown, after: unknown): void => {
    const isWritten = !isEmpty(after) && (choice === "replace" || isEmpty(before)) && before !== after;
    if (isWritten) values[name] = [before ?? null, after];
  };
  for (const name of IMPORTED_COLUMNS) add(name, fiche[name], person[name]);
  for (const [name, answer] of Object.entries(person.fields)) add(name, fiche.fields[name], answer);
  return values;
}

/** Returns the former values of the fields that nobody has changed since the import. */
export function undoneChanges(fiche: DuplicateCandidate, changes: ImportChanges): Record<string, unknown> {
  const present = (name: string): unknown => (isImportedColumn(name) ? fiche[name] : fiche.fields[name]);
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([name, [, after]]) => present(name) === after)
      .map(([name, [before]]) => [name, before]),
  );
}
