import type { CatalogueAction } from "@rendezvous/contract/office/catalogue-change";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

export interface NewChange {
  readonly at: Date;
  readonly proId: number | null;
  readonly kind: string;
  readonly recordId: number | null;
  readonly recordName: string;
  readonly action: CatalogueAction;
  readonly before: object;
  readonly after: object;
}

export interface ChangeRow {
  readonly id: number;
  readonly at: Date;
  readonly by: string | null;
  readonly kind: string;
  readonly record_id: number | null;
  readonly record_name: string;
  readonly action: CatalogueAction;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Returns the id of the entry. */
export async function addCatalogueChange(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { at, proId, kind, recordId, recordName, action, before, after }: NewChange,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `insert into catalogue_changes (group_id, at, pro_id, kind, record_id, record_name, action, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [groupId, at, proId, kind, recordId, recordName, action, JSON.stringify(before), JSON.stringify(after)],
  );
  return rows[0]!.id;
}

const COLUMNS = `c.id, c.at, c.kind, c.record_id, c.record_name, c.action, c.before, c.after,
  coalesce(nullif(trim(concat_ws(' ', p.firstname, p.lastname)), ''), p.email) as by`;

export interface ChangeQuery {
  readonly kind: string | undefined;
  readonly recordId: number | undefined;
  readonly after: number | undefined;
  readonly limit: number;
  /** The kinds of records whose changes are left out. */
  readonly hidden: readonly string[];
}

/** Newest first. */
export async function listChanges(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { kind, recordId, after, limit, hidden }: ChangeQuery,
): Promise<ChangeRow[]> {
  const { rows } = await database.query<ChangeRow>(
    `select ${COLUMNS} from catalogue_changes c left join pros p on p.id = c.pro_id
     where c.group_id = $1 and ($2::text is null or c.kind = $2) and ($3::integer is null or c.record_id = $3)
       and ($4::bigint is null or c.id < $4) and c.kind <> all($6::text[])
     order by c.id desc limit $5`,
    [groupId, kind, recordId, after, limit, hidden],
  );
  return rows;
}

/** Returns the entries by id. */
export async function listChangesById(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, ChangeRow>> {
  const { rows } = await database.query<ChangeRow>(
    `select ${COLUMNS} from catalogue_changes c left join pros p on p.id = c.pro_id
     where c.group_id = $1 and c.id = any($2::bigint[])`,
    [groupId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findChange(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<ChangeRow | null> {
  const { rows } = await database.query<ChangeRow>(
    `select ${COLUMNS} from catalogue_changes c left join pros p on p.id = c.pro_id
     where c.group_id = $1 and c.id = $2`,
    [groupId, id],
  );
  return rows[0] ?? null;
}

/**
 * Makes changes of the group's catalogue, imports included, wait for each other: data read after this call stays the same until
 * the transaction ends.
 */
export async function lockCatalogue(connection: Transaction, groupId: AuthorizedGroupId): Promise<void> {
  await connection.query("select from groups where id = $1 for no key update", [groupId]);
}
