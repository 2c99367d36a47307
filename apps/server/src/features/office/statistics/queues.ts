import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const statisticsJob = z.object({
  group_id: z.int(),
  /** The first day of the month to count; null: count hours and delays, then plan all months. */
  month: z.string().nullable(),
});

export type StatisticsJob = z.infer<typeof statisticsJob>;

export const STATISTICS_QUEUE: Queue<StatisticsJob> = {
  name: "statistics",
  schema: statisticsJob,
  priority: 2,
};

export const STATISTICS_PLAN_QUEUE: Queue<unknown> = {
  name: "plan_statistics",
  schema: z.unknown(),
  priority: 2,
  cron: "17 * * * *",
};
