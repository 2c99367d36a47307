import type { ImportChanges } from "@rendezvous/domain/fiche-import/merge-person";
import type { RowProblem } from "@rendezvous/domain/fiche-import/read-appointment";
import type { ImportFaults } from "@rendezvous/domain/fiche-import/read-person";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

export async function insertRows(
  connection: Transaction,
  groupId: number,
  importId: number,
  after: number,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await connection.query({
    name: "insert-fiche-import-rows",
    text: `insert into fiche_import_rows (group_id, import_id, number, cells)
      select $1, $2, $3 + at, array(select jsonb_array_elements_text(one))
      from jsonb_array_elements($4::jsonb) with ordinality as cells (one, at)`,
    values: [groupId, importId, after, JSON.stringify(rows)],
  });
}

export const ROW_KINDS = [
  "new",
  "duplicate",
  "unusable",
  "created",
  "changed",
  "skipped",
  "refused",
  "undone",
  "left",
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export interface StagedRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly faults: ImportFaults;
  readonly kind: RowKind;
  readonly fiche_id: number | null;
  readonly changes: ImportChanges | null;
  readonly fiche_version: number | null;
  /** The reason why the row is not imported. */
  readonly problem: RowProblem | null;
  readonly appointment_id: number | null;
  readonly appointment_version: number | null;
}

const COLUMNS =
  "number, cells, faults, kind, fiche_id, changes, fiche_version, problem, appointment_id, appointment_version";

/** `faulty`: some of the row's values are left out. */
export type RowFilter = "all" | "new" | "duplicate" | "unusable" | "faulty" | "refused";

/** Returns the rows after a number, in their order. */
export async function listStagedRows(
  database: Queryable,
  groupId: number,
  importId: number,
  { after, limit, filter }: { readonly after: number; readonly limit: number; readonly filter: RowFilter },
): Promise<StagedRow[]> {
  const { rows } = await database.query<StagedRow>({
    name: "list-fiche-import-rows",
    text: `select ${COLUMNS} from fiche_import_rows
      where group_id = $1 and import_id = $2 and number > $3
        and ($5 = 'all' or kind = $5 or $5 = 'faulty' and faults <> '{}')
      order by number limit $4`,
    values: [groupId, importId, after, limit, filter],
  });
  return rows;
}

/** Returns the rows before a number, from the last one on: an undo goes back in the order of the import. */
export async function listRowsToUndo(
  database: Queryable,
  groupId: number,
  importId: number,
  before: number,
  limit: number,
): Promise<StagedRow[]> {
  const { rows } = await database.query<StagedRow>({
    name: "list-rows-to-undo",
    text: `select ${COLUMNS} from fiche_import_rows
      where group_id = $1 and import_id = $2 and number < $3 order by number desc limit $4`,
    values: [groupId, importId, before, limit],
  });
  return rows;
}

/** The new values of a row; undefined: unchanged. */
export interface RowResult {
  readonly number: number;
  readonly kind: RowKind;
  readonly faults?: ImportFaults;
  readonly fiche_id?: number | null;
  readonly changes?: ImportChanges;
  readonly fiche_version?: number;
  readonly problem?: RowProblem;
  readonly appointment_id?: number;
  readonly appointment_version?: number;
}

/** `isImported`: the cells are no longer needed, except to show the problem of a row. */
export async function updateRows(
  connection: Transaction,
  groupId: number,
  importId: number,
  results: readonly RowResult[],
  isImported: boolean,
): Promise<void> {
  await connection.query({
    name: "update-fiche-import-rows",
    text: `update fiche_import_rows one set kind = r.kind, faults = coalesce(r.faults, one.faults), fiche_id = r.fiche_id,
        changes = coalesce(r.changes, one.changes), fiche_version = coalesce(r.fiche_version, one.fiche_version),
        problem = r.problem, appointment_id = coalesce(r.appointment_id, one.appointment_id),
        appointment_version = coalesce(r.appointment_version, one.appointment_version),
        cells = case when $4 and r.kind <> 'refused' then '{}' else one.cells end
      from jsonb_to_recordset($3::jsonb) as r (number integer, kind text, faults jsonb, fiche_id integer, changes jsonb, fiche_version integer,
        problem text, appointment_id bigint, appointment_version integer)
      where one.group_id = $1 and one.import_id = $2 and one.number = r.number`,
    values: [groupId, importId, JSON.stringify(results), isImported],
  });
}

/** Returns how many rows about each fiche are undone already. */
export async function countUndoneRows(
  database: Queryable,
  groupId: number,
  importId: number,
  ficheIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await database.query<{ fiche_id: number | null; count: number }>({
    name: "count-undone-rows",
    text: `select fiche_id, count(*)::integer as count from fiche_import_rows
      where group_id = $1 and import_id = $2 and fiche_id = any($3) and kind = 'undone' group by fiche_id`,
    values: [groupId, importId, ficheIds],
  });
  return new Map(rows.map(({ fiche_id, count }) => [fiche_id ?? 0, count]));
}

/** Returns the names in a column of the file, each with the number of its rows, the most frequent first. */
export async function listNamesInColumn(
  database: Queryable,
  groupId: number,
  importId: number,
  { column, most }: { readonly column: number; readonly most: number },
): Promise<{ readonly name: string; readonly rows: number }[]> {
  const { rows } = await database.query<{ name: string | null; rows: number }>({
    name: "list-names-in-column",
    text: `select coalesce(cells[$3], '') as name, count(*)::integer as rows from fiche_import_rows
      where group_id = $1 and import_id = $2 group by 1 order by 2 desc, 1 limit $4`,
    values: [groupId, importId, column + 1, most],
  });
  return rows.map(({ name, ...row }) => ({ name: name ?? "", ...row }));
}
