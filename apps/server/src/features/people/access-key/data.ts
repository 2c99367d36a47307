import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import type { Scope } from "@rendezvous/domain/permission/scopes";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

interface AccessKeyOwnerRow {
  readonly group_id: number;
  readonly pro_id: number;
  readonly scopes: readonly Scope[];
  readonly origins: readonly string[];
  readonly calls_per_minute: number | null;
  readonly is_expired: boolean;
}

/** Updates the time of last use at most once a minute. */
export async function findAccessKeyByHash(
  database: Queryable,
  hash: Buffer,
  now: Date,
): Promise<AccessKeyOwnerRow | null> {
  const { rows } = await database.query<AccessKeyOwnerRow>({
    name: "find-access-key",
    text: `with found as (
        select group_id, id, pro_id, scopes, origins, calls_per_minute, last_used_at, coalesce(expires_at <= $2, false) as is_expired
        from access_keys where key_hash = $1 and revoked_at is null
      ), used as (
        update access_keys k set last_used_at = $2 from found f
        where k.group_id = f.group_id and k.id = f.id and not f.is_expired
          and (f.last_used_at is null or f.last_used_at < $2::timestamptz - interval '1 minute')
      )
      select group_id, pro_id, scopes, origins, calls_per_minute, is_expired from found`,
    values: [hash, now],
  });
  return rows[0] ?? null;
}

/** Whether pages of this site may send any key; one that has expired, too, so that they can read that it has. */
export async function hasOrigin(database: Queryable, origin: string): Promise<boolean> {
  const { rows } = await database.query<{ is_named: boolean }>({
    name: "has-access-key-origin",
    text: `select exists (
      select from access_keys where origins @> array[$1::text] and revoked_at is null
    ) as is_named`,
    values: [origin],
  });
  return rows[0]!.is_named;
}

export interface NewAccessKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly hash: Buffer;
  readonly ending: string;
  readonly createdBy: number;
  readonly expiresAt: Date | null;
  readonly origins: readonly string[];
  readonly callsPerMinute: number | null;
  readonly now: Date;
}

/** Returns the id of the key. */
export async function insertAccessKey(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { name, scopes, hash, ending, createdBy, expiresAt, origins, callsPerMinute, now }: NewAccessKey,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `with pro as (insert into pros (email, firstname) values (null, $2) returning id)
     insert into access_keys (group_id, pro_id, key_hash, ending, scopes, created_at, created_by, expires_at, origins, calls_per_minute)
     select $1, pro.id, $3, $4, $5, $6, $7, $8, $9, $10 from pro returning id`,
    [groupId, name, hash, ending, scopes, now, createdBy, expiresAt, origins, callsPerMinute],
  );
  return rows[0]!.id;
}

type KeyRow = Omit<AccessKey, "created_at" | "last_used_at" | "expires_at" | "revoked_at"> & {
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
};

/** Newest first; `id`: only this key. */
export async function listAccessKeyRows(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number | null = null,
): Promise<AccessKey[]> {
  const { rows } = await database.query<KeyRow>(
    `select k.id, p.firstname as name, k.scopes, k.ending, k.created_at, k.last_used_at, k.expires_at,
       k.revoked_at, k.origins, k.calls_per_minute,
       coalesce(nullif(trim(concat_ws(' ', m.firstname, m.lastname)), ''), m.email) as by
     from access_keys k join pros p on p.id = k.pro_id left join pros m on m.id = k.created_by
     where k.group_id = $1 and ($2::integer is null or k.id = $2) order by k.id desc`,
    [groupId, id],
  );
  return rows.map(({ created_at, last_used_at, expires_at, revoked_at, ...key }) => ({
    ...key,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  }));
}

/** Returns the professional that the key acted as. `is_new` is false when the key was already revoked; its date then stays. */
export async function markAccessKeyRevoked(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
  now: Date,
): Promise<{ readonly pro_id: number; readonly is_new: boolean } | null> {
  const { rows } = await database.query<{ pro_id: number; is_new: boolean }>(
    `update access_keys k set revoked_at = coalesce(k.revoked_at, $3)
     from (select id, revoked_at from access_keys where group_id = $1 and id = $2 for update) as before
     where k.group_id = $1 and k.id = before.id
     returning k.pro_id, before.revoked_at is null as is_new`,
    [groupId, id, now],
  );
  return rows[0] ?? null;
}
