import type { Queryable, Transaction } from "../../../lib/database/database.ts";

/** A few messages are enough to test with; an operator can set more. */
const QUOTAS = { mails: 200, sms: 20, invitations: 5 };

export interface NewSandbox {
  readonly groupId: number;
  readonly ofGroupId: number;
  readonly proId: number;
  readonly now: Date;
}

/**
 * Notes that a group is a sandbox, as of now; the owners of its group are its owners, and it is offline if an operator has taken
 * its group offline. Throws if the group has another one.
 */
export async function saveSandbox(
  connection: Transaction,
  { groupId, ofGroupId, proId, now }: NewSandbox,
): Promise<void> {
  await connection.query({
    name: "save-sandbox",
    text: `with updated_group as (
        update groups g set quotas = $5, signed_up_at = original.signed_up_at,
          inactive = g.inactive or exists (select from deactivations where group_id = $2)
        from groups original
        where g.id = $1 and original.id = $2 and not exists (select from sandboxes where group_id = $1)
      ), copied_deactivation as (
        insert into deactivations (group_id, at, reason, was_inactive)
        select $1, at, reason, false from deactivations where group_id = $2 on conflict (group_id) do nothing
      ), removed_owners as (
        delete from pro_groups w where group_id = $1 and role = 'owner' and not exists (
          select from pro_groups o where o.group_id = $2 and o.pro_id = w.pro_id and o.role = 'owner')
      ), new_owners as (
        insert into pro_groups (group_id, pro_id, role) select $1, pro_id, 'owner' from pro_groups
        where group_id = $2 and role = 'owner' on conflict (group_id, pro_id) do nothing
      )
      insert into sandboxes (group_id, of_group_id, pro_id, reset_at) values ($1, $2, $3, $4)
      on conflict (group_id) do update set pro_id = excluded.pro_id, reset_at = excluded.reset_at`,
    values: [groupId, ofGroupId, proId, now, JSON.stringify(QUOTAS)],
  });
}

export interface StoredSandbox {
  readonly group_id: number;
  readonly urlname: string;
  readonly reset_at: Date;
  readonly key_id: number | null;
}

/** Returns the sandbox of a group; null if it has none. */
export async function findSandbox(database: Queryable, ofGroupId: number): Promise<StoredSandbox | null> {
  const { rows } = await database.query<StoredSandbox>({
    name: "find-sandbox",
    text: `select s.group_id, g.urlname, s.reset_at, s.key_id from sandboxes s join groups g on g.id = s.group_id
      where s.of_group_id = $1`,
    values: [ofGroupId],
  });
  return rows[0] ?? null;
}

/** Returns false if the sandbox has another key than the previous one by now. */
export async function setSandboxKey(
  connection: Transaction,
  groupId: number,
  keyId: number,
  previousKeyId: number | null,
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: "set-sandbox-key",
    text: "update sandboxes set key_id = $2 where group_id = $1 and key_id is not distinct from $3::int",
    values: [groupId, keyId, previousKeyId],
  });
  return rowCount === 1;
}
