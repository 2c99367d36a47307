import { type Editable, isSingleton, RECORDS, type RecordName } from "@rendezvous/contract/office/record";
import { MAX_RECORDS, ARCHIVED_FACTOR } from "@rendezvous/contract/office/record-limits";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

/** A row of one of the catalogue's tables. */
export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

interface Table {
  readonly name: string;
  /** The SQL condition that selects rows of this kind. */
  readonly where?: string;
  readonly sort?: string;
  readonly called?: string;
}

const TABLES: Readonly<Record<RecordName, Table>> = {
  calendarset: { name: "calendarsets" },
  calendar: { name: "calendars", where: "not t.resource and not t.class" },
  resource: { name: "calendars", where: "t.resource" },
  class: { name: "calendars", where: "t.class" },
  interventionset: { name: "interventionsets" },
  intervention: { name: "interventions" },
  pack: { name: "packs" },
  passoffer: { name: "passoffers" },
  // Promotions have no order, and a name in place of a public name.
  promotion: { name: "promotions", sort: "0::integer", called: "t.name::text" },
};

function tableOf(singular: RecordName): Required<Table> {
  const called = "t.name || ' ' || coalesce(t.publicname::text, '')";
  return { where: "true", sort: "t.sort", called, ...TABLES[singular] };
}

/** Increases the group's version, so that every cache notices the change. */
export async function incrementGroupVersion(
  connection: Transaction,
  groupId: AuthorizedGroupId,
): Promise<void> {
  await connection.query("update groups set version = version + 1, updated_at = now() where id = $1", [
    groupId,
  ]);
}

export async function findRecordRow(
  database: Queryable,
  singular: RecordName,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<RecordRow | null> {
  const { name, where } = tableOf(singular);
  const { rows } = await database.query<{ row: RecordRow }>(
    `select to_jsonb(t) as row from ${name} t where group_id = $1 and id = $2 and ${where}`,
    [groupId, id],
  );
  return rows[0]?.row ?? null;
}

export interface RecordQuery {
  readonly search: string;
  /** null: any externid. */
  readonly externid: string | null;
  /** null: archived or not. */
  readonly isArchived: boolean | null;
  readonly after: { readonly sort: number; readonly id: number } | null;
  readonly limit: number;
}

/** Returns one row more than the limit if there are more. */
export async function listRecordRows(
  database: Queryable,
  singular: RecordName,
  groupId: AuthorizedGroupId,
  { search, externid, isArchived, after, limit }: RecordQuery,
): Promise<RecordRow[]> {
  const { name, where, sort, called } = tableOf(singular);
  const { rows } = await database.query<{ row: RecordRow }>(
    `select to_jsonb(t) as row from ${name} t
     where group_id = $1 and ${where} and ($2::boolean is null or deleted = $2)
       and folded(${called} || ' ' || externid) like '%' || folded($3) || '%'
       and ($4::integer is null or (${sort}, id) > ($4, $5)) and ($7::text is null or externid = $7)
     order by ${sort}, id limit $6`,
    [groupId, isArchived, search.trim(), after?.sort ?? null, after?.id ?? null, limit + 1, externid],
  );
  return rows.map(({ row }) => row);
}

/** Whether the group already has the maximum number of records of this kind. */
export async function isRecordLimitReached(
  connection: Transaction,
  singular: RecordName,
  groupId: AuthorizedGroupId,
): Promise<boolean> {
  const max = MAX_RECORDS[RECORDS[singular].kind];
  const { name, where } = tableOf(singular);
  const { rows } = await connection.query<{ is_full: boolean }>(
    `select count(*) filter (where not deleted) >= $2 or count(*) >= $3 as is_full
     from ${name} t where group_id = $1 and ${where}`,
    [groupId, max, max * ARCHIVED_FACTOR],
  );
  return rows[0]!.is_full;
}

/** Returns an id for a record that is created later. */
export async function reserveId(connection: Transaction, editable: Editable): Promise<number | null> {
  if (isSingleton(editable)) return null;
  const { rows } = await connection.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence($1, 'id'))::integer as id",
    [tableOf(editable).name],
  );
  return rows[0]!.id;
}

/** Updates the columns of a row, or inserts one with the reserved or the next id. */
export async function writeRow(
  connection: Transaction,
  singular: RecordName,
  groupId: AuthorizedGroupId,
  { id, isNew }: { readonly id: number | null; readonly isNew: boolean },
  fields: Readonly<Record<string, unknown>>,
): Promise<RecordRow> {
  const values = isNew && id !== null ? { ...fields, id } : fields;
  const { name } = tableOf(singular);
  const columns = Object.keys(values).map((column) => `"${column}"`);
  const valuesRow = `jsonb_populate_record(null::${name}, $2) as input`;
  const { rows } = await connection.query<{ row: RecordRow }>(
    isNew
      ? `insert into ${name} as t (group_id, ${columns.join(", ")}) overriding system value
         select $1, ${columns.join(", ")} from ${valuesRow}
         returning to_jsonb(t) as row`
      : `update ${name} t set ${columns.map((column) => `${column} = input.${column}`).join(", ")} from ${valuesRow}
         where t.group_id = $1 and t.id = $3 returning to_jsonb(t) as row`,
    [groupId, JSON.stringify(values), ...(isNew ? [] : [id])],
  );
  return rows[0]!.row;
}

/** Returns the ids that do not exist for this kind. */
export async function findUnknownIds(
  connection: Queryable,
  singular: RecordName,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<number[]> {
  const { name, where } = tableOf(singular);
  const { rows } = await connection.query<{ id: number }>(
    `select id from unnest($2::integer[]) as requested (id)
     where not exists (select from ${name} t where t.group_id = $1 and t.id = requested.id and ${where})`,
    [groupId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Returns another record of the same kind that has this externid already. */
export async function findByExternid(
  connection: Queryable,
  singular: RecordName,
  groupId: AuthorizedGroupId,
  externid: string,
  butId: number | null = null,
): Promise<{ readonly id: number; readonly deleted: boolean } | null> {
  const { name, where } = tableOf(singular);
  const { rows } = await connection.query<{ id: number; deleted: boolean }>(
    `select id, deleted from ${name} t
     where group_id = $1 and externid = $2 and id is distinct from $3 and ${where}`,
    [groupId, externid, butId],
  );
  return rows[0] ?? null;
}

export async function hasImage(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  key: string,
): Promise<boolean> {
  const { rowCount } = await connection.query("select 1 from images where group_id = $1 and key = $2", [
    groupId,
    key,
  ]);
  return rowCount !== 0;
}

/** Returns the calendars that do each of these services; null: all. */
export async function listCalendarsOfServices(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[] | null>> {
  const { rows } = await connection.query<{ id: number; calendars: number[] | null }>(
    "select id, calendars from interventions where group_id = $1 and id = any($2)",
    [groupId, ids],
  );
  return new Map(rows.map(({ id, calendars }) => [id, calendars]));
}

/** Returns the packs that place the service on one calendar, with that calendar. */
export async function listPacksOfService(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<{ name: string; calendar_id: number }[]> {
  const { rows } = await connection.query<{ name: string; calendar_id: number }>(
    `select p.name, (entry->>'calendar_id')::integer as calendar_id
     from packs p, jsonb_array_elements(p.config) as entry
     where p.group_id = $1 and not p.deleted and (entry->>'intervention_id')::integer = $2
       and entry->>'calendar_id' is not null order by p.id`,
    [groupId, id],
  );
  return rows;
}

/** Returns the names of the classes that this calendar or resource gives or holds. */
export async function listClassesOfPlace(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<{ name: string }[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select name from calendars where group_id = $1 and class and not deleted and $2 in (teacher_id, room_id) order by id`,
    [groupId, id],
  );
  return rows;
}

/** Returns the name of the service that no class gives any more, once this class gives another; null if there is none. */
export async function findServiceWithoutClass(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  classId: number,
  interventionId: number,
): Promise<string | null> {
  const { rows } = await connection.query<{ name: string }>(
    `select i.name from calendars c join interventions i on i.group_id = c.group_id and i.id = c.intervention_id
     where c.group_id = $1 and c.id = $2 and c.class and i.id <> $3 and not i.deleted and not exists (
       select from calendars other where other.group_id = c.group_id and other.class
         and other.intervention_id = c.intervention_id and other.id <> c.id)`,
    [groupId, classId, interventionId],
  );
  return rows[0]?.name ?? null;
}

export async function listOrder(
  connection: Queryable,
  singular: RecordName,
  groupId: AuthorizedGroupId,
): Promise<number[]> {
  const { name, where, sort } = tableOf(singular);
  const { rows } = await connection.query<{ id: number }>(
    `select id from ${name} t where group_id = $1 and ${where} order by ${sort}, id`,
    [groupId],
  );
  return rows.map(({ id }) => id);
}

/** Sets the order of all records of a kind. */
export async function setRowOrder(
  connection: Transaction,
  singular: RecordName,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<void> {
  const { name, where } = tableOf(singular);
  await connection.query(
    `update ${name} t set sort = place - 1 from unnest($2::integer[]) with ordinality as ordered (id, place)
     where t.group_id = $1 and t.id = ordered.id and t.sort <> place - 1 and ${where}`,
    [groupId, ids],
  );
}
