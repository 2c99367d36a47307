import type { Queryable } from "../../../lib/database/database.ts";
import { type GroupTable, IDS_OF_PROS, quote } from "./group-tables-data.ts";

/** A professional as JSON, with their second factors and recovery codes. */
interface CopiedPro {
  readonly id: number;
  readonly email: string | null;
  readonly pro: string;
  readonly factors: string[];
  readonly codes: string[];
}

/** Returns the professionals whom rows of the group name. */
async function listPros(
  source: Queryable,
  tables: readonly GroupTable[],
  groupId: number,
): Promise<CopiedPro[]> {
  const named = tables.flatMap(({ name, columns }) =>
    IDS_OF_PROS.filter((column) => columns.includes(column)).map(
      (column) => `select ${column} as id from ${quote(name)} where group_id = $1`,
    ),
  );
  const { rows } = await source.query<CopiedPro>(
    `select p.id, p.email, to_jsonb(p)::text as pro,
       array(select to_jsonb(f)::text from pro_factors f where f.pro_id = p.id) as factors,
       array(select to_jsonb(c)::text from pro_recovery_codes c where c.pro_id = p.id) as codes
     from pros p where p.id in (${named.join(" union ")}) order by p.id`,
    [groupId],
  );
  return rows;
}

/**
 * Copies the professionals of a group. A professional who already works in the other cell is not changed and keeps the id there.
 * Stores the ids that differ.
 */
export async function copyPros(
  source: Queryable,
  target: Queryable,
  tables: readonly GroupTable[],
  groupId: number,
): Promise<void> {
  const replaced = new Map<number, number>();
  for (const { id, email, pro, factors, codes } of await listPros(source, tables, groupId)) {
    const { rows } = await target.query<{ id: number }>("select id from pros where id = $1 or email = $2", [
      id,
      email,
    ]);
    const [there] = rows;
    if (there && there.id !== id) replaced.set(id, there.id);
    if (there) continue;
    await insertAsJson(target, "pros", [pro]);
    await insertAsJson(target, "pro_factors", factors);
    await insertAsJson(target, "pro_recovery_codes", codes);
  }
  for (const [from, to] of replaced)
    await target.query(
      `insert into arriving_pros (group_id, from_id, to_id) values ($1, $2, $3)
       on conflict (group_id, from_id) do update set to_id = excluded.to_id`,
      [groupId, from, to],
    );
}

async function insertAsJson(target: Queryable, table: string, rows: readonly string[]): Promise<void> {
  await target.query(
    `insert into ${table} overriding system value
       select (jsonb_populate_record(null::${table}, row::jsonb)).* from unnest($1::text[]) as row`,
    [rows],
  );
}

/** Returns the professionals whose id differs in this cell: the id that they had, and the one that they have. */
export async function listArrivingPros(target: Queryable, groupId: number): Promise<Map<number, number>> {
  const { rows } = await target.query<{ from_id: number; to_id: number }>(
    "select from_id, to_id from arriving_pros where group_id = $1",
    [groupId],
  );
  return new Map(rows.map(({ from_id, to_id }) => [from_id, to_id]));
}

export async function forgetArrivingPros(target: Queryable, groupId: number): Promise<void> {
  await target.query("delete from arriving_pros where group_id = $1", [groupId]);
}
