import { isSandboxSql } from "../../ground/cells/group-sql.ts";
import { servedSql } from "../../ground/cells/moves-data.ts";
import type { Queryable } from "../../../lib/database/database.ts";

/** A group in the list at the root of the installation. */
export interface ListedGroupRow {
  readonly id: number;
  readonly urlname: string;
  readonly name: string;
  readonly city: string | null;
  /** The picture of its home page. Pictures are keys of images, or web addresses. */
  readonly picture: string | null;
  readonly logo: string | null;
  readonly color: string | null;
}

const LISTED = `g.id, g.urlname, g.name, g.fields->>'city' as city, g.fields->'theme'->>'primary' as color,
  w.fields->>'image' as picture, g.fields->>'logo_key' as logo`;

/** Marks groups that the product imported itself; any other import removes the mark. */
export async function markDemoGroups(database: Queryable, ids: readonly number[]): Promise<void> {
  await database.query("update groups set demo = true where id = any($1)", [ids]);
}

export async function listDemoGroups(database: Queryable): Promise<ListedGroupRow[]> {
  const { rows } = await database.query<ListedGroupRow>({
    name: "list-demo-groups",
    text: `select ${LISTED} from groups g left join websites w on w.group_id = g.id
      where g.demo and not g.inactive and ${servedSql("g.id")} order by g.name, g.id`,
  });
  return rows;
}

export interface DirectoryQuery {
  /** A part of a name or town; "" for all. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Returns groups that are online, public and have a home page. */
export async function listDirectory(
  database: Queryable,
  { search, limit, offset }: DirectoryQuery,
): Promise<{ readonly rows: ListedGroupRow[]; readonly count: number }> {
  const listed = `from groups g join websites w on w.group_id = g.id
    where not g.inactive and not g.demo and ${servedSql("g.id")} and not ${isSandboxSql("g")}
      and coalesce((g.fields->>'openData')::boolean, true)
      and not coalesce((g.fields->>'sso_login_only')::boolean, false)
      and coalesce((g.fields->>'has_minisite')::boolean, false)
      and coalesce((w.fields->>'show')::boolean, true)
      and ($1 = '' or position(lower($1) in lower(g.name)) > 0 or position(lower($1) in lower(g.fields->>'city')) > 0)`;
  const { rows } = await database.query<ListedGroupRow>({
    name: "list-directory",
    text: `select ${LISTED} ${listed} order by g.name, g.id limit $2 offset $3`,
    values: [search, limit, offset],
  });
  const counted = await database.query<{ count: number }>({
    name: "count-directory",
    text: `select count(*)::int as count ${listed}`,
    values: [search],
  });
  return { rows, count: counted.rows[0]?.count ?? 0 };
}
