import { undoneChanges } from "@rendezvous/domain/fiche-import/merge-person";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Transaction } from "../../../lib/database/database.ts";
import { anonymiseFiches } from "../retention/anonymise-data.ts";
import { ROWS_AT_ONCE } from "./check-rows.ts";
import { type ImportRow } from "./import-data.ts";
import {
  countUndoneRows,
  listRowsToUndo,
  type RowResult,
  type StagedRow,
  updateRows,
} from "./staged-rows-data.ts";
import { addCounts, countKinds, listRenamedFiches, type RowWork, type StepResult } from "./row-work.ts";
import { toFicheValues } from "./import-rows.ts";
import {
  type CandidateRow,
  listUsedFiches,
  lockFiches,
  updateImportedFiches,
} from "./imported-fiches-data.ts";

/**
 * Undoes the next rows, the last ones first. Erases a client whom the import has added, unless they were changed or have booked
 * since. Gives a changed client the former values back, except where somebody changed them since.
 */
export async function undoRows({ connection, group, row, nowMs }: RowWork): Promise<StepResult> {
  const before = row.row_count - row.position + 1;
  const staged = await listRowsToUndo(connection, group.id, row.id, before, ROWS_AT_ONCE);
  const now = new Date(nowMs);
  const ids = staged.flatMap(({ fiche_id }) => fiche_id ?? []);
  const fiches = new Map((await lockFiches(connection, group.id, ids)).map((fiche) => [fiche.id, fiche]));
  const used = new Set(await listUsedFiches(connection, group.id, ids));
  const undoneBefore = await countUndoneRows(connection, group.id, row.id, ids);
  const results: RowResult[] = [];
  const erased: number[] = [];
  for (const one of staged) {
    const fiche = fiches.get(one.fiche_id ?? 0);
    if (one.kind === "changed") {
      const isUndone =
        fiche !== undefined && !fiche.deleted && (await restore(connection, group, row, one, fiche, now));
      results.push({ number: one.number, kind: isUndone ? "undone" : "left", fiche_id: one.fiche_id });
    } else if (one.kind === "created") {
      const isUndone =
        fiche !== undefined &&
        !fiche.deleted &&
        isUntouched(one, fiche, undoneBefore.get(fiche.id) ?? 0, results) &&
        !used.has(fiche.id);
      if (isUndone) erased.push(fiche.id);
      results.push({ number: one.number, kind: isUndone ? "undone" : "left", fiche_id: one.fiche_id });
    }
  }
  await updateRows(connection, group.id, row.id, results, true);
  // Deletes the rows of the erased fiches, too.
  if (erased.length > 0) await anonymiseFiches(connection, group.id, erased, now);
  return {
    position: row.position + ROWS_AT_ONCE,
    counts: addCounts(row.counts, countKinds(results)),
    isOver: row.position + ROWS_AT_ONCE >= row.row_count,
    renamed: listRenamedFiches(staged.map(({ fiche_id, changes }) => ({ fiche_id, changes: changes ?? {} }))),
    places: [],
  };
}

/**
 * Whether nobody has changed the fiche since the import created it. Changes by later rows of the same file are allowed: each
 * increased the version by one, and by one more if an earlier transaction has already undone it.
 */
function isUntouched(
  { fiche_version }: StagedRow,
  { id, version }: CandidateRow,
  undoneBefore: number,
  results: readonly RowResult[],
): boolean {
  const undoneNow = results.filter(({ fiche_id, kind }) => fiche_id === id && kind === "undone").length;
  return version === (fiche_version ?? 0) + 2 * undoneBefore + undoneNow;
}

/** Returns false if somebody has changed every imported value since. */
async function restore(
  connection: Transaction,
  group: GroupRecord,
  { pro_id: proId }: ImportRow,
  { changes }: StagedRow,
  fiche: CandidateRow,
  now: Date,
): Promise<boolean> {
  const values = undoneChanges(fiche, changes ?? {});
  if (Object.keys(values).length === 0) return false;
  await updateImportedFiches(connection, group.id, [toFicheValues(fiche.id, values)], { proId, now });
  return true;
}
