import type { Queryable } from "../../../lib/database/database.ts";
import type { NetworkFailure } from "./call-network.ts";

export interface HealthRow {
  readonly succeeded_at: Date | null;
  readonly failed_at: Date | null;
  readonly failure: NetworkFailure | null;
  /** null: the last call succeeded. */
  readonly failing_since: Date | null;
}

/** The networks; each has its own table. */
export type NetworkName = "ants" | "sas";

export async function findHealth(
  database: Queryable,
  network: NetworkName,
  groupId: number,
): Promise<HealthRow> {
  const { rows } = await database.query<HealthRow>({
    name: `find-${network}-health`,
    text: `select h.succeeded_at, h.failed_at, h.failure, h.failing_since
      from (select) as one left join ${network}_health h on h.group_id = $1`,
    values: [groupId],
  });
  return rows[0]!;
}

/** Written once a minute at most, because many calls succeed at the same time. */
export async function noteNetworkWorks(
  database: Queryable,
  network: NetworkName,
  groupId: number,
  now: Date,
): Promise<void> {
  await database.query({
    name: `${network}-works`,
    text: `insert into ${network}_health as h (group_id, succeeded_at) values ($1, $2)
      on conflict (group_id) do update set succeeded_at = $2, failing_since = null, mailed_at = null
      where h.failing_since is not null or h.succeeded_at is null or h.succeeded_at < $2 - interval '1 minute'`,
    values: [groupId, now],
  });
}

/** Returns whether the owners are to be told: it has failed for two hours, and they were not told today. */
export async function noteNetworkFails(
  database: Queryable,
  network: NetworkName,
  groupId: number,
  failure: NetworkFailure,
  now: Date,
): Promise<boolean> {
  const { rows } = await database.query<{ is_due: boolean }>({
    name: `${network}-fails`,
    text: `insert into ${network}_health as h (group_id, failed_at, failure, failing_since) values ($1, $3, $2, $3)
      on conflict (group_id) do update set failed_at = $3, failure = $2, failing_since = coalesce(h.failing_since, $3),
        mailed_at = case when h.failing_since <= $3 - interval '2 hours'
            and coalesce(h.mailed_at <= $3 - interval '1 day', true) then $3 else h.mailed_at end
      returning coalesce(h.mailed_at = $3, false) as is_due`,
    values: [groupId, failure, now],
  });
  return rows[0]!.is_due;
}
