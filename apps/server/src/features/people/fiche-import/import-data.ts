import type { ImportState } from "@rendezvous/contract/people/fiche-import-calls";
import type { DuplicateChoice, ImportChanges } from "@rendezvous/domain/fiche-import/merge-person";
import type { ImportFaults } from "@rendezvous/domain/fiche-import/read-person";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { FICHE_IMPORT_QUEUE } from "./queue.ts";

export interface NewImport {
  readonly name: string;
  readonly headings: readonly string[];
  readonly targets: readonly (string | null)[];
  readonly dateOrder: string;
  readonly rowCount: number;
  readonly proId: number | null;
  readonly now: Date;
}

/** The states in which a job works. */
export const WORKING_STATES = ["checking", "importing", "undoing"] as const satisfies ImportState[];

/**
 * Returns the id of the new import, or null while another one of the group is at work. A file that waits to be imported gives way
 * to the new one.
 */
export async function insertImport(
  connection: Transaction,
  groupId: number,
  row: NewImport,
): Promise<number | null> {
  await connection.query({
    name: "delete-waiting-imports",
    text: "delete from fiche_imports where group_id = $1 and state in ('checking', 'ready')",
    values: [groupId],
  });
  const { rows } = await connection.query<{ id: number }>({
    name: "insert-fiche-import",
    text: `insert into fiche_imports (group_id, pro_id, name, state, headings, targets, date_order, row_count, created_at)
      select $1, $2, $3, 'checking', $4, $5, $6, $7, $8
      where not exists (select from fiche_imports where group_id = $1 and state = any($9)) returning id`,
    values: [
      groupId,
      row.proId,
      row.name,
      row.headings,
      JSON.stringify(row.targets),
      row.dateOrder,
      row.rowCount,
      row.now,
      WORKING_STATES,
    ],
  });
  return rows[0]?.id ?? null;
}

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
      from jsonb_array_elements($4::jsonb) with ordinality as given (one, at)`,
    values: [groupId, importId, after, JSON.stringify(rows)],
  });
}

export type ImportCounts = Readonly<Record<string, number>>;

export interface ImportRow {
  readonly id: number;
  readonly pro_id: number | null;
  readonly name: string;
  readonly by: string;
  readonly state: ImportState;
  readonly headings: readonly string[];
  readonly targets: readonly (string | null)[];
  readonly date_order: "dmy" | "mdy";
  readonly duplicates: DuplicateChoice;
  readonly row_count: number;
  readonly position: number;
  readonly counts: ImportCounts;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const COLUMNS = `one.id, one.pro_id, one.name, one.state, one.headings, one.targets, one.date_order, one.duplicates, one.row_count,
  one.position, one.counts, one.created_at, one.finished_at,
  coalesce((select trim(concat(p.firstname, ' ', p.lastname)) from pros p where p.id = one.pro_id), '') as by`;

/** Returns the imports of a group, the newest first. */
export async function listImportRows(
  database: Queryable,
  groupId: number,
  most: number,
): Promise<ImportRow[]> {
  const { rows } = await database.query<ImportRow>({
    name: "list-fiche-imports",
    text: `select ${COLUMNS} from fiche_imports one where one.group_id = $1 order by one.id desc limit $2`,
    values: [groupId, most],
  });
  return rows;
}

export async function findImport(
  database: Queryable,
  groupId: number,
  id: number,
): Promise<ImportRow | null> {
  const { rows } = await database.query<ImportRow>({
    name: "find-fiche-import",
    text: `select ${COLUMNS} from fiche_imports one where one.group_id = $1 and one.id = $2`,
    values: [groupId, id],
  });
  return rows[0] ?? null;
}

/** Locks the import, so that two jobs do not work on it at the same time. */
export async function lockImport(
  connection: Transaction,
  groupId: number,
  id: number,
): Promise<ImportRow | null> {
  const { rows } = await connection.query<ImportRow>({
    name: "lock-fiche-import",
    text: `select ${COLUMNS} from fiche_imports one where one.group_id = $1 and one.id = $2 for update of one`,
    values: [groupId, id],
  });
  return rows[0] ?? null;
}

export interface ImportProgress {
  readonly state: ImportState;
  readonly position: number;
  readonly counts: ImportCounts;
  readonly finishedAt: Date | null;
}

export async function setProgress(
  connection: Transaction,
  groupId: number,
  id: number,
  { state, position, counts, finishedAt }: ImportProgress,
): Promise<void> {
  await connection.query({
    name: "set-fiche-import-progress",
    text: "update fiche_imports set state = $3, position = $4, counts = $5, finished_at = $6 where group_id = $1 and id = $2",
    values: [groupId, id, state, position, JSON.stringify(counts), finishedAt],
  });
}

export interface ImportChoices {
  readonly targets: readonly (string | null)[];
  readonly dateOrder: string;
  readonly duplicates: DuplicateChoice;
}

export async function setChoices(
  connection: Transaction,
  groupId: number,
  id: number,
  { targets, dateOrder, duplicates }: ImportChoices,
): Promise<void> {
  await connection.query({
    name: "set-fiche-import-choices",
    text: "update fiche_imports set targets = $3, date_order = $4, duplicates = $5 where group_id = $1 and id = $2",
    values: [groupId, id, JSON.stringify(targets), dateOrder, duplicates],
  });
}

export async function isAnyImportAtWork(database: Queryable, groupId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "is-import-at-work",
    text: "select from fiche_imports where group_id = $1 and state = any($2) limit 1",
    values: [groupId, WORKING_STATES],
  });
  return rowCount === 1;
}

/** Deletes a file with its rows. */
export async function deleteImport(connection: Transaction, groupId: number, id: number): Promise<void> {
  await connection.query({
    name: "delete-fiche-import",
    text: "delete from fiche_imports where group_id = $1 and id = $2",
    values: [groupId, id],
  });
}

/** Enqueues the job that works on the import; it must be the last statement of its transaction. */
export async function enqueueImport(connection: Queryable, groupId: number, importId: number): Promise<void> {
  await connection.query({
    name: "enqueue-fiche-import",
    text: enqueueSql(
      FICHE_IMPORT_QUEUE,
      "jsonb_build_object('group_id', $1::integer, 'import_id', $2::integer)",
    ),
    values: [groupId, importId],
  });
}

export const ROW_KINDS = [
  "new",
  "duplicate",
  "unusable",
  "created",
  "changed",
  "skipped",
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
}

/** `faulty`: with values that are left out. */
export type RowFilter = "all" | "duplicate" | "unusable" | "faulty";

/** Returns the rows after a number, in their order. */
export async function listStagedRows(
  database: Queryable,
  groupId: number,
  importId: number,
  { after, limit, filter }: { readonly after: number; readonly limit: number; readonly filter: RowFilter },
): Promise<StagedRow[]> {
  const { rows } = await database.query<StagedRow>({
    name: "list-fiche-import-rows",
    text: `select number, cells, faults, kind, fiche_id, changes, fiche_version from fiche_import_rows
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
    text: `select number, cells, faults, kind, fiche_id, changes, fiche_version from fiche_import_rows
      where group_id = $1 and import_id = $2 and number < $3 order by number desc limit $4`,
    values: [groupId, importId, before, limit],
  });
  return rows;
}

/** The new values of a row; undefined leaves the present ones. */
export interface RowResult {
  readonly number: number;
  readonly kind: RowKind;
  readonly faults?: ImportFaults;
  readonly fiche_id?: number | null;
  readonly changes?: ImportChanges;
  readonly fiche_version?: number;
}

/** `isImported`: the cells are no longer needed. */
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
        cells = case when $4 then '{}' else one.cells end
      from jsonb_to_recordset($3::jsonb) as r (number integer, kind text, faults jsonb, fiche_id integer, changes jsonb, fiche_version integer)
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

/** Deletes rows that are too old to be undone, and imports that are older than the history. Returns whether more remain. */
export async function deleteOldImportRows(
  database: Queryable,
  groupId: number,
  {
    rowsBefore,
    importsBefore,
    limit,
  }: { readonly rowsBefore: Date; readonly importsBefore: Date; readonly limit: number },
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "delete-old-fiche-import-rows",
    text: `delete from fiche_import_rows where ctid = any(array(
      select r.ctid from fiche_imports i join fiche_import_rows r on r.group_id = i.group_id and r.import_id = i.id
      where i.group_id = $1 and coalesce(i.finished_at, i.created_at) < $2 limit $3))`,
    values: [groupId, rowsBefore, limit],
  });
  if (rowCount === limit) return true;
  await database.query({
    name: "delete-old-fiche-imports",
    text: `delete from fiche_imports where group_id = $1
      and (created_at < $3 or state in ('checking', 'ready') and created_at < $2)`,
    values: [groupId, rowsBefore, importsBefore],
  });
  return false;
}
