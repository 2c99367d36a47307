import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { EpochMinute, EpochMs } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { ImportCounts, ImportRow } from "./import-data.ts";
import { listStagedRows, type RowResult, type StagedRow, updateRows } from "./staged-rows-data.ts";

/** The input of the work on some rows. */
export interface RowWork {
  readonly connection: Transaction;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly row: ImportRow;
  readonly offered: SlotCatalogue;
  readonly nowMs: EpochMs;
}

/** The place of an appointment that was added or removed. */
export interface ChangedPlace {
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly start: EpochMinute;
}

/** The result of one step: the position it has reached, and its counts. */
export interface StepResult {
  readonly position: number;
  readonly counts: ImportCounts;
  readonly isOver: boolean;
  /** The fiches whose names have changed. */
  readonly renamed: readonly number[];
  readonly places: readonly ChangedPlace[];
}

/** The result of a row, and the further counts that it adds to. */
export interface CountedResult extends RowResult {
  readonly countsAs?: readonly string[];
  readonly place?: ChangedPlace;
}

/** Has the next rows checked or imported, and stores their results. `isImported`: their cells are no longer needed. */
export async function workOnRows(
  { connection, groupId, row }: RowWork,
  { limit, isImported }: { readonly limit: number; readonly isImported: boolean },
  work: (staged: readonly StagedRow[]) => Promise<readonly CountedResult[]>,
): Promise<StepResult> {
  const page = { after: row.position, limit, filter: "all" } as const;
  const staged = await listStagedRows(connection, groupId, row.id, page);
  const results = await work(staged);
  await updateRows(connection, groupId, row.id, results, isImported);
  return {
    position: row.position + staged.length,
    counts: addCounts(row.counts, countKinds(results)),
    isOver: staged.length < limit,
    renamed: listRenamedFiches(results),
    places: results.flatMap(({ place }) => place ?? []),
  };
}

/** Returns the fiches whose names these rows have changed, or changed back. */
export function listRenamedFiches(rows: readonly Pick<RowResult, "fiche_id" | "changes">[]): number[] {
  return rows.flatMap(({ fiche_id, changes }) => {
    const isRenamed = changes && ("lastname" in changes || "firstname" in changes);
    return isRenamed && fiche_id ? fiche_id : [];
  });
}

export function countKinds(results: readonly CountedResult[]): ImportCounts {
  return addCounts(
    {},
    ...results.map(({ kind, faults = {}, countsAs = [] }) => ({
      [kind]: 1,
      ...(Object.keys(faults).length > 0 && { faulty: 1 }),
      ...Object.fromEntries(countsAs.map((name) => [name, 1])),
    })),
  );
}

export function addCounts(...counts: readonly ImportCounts[]): ImportCounts {
  const sum: Record<string, number> = {};
  for (const one of counts)
    for (const [name, count] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
