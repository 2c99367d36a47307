import type { Queryable } from "../../../lib/database/database.ts";

/** A table with rows of groups. */
export interface GroupTable {
  readonly name: string;
  /** The column with the id of the group. */
  readonly groupColumn: "group_id" | "id";
  /** Without generated columns, and numbers of transactions, which are the cell's own. */
  readonly columns: readonly string[];
}

/** Tables whose rows belong to the cell and not to the group. */
const OF_THE_CELL = ["group_moves", "arriving_pros", "operator_changes"];

/**
 * Tables that replication cannot copy, so that their rows are compared and copied instead: seats have no key, and the keys of the
 * others contain the id of a professional, which may differ in the other cell.
 */
const COMPARED: ReadonlySet<string> = new Set(["seats", "pro_groups", "fiche_reads", "notice_addresses"]);

export const isCopiedInPause = ({ name }: GroupTable): boolean => COMPARED.has(name);

/** Returns the tables with rows of groups, by name. */
export async function listGroupTables(connection: Queryable): Promise<GroupTable[]> {
  const { rows } = await connection.query<GroupTable>(
    `select relname::text as name, case relname when 'groups' then 'id' else 'group_id' end as "groupColumn",
       array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype and not relname = any($1)
     group by relname having relname = 'groups' or bool_or(attname = 'group_id') order by relname`,
    [OF_THE_CELL],
  );
  return rows;
}

/** Columns with ids of professionals, which may differ between the cells. */
export const IDS_OF_PROS = ["pro_id", "created_by"];

export interface TableSum {
  readonly name: string;
  readonly count: number;
  readonly sum: string;
}

/** Returns the number of a group's rows in each table, with a checksum. The connection's time zone counts. */
export async function sumTables(
  connection: Queryable,
  tables: readonly GroupTable[],
  groupId: number,
): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const { name, groupColumn, columns } of tables) {
    const compared = columns.filter((column) => !IDS_OF_PROS.includes(column));
    const { rows } = await connection.query<TableSum>(
      `select $2::text as name, count(*)::integer as count,
         coalesce(sum(hashtextextended(row(${compared.map(quote).join()})::text, 0)), 0)::text as sum
       from ${quote(name)} where ${groupColumn} = $1`,
      [groupId, name],
    );
    sums.push(rows[0]!);
  }
  return sums;
}

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** Returns a group's rows of a table as JSON. */
export async function listRows(
  connection: Queryable,
  { name, groupColumn }: GroupTable,
  groupId: number,
): Promise<string[]> {
  const { rows } = await connection.query<{ row: string }>(
    `select to_jsonb(one)::text as row from ${quote(name)} one where ${groupColumn} = $1`,
    [groupId],
  );
  return rows.map(({ row }) => row);
}

/** Makes the rows of a table these, given as JSON. */
export async function replaceRows(
  connection: Queryable,
  table: GroupTable,
  groupId: number,
  rows: readonly string[],
): Promise<void> {
  const present = new Set(await listRows(connection, table, groupId));
  const added = rows.filter((row) => !present.delete(row));
  if (present.size > 0)
    await connection.query(
      `delete from ${quote(table.name)} one where ${table.groupColumn} = $1 and to_jsonb(one)::text = any($2)`,
      [groupId, [...present]],
    );
  if (added.length > 0)
    await connection.query(
      `insert into ${quote(table.name)} overriding system value
         select (jsonb_populate_record(null::${quote(table.name)}, row::jsonb)).* from unnest($1::text[]) as row`,
      [added],
    );
}

/** The most rows that one transaction deletes. */
const BATCH = 5000;

/** Deletes one batch of a group's rows; returns false when none is left. Throws if rows of another table refer to them. */
export async function deleteSome(
  connection: Queryable,
  { name, groupColumn }: GroupTable,
  groupId: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `delete from ${quote(name)} where ctid = any(array(
       select ctid from ${quote(name)} where ${groupColumn} = $1 limit ${BATCH}))`,
    [groupId],
  );
  return (rowCount ?? 0) > 0;
}
