import { findDuplicate } from "@rendezvous/domain/fiche-import/find-duplicate";
import { readRow } from "@rendezvous/domain/fiche-import/read-person";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Transaction } from "../../../lib/database/database.ts";
import { birthdateFieldName } from "../../booking/fiche/birthdate-field-name.ts";
import { type ImportCounts, type ImportRow } from "./import-data.ts";
import { listStagedRows, type RowResult, updateRows } from "./staged-rows-data.ts";
import { toImportForm } from "./import-form.ts";
import { listCandidates } from "./imported-fiches-data.ts";

/** How many rows one transaction deals with, within ten milliseconds of this process. */
export const ROWS_AT_ONCE = 200;

/** The work on some rows: how far it came, and what it counted. */
export interface StepResult {
  readonly position: number;
  readonly counts: ImportCounts;
  readonly isOver: boolean;
  /** The fiches whose names have changed. */
  readonly renamed: readonly number[];
}

/** Compares the next rows with the group's form and fiches. */
export async function checkRows(
  connection: Transaction,
  group: GroupRecord,
  row: ImportRow,
  nowMs: EpochMs,
): Promise<StepResult> {
  const page = { after: row.position, limit: ROWS_AT_ONCE, filter: "all" } as const;
  const staged = await listStagedRows(connection, group.id, row.id, page);
  const form = toImportForm(group, row, nowMs);
  const read = staged.map(({ number, cells }) => ({ number, ...readRow(cells, form) }));
  const people = read.flatMap(({ person }) => person ?? []);
  const candidates = await listCandidates(connection, group.id, people);
  const birthField = birthdateFieldName(group);
  const results = read.map(({ number, person, faults }): RowResult => {
    const duplicate = person && findDuplicate(person, candidates, birthField);
    const kind = person === null ? "unusable" : duplicate ? "duplicate" : "new";
    return { number, kind, faults, fiche_id: duplicate?.id ?? null };
  });
  await updateRows(connection, group.id, row.id, results, false);
  const faulty = results.filter(({ faults = {} }) => Object.keys(faults).length > 0).length;
  return {
    position: row.position + staged.length,
    counts: addCounts(row.counts, { ...countKinds(results), faulty }),
    isOver: staged.length < ROWS_AT_ONCE,
    renamed: [],
  };
}

/** Returns the fiches whose names these rows have changed, or changed back. */
export function renamedBy(rows: readonly Pick<RowResult, "fiche_id" | "changes">[]): number[] {
  return rows.flatMap(({ fiche_id, changes }) => {
    const isRenamed = changes && ("lastname" in changes || "firstname" in changes);
    return isRenamed && fiche_id ? fiche_id : [];
  });
}

export function countKinds(results: readonly RowResult[]): ImportCounts {
  return addCounts({}, ...results.map(({ kind }) => ({ [kind]: 1 })));
}

export function addCounts(...counts: readonly ImportCounts[]): ImportCounts {
  const sum: Record<string, number> = {};
  for (const one of counts)
    for (const [name, count] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
