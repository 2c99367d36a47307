import type { Queryable } from "../../../lib/database/database.ts";

export interface ProRow {
  readonly email: string;
  readonly password_hash: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: string;
  readonly calendars: readonly number[] | null;
}

export async function findProPasswordHash(database: Queryable, email: string): Promise<string | null> {
  const { rows } = await database.query<{ password_hash: string | null }>(
    "select password_hash from pros where email = $1",
    [email],
  );
  return rows[0]?.password_hash ?? null;
}

/** A professional of several groups has one row; fields that the file omits stay unchanged, and so do people of a network. */
export async function savePros(database: Queryable, groupId: number, pros: readonly ProRow[]): Promise<void> {
  const ids: number[] = [];
  for (const { email, password_hash, firstname, lastname, role, calendars } of pros) {
    const { rows } = await database.query<{ id: number }>(
      // Ends the sessions opened with the old password.
      `with before as (
         select id from pros where email = $1 and password_hash is distinct from $2::text and $2 is not null
       ), ended as (
         delete from sessions using before where pro_id = before.id
       ), dead as (
         delete from account_keys using before where pro_id = before.id
       )
       insert into pros (email, password_hash, firstname, lastname) values ($1, $2, $3, $4)
       on conflict (email) do update set password_hash = coalesce(excluded.password_hash, pros.password_hash),
         sha1_password_hash = case when excluded.password_hash is null or excluded.password_hash = pros.password_hash
           then pros.sha1_password_hash end,
         firstname = coalesce(nullif(excluded.firstname, ''), pros.firstname),
         lastname = coalesce(nullif(excluded.lastname, ''), pros.lastname)
       returning id`,
      [email, password_hash, firstname, lastname],
    );
    const id = rows[0]!.id;
    ids.push(id);
    await database.query(
      `insert into pro_groups (group_id, pro_id, role, calendars) values ($1, $2, $3, $4)
       on conflict (group_id, pro_id) do update set role = excluded.role, calendars = excluded.calendars, by_network = false`,
      [groupId, id, role, calendars],
    );
  }
  await database.query(
    "delete from pro_groups where group_id = $1 and not pro_id = any($2) and not by_network",
    [groupId, ids],
  );
}

export async function listPros(database: Queryable, groupId: number): Promise<ProRow[]> {
  const { rows } = await database.query<ProRow>(
    `select p.email, p.password_hash, coalesce(p.firstname, '') as firstname, coalesce(p.lastname, '') as lastname,
       g.role, g.calendars
     from pro_groups g join pros p on p.id = g.pro_id where g.group_id = $1 and not g.by_network order by p.id`,
    [groupId],
  );
  return rows;
}

export async function hasAccount(database: Queryable, groupId: number, email: string): Promise<boolean> {
  const { rowCount } = await database.query("select 1 from accounts where group_id = $1 and email = $2", [
    groupId,
    email,
  ]);
  return rowCount === 1;
}

/** An existing account keeps its password, because its owner may have changed it. */
export async function saveAccount(
  database: Queryable,
  groupId: number,
  email: string,
  passwordHash: string | null,
  ficheIds: readonly number[],
): Promise<void> {
  await database.query(
    `insert into accounts (group_id, email, password_hash, activated_at) values ($1, $2, $3, now())
     on conflict (group_id, email) do nothing`,
    [groupId, email, passwordHash],
  );
  await database.query(
    `update fiches set account_id = (select id from accounts where group_id = $1 and email = $2)
     where group_id = $1 and id = any($3)`,
    [groupId, email, ficheIds],
  );
}

export interface AccountRow {
  readonly email: string;
  readonly password_hash: string | null;
  readonly ficheIds: readonly number[];
}

export async function listAccounts(database: Queryable, groupId: number): Promise<AccountRow[]> {
  const { rows } = await database.query<AccountRow>(
    `select a.email, a.password_hash, coalesce((select array_agg(f.id order by f.id) from fiches f
       where f.group_id = $1 and f.account_id = a.id), '{}') as "ficheIds"
     from accounts a where a.group_id = $1 and a.email is not null and a.activated_at is not null order by a.id`,
    [groupId],
  );
  return rows;
}
