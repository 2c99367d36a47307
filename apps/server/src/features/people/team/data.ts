import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import type { Membership } from "./invitation-data.ts";

export interface StoredColleague {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: Membership["role"];
  /** null: every calendar. */
  readonly calendars: number[] | null;
  readonly notices: boolean;
  readonly has_factor: boolean;
  readonly seen_at: Date | null;
}

/** Returns the group's own people, without those whom a network has added. */
export async function listColleagues(database: Queryable, groupId: number): Promise<StoredColleague[]> {
  const { rows } = await database.query<StoredColleague>({
    name: "list-colleagues",
    text: `select p.id, p.email, coalesce(p.firstname, '') as firstname, coalesce(p.lastname, '') as lastname, w.role,
        w.calendars, w.notices, exists (select 1 from pro_factors f where f.pro_id = p.id) as has_factor, p.seen_at
      from pro_groups w join pros p on p.id = w.pro_id where w.group_id = $1 and not w.by_network
      order by p.lastname, p.firstname, p.id`,
    values: [groupId],
  });
  return rows;
}

/**
 * Returns and locks the owners of the group until the transaction ends, so that the later of two simultaneous changes reads the
 * result of the earlier one.
 */
export async function lockOwners(connection: Transaction, groupId: number): Promise<number[]> {
  const { rows } = await connection.query<{ pro_id: number }>({
    name: "lock-owners",
    text: "select pro_id from pro_groups where group_id = $1 and role = 'owner' order by pro_id for update",
    values: [groupId],
  });
  return rows.map(({ pro_id }) => pro_id);
}

export async function findColleague(
  database: Queryable,
  groupId: number,
  proId: number,
): Promise<StoredColleague | null> {
  return (await listColleagues(database, groupId)).find(({ id }) => id === proId) ?? null;
}

/** Writes a present or former member. Returns false when they have no login any more. */
export async function writeMember(
  connection: Transaction,
  groupId: number,
  proId: number,
  { role, calendars, notices }: Membership & { readonly notices?: boolean | undefined },
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: "write-member",
    text: `insert into pro_groups as w (group_id, pro_id, role, calendars, notices)
      select $1, id, $3, $4, coalesce($5, false) from pros where id = $2 and email is not null
      on conflict (group_id, pro_id) do update set role = excluded.role, calendars = excluded.calendars,
        notices = coalesce($5, w.notices), by_network = false`,
    values: [groupId, proId, role, calendars, notices],
  });
  return rowCount === 1;
}

/** Removes a professional from the group and ends their sessions and keys there. The history and other memberships stay. */
export async function removeMember(connection: Transaction, groupId: number, proId: number): Promise<void> {
  await connection.query({
    name: "remove-member",
    text: `with ended as (delete from sessions where group_id = $1 and pro_id = $2),
        arrivals as (delete from sso_logins where group_id = $1 and pro_id = $2),
        dead as (delete from account_keys where group_id = $1 and pro_id = $2)
      delete from pro_groups where group_id = $1 and pro_id = $2`,
    values: [groupId, proId],
  });
}

/** Whether all ids are calendars of the group. */
export async function areCalendarsOfGroup(
  database: Queryable,
  groupId: number,
  ids: readonly number[],
): Promise<boolean> {
  const { rows } = await database.query<{ are: boolean }>({
    name: "are-calendars",
    text: `select not exists (
        select from unnest($2::integer[]) as named(id)
        where not exists (select from calendars c where c.group_id = $1 and c.id = named.id and not c.resource and not c.class)
      ) as are`,
    values: [groupId, ids],
  });
  return rows[0]!.are;
}
