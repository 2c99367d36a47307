import { type Database, type Queryable, transaction } from "../../../lib/database/database.ts";
import type { Addresses } from "./directory-data.ts";
import { isListedSql, isSandboxSql, websiteHostSql } from "./group-sql.ts";
import { servedSql } from "./moves-data.ts";

export interface StoredCell {
  /** null: this database is no cell yet. */
  readonly name: string | null;
  readonly settings: Readonly<Record<string, string>>;
}

export async function readCell(database: Queryable): Promise<StoredCell> {
  const { rows } = await database.query<{ key: string; value: string }>(
    "select key, value #>> '{}' as value from settings where key in ('cell', 'mail_secret', 'api_key')",
  );
  const { cell = null, ...settings } = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return { name: cell, settings };
}

export async function saveCell(
  database: Database,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await database.query(
    `insert into settings (key, value) select key, to_jsonb(value) from jsonb_each_text($1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ ...settings, cell: name })],
  );
}

export async function hasGroups(database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query("select from groups limit 1");
  return rowCount === 1;
}

/** Each cell has its own range of ids. Ids that clients send have 31 bits (contract, `id`), which is room for 21 cells. */
const IDS_OF_A_CELL = 100_000_000;
/** Tables with larger ranges: they may have more rows than a range of 31-bit ids, and no client sends their ids. */
const LARGE_TABLES = ["account_keys", "fiche_tokens", "holds", "sessions"];
const IDS_OF_A_LARGE_TABLE = 1_000_000_000_000;

/** Makes the tables of the groups give out ids of the cell's range. At the end of its range a new row fails. */
export async function setIdRanges(database: Database, number: number): Promise<void> {
  await transaction(database, async (connection) => {
    const { rows } = await connection.query<{
      name: string;
      sequence: string;
      last: number | null;
      max: number;
    }>(
      `select relname::text as name, s.sequence, p.last_value::float8 as last, p.max_value::float8 as max
       from pg_class join pg_attribute on attrelid = pg_class.oid and attidentity <> ''
       cross join lateral (select pg_get_serial_sequence(relname, attname) as sequence) s
       join pg_sequences p on format('%I.%I', p.schemaname, p.sequencename) = s.sequence
       where relnamespace = current_schema()::regnamespace and (relname in ('groups', 'pros', 'pro_factors')
         or exists (select from pg_trigger t where t.tgrelid = pg_class.oid and t.tgname = 'refuse_while_moving'))`,
    );
    for (const { name, sequence, last, max } of rows) {
      const ids = LARGE_TABLES.includes(name) ? IDS_OF_A_LARGE_TABLE : IDS_OF_A_CELL;
      const start = number * ids + 1;
      const end = start + ids - 2;
      if (max === end) continue;
      const restart = (last ?? 0) < start && number > 0 ? ` restart with ${start}` : "";
      await connection.query(`alter sequence ${sequence} maxvalue ${end}${restart}`);
    }
  });
}

/** Returns the addresses of the groups that this cell has, or of one of them. */
export async function listAddresses(database: Queryable, groupId: number | null): Promise<Addresses[]> {
  const { rows } = await database.query<Addresses>({
    name: "list-addresses",
    text: `select g.id as group_id, g.urlname, g.name, ${isListedSql("g")} as listed, array_remove(array[w.domain,
        case when g.signed_up_at is null and not ${isSandboxSql("g")} then ${websiteHostSql("g")} end], null) as hosts
      from groups g left join websites w on w.group_id = g.id
      where ($1::integer is null or g.id = $1) and ${servedSql("g.id")}`,
    values: [groupId],
  });
  return rows;
}
