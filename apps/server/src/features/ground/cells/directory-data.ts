import {
  type Database,
  LIMITS_OF_A_CHECK,
  type Queryable,
  type Transaction,
  transaction,
} from "../../../lib/database/database.ts";
import { MEMBERSHIP_TABLES } from "./memberships-data.ts";

/** The cell that a group is in. */
export interface Place {
  readonly group_id: number;
  readonly urlname: string;
  readonly cell: string;
}

export type Addresses = Pick<Place, "group_id" | "urlname"> & {
  readonly name: string;
  /** The host names of the group's sites, which lead to it. */
  readonly hosts: readonly string[];
  /** Whether search engines may list it. */
  readonly listed: boolean;
};

/** Servers that start together create the tables one after the other. */
const PREPARING = 0x63656c6c;

const TABLES = [
  `create table if not exists cells (
    name text primary key,
    -- The place of its range of ids.
    number integer not null unique check (number between 0 and 20),
    joined_at timestamptz not null default now()
  )`,
  "create table if not exists shared_settings (key text primary key, value text not null)",
  "create sequence if not exists place_revisions",
  `create table if not exists places (
    group_id integer primary key,
    urlname text not null unique,
    name text not null,
    hosts text[] not null default '{}',
    listed boolean not null,
    cell text not null references cells,
    made_at timestamptz not null default now(),
    -- Taken for a group that may not exist yet.
    is_new boolean not null,
    -- A move that is under way, and until when its pause lasts.
    moving_to text references cells,
    paused_until timestamptz,
    revision bigint not null default nextval('place_revisions')
  )`,
  "create index if not exists places_by_revision on places (revision)",
  ...MEMBERSHIP_TABLES,
];

/** Creates the tables of the directory. */
export async function prepareDirectory(directory: Database): Promise<void> {
  await transaction(directory, async (connection) => {
    await connection.query("select pg_advisory_xact_lock($1)", [PREPARING]);
    for (const statement of TABLES) await connection.query(statement);
  });
}

/** Returns the names of all cells, in the order in which they joined. */
export async function listCells(directory: Queryable): Promise<string[]> {
  const { rows } = await directory.query<{ name: string }>({
    name: "list-cells",
    text: "select name from cells order by number",
    ...LIMITS_OF_A_CHECK,
  });
  return rows.map(({ name }) => name);
}

/** Returns the number of a cell, and gives it the next one when it joins (`isNew`). */
export async function joinDirectory(
  directory: Queryable,
  name: string,
): Promise<{ readonly number: number; readonly isNew: boolean }> {
  const { rows } = await directory.query<{ number: number; isNew: boolean }>(
    `with joined as (
        insert into cells (name, number) select $1, coalesce(max(number) + 1, 0) from cells
        on conflict (name) do nothing returning number)
      select number, true as "isNew" from joined
      union all select number, false from cells where name = $1 limit 1`,
    [name],
  );
  return rows[0]!;
}

export async function leaveDirectory(directory: Queryable, name: string): Promise<void> {
  await directory.query("delete from cells where name = $1", [name]);
}

/** Stores a value for all cells unless they have one already; returns the one that they have. */
export async function settleShared(directory: Queryable, key: string, value: string): Promise<string> {
  await directory.query("insert into shared_settings (key, value) values ($1, $2) on conflict do nothing", [
    key,
    value,
  ]);
  const { rows } = await directory.query<{ value: string }>(
    "select value from shared_settings where key = $1",
    [key],
  );
  return rows[0]!.value;
}

/**
 * Writes the addresses of a group of this cell. Returns false if a group of another cell has the url name, or the group itself is
 * in another cell.
 */
export async function savePlace(
  directory: Queryable,
  cell: string,
  { group_id, urlname, name, hosts, listed, isNew = false }: Addresses & { readonly isNew?: boolean },
): Promise<boolean> {
  const { rowCount } = await directory
    .query(
      `insert into places (group_id, urlname, name, hosts, listed, cell, is_new) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (group_id) do update set urlname = excluded.urlname, name = excluded.name, hosts = excluded.hosts,
         listed = excluded.listed, is_new = excluded.is_new, revision = nextval('place_revisions')
         where places.cell = excluded.cell and (places.urlname, places.name, places.hosts, places.listed, places.is_new)
           is distinct from (excluded.urlname, excluded.name, excluded.hosts, excluded.listed, excluded.is_new)`,
      [group_id, urlname, name, hosts, listed, cell, isNew],
    )
    .catch((error: { code?: string }) => {
      if (error.code === "23505") return { rowCount: 0 };
      throw error;
    });
  if (rowCount === 1) return true;
  return (await findPlace(directory, "group_id", group_id))?.cell === cell;
}

/** Returns the places of a cell's groups. */
export async function listPlacesOf(
  directory: Queryable,
  cell: string,
): Promise<(Addresses & { readonly is_new: boolean })[]> {
  const { rows } = await directory.query<Addresses & { is_new: boolean }>(
    "select group_id, urlname, name, hosts, listed, is_new from places where cell = $1",
    [cell],
  );
  return rows;
}

/** Removes the places of groups whose creation failed after the name was taken. */
export async function removeUnusedPlaces(
  directory: Queryable,
  cell: string,
  groupIds: readonly number[],
): Promise<void> {
  await directory.query(
    `delete from places where cell = $1 and group_id = any($2) and is_new
       and made_at < now() - interval '10 minutes'`,
    [cell, groupIds],
  );
}

const FIND = {
  group_id: "group_id = $1",
  urlname: "urlname = lower($1)",
  host: "$1 = any(hosts)",
} as const;

export async function findPlace(
  directory: Queryable,
  by: keyof typeof FIND,
  value: number | string,
): Promise<Place | null> {
  const { rows } = await directory.query<Place>({
    name: `find-place-by-${by}`,
    text: `select group_id, urlname, cell from places where ${FIND[by]} order by group_id limit 1`,
    values: [value],
    ...LIMITS_OF_A_CHECK,
  });
  return rows[0] ?? null;
}

/** Returns the groups of all cells that search engines may list, oldest first. */
export async function listListedPlaces(directory: Queryable, most: number): Promise<{ urlname: string }[]> {
  const { rows } = await directory.query<{ urlname: string }>({
    name: "list-listed-places",
    text: "select urlname from places where listed order by group_id limit $1",
    values: [most],
    ...LIMITS_OF_A_CHECK,
  });
  return rows;
}

export interface PlaceRow extends Place {
  readonly hosts: readonly string[];
  readonly revision: number;
}

/** Returns the places whose row has changed since a revision. */
export async function listPlacesSince(directory: Queryable, revision: number): Promise<PlaceRow[]> {
  const { rows } = await directory.query<PlaceRow>({
    name: "list-places-since",
    text: `select group_id, urlname, hosts, cell, revision::float8 as revision from places where revision > $1 order by revision`,
    values: [revision],
  });
  return rows;
}

/** The first key of the advisory lock of a move; the second is the group. */
const MOVING = 0x6d6f;

/** Returns a connection that holds the lock of the group's moves until it ends; null if another move is under way. */
export async function lockMove(directory: Database, groupId: number): Promise<Transaction | null> {
  const connection = await directory.connect();
  const { rows } = await connection.query<{ locked: boolean }>(
    "select pg_try_advisory_lock($1, $2) as locked",
    [MOVING, groupId],
  );
  if (rows[0]!.locked) return connection;
  connection.release();
  return null;
}

/** Ends the lock of the group's moves, also on a connection that is broken. */
export async function unlockMove(connection: Transaction, groupId: number): Promise<void> {
  await connection.query("select pg_advisory_unlock($1, $2)", [MOVING, groupId]).catch(() => {});
  connection.release(true);
}

/** Begins a move; returns false if another one is under way, or the group is not in this cell. */
export async function beginMove(
  directory: Queryable,
  groupId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { rowCount } = await directory.query(
    `update places set moving_to = $3 where group_id = $1 and cell = $2
       and (moving_to is null or moving_to = $3) and exists (select from cells where name = $3)`,
    [groupId, from, to],
  );
  return rowCount === 1;
}

/** Ends a move that was broken off. */
export async function endMove(directory: Queryable, groupId: number, from: string): Promise<void> {
  await directory.query(
    "update places set moving_to = null, paused_until = null where group_id = $1 and cell = $2",
    [groupId, from],
  );
}

/** Begins the pause: for this long the group may be switched to the other cell. */
export async function beginPause(
  directory: Queryable,
  groupId: number,
  from: string,
  lastsMs: number,
): Promise<void> {
  await directory.query(
    "update places set paused_until = clock_timestamp() + $3 * interval '1 millisecond' where group_id = $1 and cell = $2",
    [groupId, from, lastsMs],
  );
}

/** Ends the pause if the group is still in this cell, so that it can no longer be switched; returns the cell that has it. */
export async function endPause(
  directory: Queryable,
  groupId: number,
  cell: string,
  { isEarly }: { readonly isEarly: boolean },
): Promise<string | null> {
  await directory.query(
    `update places set paused_until = null where group_id = $1 and cell = $2 and ($3 or paused_until < clock_timestamp())`,
    [groupId, cell, isEarly],
  );
  const { rows } = await directory.query<{ cell: string; paused: boolean }>(
    "select cell, paused_until is not null as paused from places where group_id = $1",
    [groupId],
  );
  const row = rows[0];
  return !row || (row.cell === cell && row.paused) ? null : row.cell;
}

/** Switches the group to the other cell, in one transaction. Returns false if the pause was over. */
export async function switchGroupToCell(
  directory: Queryable,
  groupId: number,
  from: string,
): Promise<boolean> {
  const { rowCount } = await directory.query(
    `update places set cell = moving_to, moving_to = null, paused_until = null, revision = nextval('place_revisions')
     where group_id = $1 and cell = $2 and moving_to is not null and paused_until > clock_timestamp()`,
    [groupId, from],
  );
  return rowCount === 1;
}
