import { findDuplicate, isSameInFile } from "@rendezvous/domain/fiche-import/find-duplicate";
import {
  type DuplicateChoice,
  isImportedColumn,
  mergePerson,
} from "@rendezvous/domain/fiche-import/merge-person";
import { type ImportedPerson, readRow } from "@rendezvous/domain/fiche-import/read-person";
import { birthdateFieldName } from "../../booking/fiche/birthdate-field-name.ts";
import { ROWS_AT_ONCE } from "./check-rows.ts";
import { type RowWork, type StepResult, workOnRows } from "./row-work.ts";
import type { RowResult } from "./staged-rows-data.ts";
import { toImportForm } from "./import-form.ts";
import {
  type FicheValues,
  insertImportedFiches,
  listCandidates,
  listNumbersOfDeletedFiches,
  lockFiches,
  updateImportedFiches,
} from "./imported-fiches-data.ts";

export interface NamedRow {
  readonly number: number;
  readonly person: ImportedPerson;
}

/** Imports the next rows. */
export function importRows(work: RowWork): Promise<StepResult> {
  const { group, row, nowMs } = work;
  return workOnRows(work, { limit: ROWS_AT_ONCE, isImported: true }, async (staged) => {
    const form = toImportForm(group, row, nowMs);
    const results: RowResult[] = [];
    const named: NamedRow[] = [];
    for (const { number, cells } of staged) {
      const { person } = readRow(cells, form);
      if (person === null) results.push({ number, kind: "skipped", fiche_id: null });
      else named.push({ number, person });
    }
    return [...results, ...(await importPeople(work, named, row.duplicates))];
  });
}

/** Imports the people of rows. Rows about one person follow one another, so that the second finds what the first has made. */
export async function importPeople(
  work: Omit<RowWork, "offered" | "groupId">,
  rows: readonly NamedRow[],
  duplicates: DuplicateChoice,
): Promise<RowResult[]> {
  const birthField = birthdateFieldName(work.group);
  const results: RowResult[] = [];
  for (let waiting = rows; waiting.length > 0; ) {
    const { first, later } = splitRepeated(waiting, birthField);
    results.push(...(await importEachOnce(work, first, duplicates)));
    waiting = later;
  }
  return results;
}

/** Splits the rows into the first one of each person and the repeated ones. */
function splitRepeated(rows: readonly NamedRow[], birthField: string) {
  const first: NamedRow[] = [];
  const later: NamedRow[] = [];
  const named = new Map<string, ImportedPerson[]>();
  for (const row of rows) {
    const { externid, lastname, firstname } = row.person;
    const keys = [
      `${lastname} ${firstname}`.toLowerCase(),
      ...(externid === "" ? [] : [`number ${externid}`]),
    ];
    const others = keys.flatMap((key) => named.get(key) ?? []);
    const isRepeated = others.some((other) => isSameInFile(other, row.person, birthField));
    (isRepeated ? later : first).push(row);
    if (!isRepeated) for (const key of keys) named.set(key, [...(named.get(key) ?? []), row.person]);
  }
  return { first, later };
}

async function importEachOnce(
  { connection, group, row: { pro_id: proId }, nowMs }: Omit<RowWork, "offered" | "groupId">,
  namedRows: readonly NamedRow[],
  duplicates: DuplicateChoice,
): Promise<RowResult[]> {
  const now = new Date(nowMs);
  const takenNumbers = await listNumbersOfDeletedFiches(
    connection,
    group.id,
    namedRows.map(({ person }) => person),
  );
  const rows = namedRows.map(({ number, person }) => ({
    number,
    person: takenNumbers.includes(person.externid) ? { ...person, externid: "" } : person,
  }));
  const people = rows.map(({ person }) => person);
  const candidates = await listCandidates(connection, group.id, people);
  const birthField = birthdateFieldName(group);
  const matched = rows.map((one) => ({ ...one, fiche: findDuplicate(one.person, candidates, birthField) }));
  const fiches = await lockFiches(
    connection,
    group.id,
    matched.flatMap(({ fiche }) => fiche?.id ?? []),
  );
  const results: RowResult[] = [];
  const changed: FicheValues[] = [];
  const added: NamedRow[] = [];
  for (const { number, person, fiche } of matched) {
    // The fiche as it is now that it is locked.
    const present = fiche && fiches.find(({ id, deleted }) => id === fiche.id && !deleted);
    if (!present) {
      added.push({ number, person });
      continue;
    }
    const changes = mergePerson(present, person, duplicates);
    if (Object.keys(changes).length === 0) results.push({ number, kind: "skipped", fiche_id: present.id });
    else {
      results.push({ number, kind: "changed", fiche_id: present.id, changes });
      const values = Object.fromEntries(Object.entries(changes).map(([name, [, after]]) => [name, after]));
      changed.push(toFicheValues(present.id, values));
    }
  }
  if (changed.length > 0) await updateImportedFiches(connection, group.id, changed, { proId, now });
  const inserted =
    added.length === 0
      ? []
      : await insertImportedFiches(
          connection,
          group.id,
          added.map(({ person }) => person),
          { proId, now },
        );
  for (const [at, { id, version }] of inserted.entries())
    results.push({ number: added[at]!.number, kind: "created", fiche_id: id, fiche_version: version });
  return results;
}

/** Splits values into those of columns and answers. */
export function toFicheValues(id: number, values: Readonly<Record<string, unknown>>): FicheValues {
  const entries = Object.entries(values);
  return {
    id,
    columns: Object.fromEntries(entries.filter(([name]) => isImportedColumn(name))),
    answers: Object.fromEntries(entries.filter(([name]) => !isImportedColumn(name))),
  };
}
