import type { SsoSettings } from "@rendezvous/domain/group/group-record";
import type { Queryable } from "../../../lib/database/database.ts";

/** The columns of a row and their values. */
export type ExternidRow = { readonly externid: string } & Readonly<Record<string, unknown>>;
export type ExternidMap = ReadonlyMap<string, number>;

export type CatalogueTable =
  | "calendarsets"
  | "calendars"
  | "interventionsets"
  | "interventions"
  | "packs"
  | "promotions"
  | "passoffers"
  | "fiches";

/** Inserts rows with a new externid, updates the others, and returns the id of each. All rows must have the same columns. */
export async function saveRecords(
  database: Queryable,
  table: CatalogueTable,
  groupId: number,
  rows: readonly ExternidRow[],
): Promise<ExternidMap> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return new Map();
  const names = columns.map((column) => `"${column}"`).join(", ");
  const key = table === "calendars" ? "group_id, resource, externid" : "group_id, externid";
  // Leaves the key out of the update: writing it, even unchanged, would lock the rows against the foreign keys of new bookings.
  const changed = columns.filter((column) => column !== "externid" && column !== "resource");
  const { rows: saved } = await database.query<{ id: number; externid: string }>(
    `insert into ${table} (group_id, ${names})
     select $1, ${names} from jsonb_populate_recordset(null::${table}, $2) with ordinality order by ordinality
     on conflict (${key}) where externid is not null do update set ${changed.map((name) => `"${name}" = excluded."${name}"`).join(", ")}
     returning id, externid`,
    [groupId, JSON.stringify(rows)],
  );
  return new Map(saved.map(({ id, externid }) => [externid, id]));
}

/** Marks records as deleted that the file no longer lists. Records without an externid did not come from a file and stay. */
export async function deleteUnlistedRecords(
  database: Queryable,
  table: CatalogueTable,
  groupId: number,
  listed: readonly string[],
  resource = false,
): Promise<void> {
  const kind = table === "calendars" ? "and resource = $3" : "and not $3";
  await database.query(
    `update ${table} set deleted = true
     where group_id = $1 and externid is not null and not externid = any($2) and not deleted ${kind}`,
    [groupId, listed, resource],
  );
}

/** Updates the planner's statistics, because an import may fill empty tables at once. */
export async function analyzeTables(database: Queryable): Promise<void> {
  await database.query(
    "analyze groups, calendars, interventions, packs, promotions, accounts, fiches, appointments, seats",
  );
}

export interface GroupRow {
  readonly urlname: string;
  readonly name: string;
  readonly inactive: boolean;
  readonly fields: object;
  readonly rules: object;
  readonly forms: object;
}

/** Returns a group's forms and login provider; null if the group does not exist. */
export async function findStoredGroup(
  database: Queryable,
  urlname: string,
): Promise<{ readonly forms: object | null; readonly sso: SsoSettings | null }> {
  const { rows } = await database.query<{ forms: object; sso: SsoSettings | null }>(
    "select forms, fields->'sso' as sso from groups where urlname = $1",
    [urlname],
  );
  return rows[0] ?? { forms: null, sso: null };
}

/** Also locks the group's row, so that imports of one group wait for each other. */
export async function saveGroup(database: Queryable, group: GroupRow): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `insert into groups (urlname, name, inactive, fields, rules, forms) values ($1, $2, $3, $4, $5, $6)
     on conflict (urlname) do update set demo = false, name = excluded.name, fields = excluded.fields,
       inactive = excluded.inactive or exists (select from deactivations d where d.group_id = groups.id),
       rules = excluded.rules, forms = excluded.forms, version = groups.version + 1, updated_at = now()
     returning id`,
    [
      group.urlname,
      group.name,
      group.inactive,
      JSON.stringify(group.fields),
      JSON.stringify(group.rules),
      JSON.stringify(group.forms),
    ],
  );
  return rows[0]!.id;
}

/** Unchanged forms leave the row as it is. */
export async function saveForms(database: Queryable, groupId: number, forms: object): Promise<void> {
  await database.query("update groups set forms = $2 where id = $1 and forms is distinct from $2::jsonb", [
    groupId,
    JSON.stringify(forms),
  ]);
}

/** Returns false when another group already has the domain. */
export async function saveWebsite(
  database: Queryable,
  groupId: number,
  website: { domain: string | null; fields: object } | null,
): Promise<boolean> {
  if (!website) {
    await database.query("delete from websites where group_id = $1", [groupId]);
    return true;
  }
  const { rowCount } = await database.query("select 1 from websites where domain = $2 and group_id <> $1", [
    groupId,
    website.domain,
  ]);
  if (rowCount) return false;
  await database.query(
    `insert into websites (group_id, domain, fields) values ($1, $2, $3)
     on conflict (group_id) do update set domain = excluded.domain, fields = excluded.fields`,
    [groupId, website.domain, JSON.stringify(website.fields)],
  );
  return true;
}

export interface ImageRow {
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Stores the pictures of a group and deletes those no longer used. */
export async function saveImages(
  database: Queryable,
  groupId: number,
  images: readonly ImageRow[],
): Promise<void> {
  await database.query("delete from images where group_id = $1 and not key = any($2)", [
    groupId,
    images.map(({ key }) => key),
  ]);
  for (const { key, mediaType, bytes } of images) {
    await database.query(
      "insert into images (group_id, key, media_type, bytes) values ($1, $2, $3, $4) on conflict do nothing",
      [groupId, key, mediaType, bytes],
    );
  }
}

export async function listImages(database: Queryable, groupId: number): Promise<ImageRow[]> {
  const { rows } = await database.query<ImageRow>(
    `select key, media_type as "mediaType", bytes from images where group_id = $1`,
    [groupId],
  );
  return rows;
}
