import type { Newcomer } from "@rendezvous/domain/group/quotas";
import type { Queryable } from "../../../lib/database/database.ts";

/**
 * Returns null for a group that an operator created, because only groups that strangers created under /new start with small
 * quotas.
 */
export async function findNewcomer(database: Queryable, groupId: number): Promise<Newcomer | null> {
  const { rows } = await database.query<Newcomer>({
    name: "find-newcomer",
    // Addresses that professionals typed or imported do not count as clients.
    text: `select floor(extract(epoch from now() - signed_up_at) / 86400)::integer as "ageDays",
        (select count(*)::integer from (
          select email from accounts where group_id = g.id and activated_at is not null
          union select email from fiches
            where group_id = g.id and email_proven and not confirmed and not deleted and email <> ''
        ) proven) as "provenClients"
      from groups g where id = $1 and signed_up_at is not null`,
    values: [groupId],
  });
  return rows[0] ?? null;
}

/** Whether a stranger created the group under /new. */
export async function isSignUpGroup(database: Queryable, groupId: number): Promise<boolean> {
  const { rowCount } = await database.query(
    "select 1 from groups where id = $1 and signed_up_at is not null",
    [groupId],
  );
  return rowCount !== 0;
}
