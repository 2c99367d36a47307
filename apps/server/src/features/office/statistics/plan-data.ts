import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import { enqueueManySql } from "../../../lib/jobs/enqueue.ts";
import { type DailyRow, planDaily } from "../../../lib/jobs/plan-daily.ts";
import { servedSql } from "../../ground/cells/moves-data.ts";
import { STATISTICS_QUEUE } from "./queues.ts";

/** Enqueues the statistics job of every group once a day, by the group's clock, even if several processes call this. */
export async function planStatistics(database: Queryable, nowMs: EpochMs): Promise<void> {
  const { rows } = await database.query<DailyRow>({
    name: "statistics-days",
    text: `select g.id, g.fields->>'timezone' as timezone, had.day::text from groups g
      left join statistics_days had on had.group_id = g.id where not g.inactive and ${servedSql("g.id")}`,
  });
  await planDaily(rows, nowMs, async (ids, days) => {
    await database.query({
      name: "plan-statistics",
      text: `with planned as (
          insert into statistics_days as had (group_id, day) select * from unnest($1::integer[], $2::date[])
          on conflict (group_id) do update set day = excluded.day where had.day < excluded.day
          returning group_id
        )
        ${enqueueManySql(STATISTICS_QUEUE, "jsonb_build_object('group_id', group_id, 'month', null)", "planned")}`,
      values: [ids, days],
    });
  });
}
