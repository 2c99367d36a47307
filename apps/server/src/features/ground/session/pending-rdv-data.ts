import type { Queryable } from "../../../lib/database/database.ts";

/** An unfinished booking can be resumed for a week. */
const PENDING_DAYS = 7;

export async function findPendingRdv(
  database: Queryable,
  groupId: number,
  accountId: number,
  now: Date,
): Promise<Record<string, unknown> | null> {
  const { rows } = await database.query<{ pending_rdv: Record<string, unknown> | null }>({
    name: "find-pending-rdv",
    text: `select pending_rdv from accounts where group_id = $1 and id = $2
      and pending_rdv_at > $3::timestamptz - make_interval(days => ${PENDING_DAYS})`,
    values: [groupId, accountId, now],
  });
  return rows[0]?.pending_rdv ?? null;
}

export async function forgetPendingRdv(
  database: Queryable,
  groupId: number,
  accountId: number,
): Promise<void> {
  await database.query({
    name: "forget-pending-rdv",
    text: `update accounts set pending_rdv = null, pending_rdv_at = null
      where group_id = $1 and id = $2 and pending_rdv is not null`,
    values: [groupId, accountId],
  });
}
