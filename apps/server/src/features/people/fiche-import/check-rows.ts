import { findDuplicate } from "@rendezvous/domain/fiche-import/find-duplicate";
import { readRow } from "@rendezvous/domain/fiche-import/read-person";
import { birthdateFieldName } from "../../booking/fiche/birthdate-field-name.ts";
import { toImportForm } from "./import-form.ts";
import { listCandidates } from "./imported-fiches-data.ts";
import { type CountedResult, type RowWork, type StepResult, workOnRows } from "./row-work.ts";

/** How many clients one transaction deals with, within ten milliseconds of this process. */
export const ROWS_AT_ONCE = 200;

/** Compares the next rows with the group's form and fiches. */
export function checkRows(work: RowWork): Promise<StepResult> {
  const { connection, group, row, nowMs } = work;
  return workOnRows(work, { limit: ROWS_AT_ONCE, isImported: false }, async (staged) => {
    const form = toImportForm(group, row, nowMs);
    const read = staged.map(({ number, cells }) => ({ number, ...readRow(cells, form) }));
    const people = read.flatMap(({ person }) => person ?? []);
    const candidates = await listCandidates(connection, group.id, people);
    const birthField = birthdateFieldName(group);
    return read.map(({ number, person, faults }): CountedResult => {
      const duplicate = person && findDuplicate(person, candidates, birthField);
      const kind = person === null ? "unusable" : duplicate ? "duplicate" : "new";
      return { number, kind, faults, fiche_id: duplicate?.id ?? null };
    });
  });
}
