import type { Newcomer, Quotas } from "@rendezvous/domain/group/quotas";
import type { Queryable } from "../../../lib/database/database.ts";

export interface QuotaBasis {
  /**
   * null for a group that an operator created, because only groups that strangers created under /new start with small
   * quotas.
   */
  readonly newcomer: Newcomer | null;
  /** The limits that an operator has set for this group. */
  readonly own: Partial<Quotas>;
}

/** Returns what decides how many mails, SMS and invitations a group may send a day: its age, its clients, and its own limits. */
export async function findQuotaBasis(database: Queryable, groupId: number): Promise<QuotaBasis> {
  const { rows } = await database.query<QuotaBasis>({
    name: "find-quota-basis",
    // Addresses that professionals typed or imported do not count as clients.
    text: `select g.quotas as own, case when signed_up_at is not null then jsonb_build_object(
        'ageDays', floor(extract(epoch from now() - signed_up_at) / 86400)::integer,
        'provenClients', (select count(*)::integer from (
          select email from accounts where group_id = g.id and activated_at is not null
          union select email from fiches
            where group_id = g.id and email_proven and not confirmed and not deleted and email <> ''
        ) proven)) end as newcomer
      from groups g where id = $1`,
    values: [groupId],
  });
  return rows[0] ?? { newcomer: null, own: {} };
}

/** Whether a stranger created the group under /new. */
export async function isSignUpGroup(database: Queryable, groupId: number): Promise<boolean> {
  const { rowCount } = await database.query(
    "select 1 from groups where id = $1 and signed_up_at is not null",
    [groupId],
  );
  return rowCount !== 0;
}
