import { MAX_PICTURE_BYTES } from "@rendezvous/contract/catalogue/picture";
import type { SingletonName } from "@rendezvous/contract/office/record";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

/** A singleton of a group as the tables store it. */
export type SingletonRow = Readonly<Record<string, unknown>> & { readonly version: number };

const FIND: Readonly<Record<SingletonName, string>> = {
  settings: `select g.fields || jsonb_build_object('name', g.name, 'urlname', g.urlname, 'inactive', g.inactive,
      'rules', g.rules, 'version', g.settings_version) as row from groups g where g.id = $1`,
  forms: `select g.forms || jsonb_build_object('version', g.forms_version) as row from groups g where g.id = $1`,
  // A group without a stored website gets the defaults.
  website: `select coalesce(w.fields, '{}') || jsonb_build_object('domain', w.domain, 'version', coalesce(w.version, 0)) as row
    from groups g left join websites w on w.group_id = g.id where g.id = $1`,
};

export async function findSingletonRow(
  database: Queryable,
  single: SingletonName,
  groupId: AuthorizedGroupId,
): Promise<SingletonRow> {
  const { rows } = await database.query<{ row: SingletonRow }>(FIND[single], [groupId]);
  return rows[0]!.row;
}

type Fields = Readonly<Record<string, unknown>>;

export async function writeSingletonRecord(
  connection: Transaction,
  single: SingletonName,
  groupId: AuthorizedGroupId,
  fields: Fields,
): Promise<void> {
  if (single === "settings") {
    const { name, urlname, inactive, rules, ...others } = fields;
    const unset = Object.keys(others).filter((other) => others[other] === undefined);
    await connection.query(
      // Merges the fields, so that those that no screen edits stay unchanged.
      `update groups set name = $2, urlname = $3, inactive = $4, rules = $5, fields = (fields - $7::text[]) || $6 where id = $1`,
      [groupId, name, urlname, inactive, JSON.stringify(rules), JSON.stringify(others), unset],
    );
  } else if (single === "forms") {
    await connection.query("update groups set forms = $2 where id = $1", [groupId, JSON.stringify(fields)]);
  } else {
    const { domain, ...others } = fields;
    await connection.query(
      `insert into websites (group_id, domain, fields) values ($1, $2, $3)
       on conflict (group_id) do update set domain = excluded.domain, fields = excluded.fields`,
      [groupId, domain, JSON.stringify(others)],
    );
  }
}

const UNIQUE = new Map([
  ["groups_urlname_key", "urlname"],
  ["websites_domain_key", "domain"],
]);

/** Returns the field whose value another group has just taken, from a write error; throws any other error. */
export function takenFieldOf(error: { readonly constraint?: string }): string {
  const field = UNIQUE.get(error.constraint ?? "");
  if (field === undefined) throw error;
  return field;
}

export async function isUrlnameTaken(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  urlname: string,
): Promise<boolean> {
  const { rowCount } = await connection.query("select 1 from groups where urlname = $2 and id <> $1", [
    groupId,
    urlname,
  ]);
  return rowCount !== 0;
}

export async function isDomainTaken(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  domain: string,
): Promise<boolean> {
  const { rowCount } = await connection.query("select 1 from websites where domain = $2 and group_id <> $1", [
    groupId,
    domain,
  ]);
  return rowCount !== 0;
}

/**
 * Stores a picture under a name derived from its bytes, so that equal pictures are stored once. Returns whether the group had
 * room; two simultaneous uploads may exceed the limit by one picture.
 */
export async function addImage(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { key, mediaType, bytes }: { key: string; mediaType: string; bytes: Buffer },
  max: number,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into images (group_id, key, media_type, bytes) select $1, $2, $3, $4
      where exists (select from images where group_id = $1 and key = $2)
        or (select count(*) < $5 and coalesce(sum(octet_length(bytes)), 0) + octet_length($4::bytea) <= $6
          from images where group_id = $1)
      on conflict (group_id, key) do update set added_at = now()`,
    [groupId, key, mediaType, bytes, max, MAX_PICTURE_BYTES],
  );
  return rowCount !== 0;
}
