import type { ImportState } from "@rendezvous/contract/people/fiche-import-calls";
import type { ImportKind } from "@rendezvous/domain/fiche-import/match-columns";
import type { ImportedName } from "@rendezvous/domain/fiche-import/match-names";
import type { DuplicateChoice } from "@rendezvous/domain/fiche-import/merge-person";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { FICHE_IMPORT_QUEUE } from "./queue.ts";

export interface NewImport {
  readonly kind: ImportKind;
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
 * Returns the id of the new import; null while another import of the group is running. The new file replaces a checked one that
 * was not imported yet.
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
    text: `insert into fiche_imports (group_id, pro_id, name, state, headings, targets, date_order, row_count, created_at, kind)
      select $1, $2, $3, 'checking', $4, $5, $6, $7, $8, $10
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
      row.kind,
    ],
  });
  return rows[0]?.id ?? null;
}

export type ImportCounts = Readonly<Record<string, number>>;

/** The services and calendars that a file of appointments names. */
export interface ImportNames {
  readonly services: readonly ImportedName[];
  readonly calendars: readonly ImportedName[];
}

export interface ImportRow {
  readonly id: number;
  readonly kind: ImportKind;
  readonly names: ImportNames;
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

const COLUMNS = `one.id, one.kind, one.names, one.pro_id, one.name, one.state, one.headings, one.targets, one.date_order, one.duplicates, one.row_count,
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

/** An import, with the version of the group's catalogue. */
interface LockedImport extends ImportRow {
  readonly group_version: number | null;
}

/** Locks the import, so that two jobs do not work on it at the same time. */
export async function lockImport(
  connection: Transaction,
  groupId: number,
  id: number,
): Promise<LockedImport | null> {
  const { rows } = await connection.query<LockedImport>({
    name: "lock-fiche-import",
    text: `select ${COLUMNS}, (select version from groups where id = $1) as group_version from fiche_imports one where one.group_id = $1 and one.id = $2 for update of one`,
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
  readonly names: ImportNames;
}

export async function setChoices(
  connection: Transaction,
  groupId: number,
  id: number,
  { targets, dateOrder, duplicates, names }: ImportChoices,
): Promise<void> {
  await connection.query({
    name: "set-fiche-import-choices",
    text: "update fiche_imports set targets = $3, date_order = $4, duplicates = $5, names = $6 where group_id = $1 and id = $2",
    values: [groupId, id, JSON.stringify(targets), dateOrder, duplicates, JSON.stringify(names)],
  });
}

export async function storeImportedNames(
  connection: Transaction,
  groupId: number,
  id: number,
  names: ImportNames,
): Promise<void> {
  await connection.query({
    name: "set-fiche-import-names",
    text: "update fiche_imports set names = $3 where group_id = $1 and id = $2",
    values: [groupId, id, JSON.stringify(names)],
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
