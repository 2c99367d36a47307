import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

/** Later than mails, for which somebody waits. */
export const READ_SOURCE_QUEUE: Queue<{ group_id: number; source_id: number }> = {
  name: "read_busy_source",
  schema: z.object({ group_id: z.int(), source_id: z.int() }),
  priority: 10,
};

export const SOURCE_PLAN_QUEUE: Queue<unknown> = {
  name: "enqueue_busy_sources",
  schema: z.unknown(),
  priority: 0,
  cron: "* * * * *",
};
