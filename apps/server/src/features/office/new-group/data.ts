import type { Database, Transaction } from "../../../lib/database/database.ts";
import { servedSql } from "../../ground/cells/moves-data.ts";

/** Marks the group as created by a visitor whose address is not proven yet. */
export async function noteSignUp(connection: Transaction, groupId: number): Promise<void> {
  await connection.query("update groups set signed_up_at = now() where id = $1", [groupId]);
}

/** Deletes groups that were signed up but not entered while their link was valid: frees the url name and deletes the address. */
export async function sweepSignUps(database: Database): Promise<void> {
  await database.query(
    `with unused as (
        select g.id from groups g where g.signed_up_at is not null and g.inactive and ${servedSql("g.id")}
          and not exists (select from pro_groups w where w.group_id = g.id)
          and not exists (select from invitations i where i.group_id = g.id and i.expires_at > now())
        for update skip locked
      ), forgotten as (delete from invitations where group_id in (select id from unused))
      update groups set urlname = 'unused-' || gen_random_uuid(), signed_up_at = null, version = version + 1
      where id in (select id from unused)`,
  );
}
