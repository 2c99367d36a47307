import { type EpochMs, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import type { Queryable } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { STATISTICS_QUEUE } from "./queues.ts";

/** Enqueues the statistics job of every group once a day, by the group's clock, even if several processes call this. */
export async function planStatistics(database: Queryable, nowMs: EpochMs): Promise<void> {
  const { rows } = await database.query<{ id: number; timezone: string | null; day: string | null }>({
    name: "statistics-days",
    text: `select g.id, g.fields->>'timezone' as timezone, had.day::text from groups g
      left join statistics_days had on had.group_id = g.id where not g.inactive`,
  });
  const due = rows
    .map(({ id, timezone, day }) => ({
      id,
      day,
      today: instantToWall(timezone ?? "Europe/Paris", minuteOf(nowMs)).day,
    }))
    .filter(({ day, today }) => day === null || day < today);
  if (due.length === 0) return;
  await database.query({
    name: "plan-statistics",
    text: `with planned as (
        insert into statistics_days as had (group_id, day) select * from unnest($1::integer[], $2::date[])
        on conflict (group_id) do update set day = excluded.day where had.day < excluded.day
        returning group_id
      )
      ${enqueueSql(STATISTICS_QUEUE, "jsonb_build_object('group_id', group_id, 'month', null)", { from: "planned" })}`,
    values: [due.map(({ id }) => id), due.map(({ today }) => today)],
  });
}
