import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const retentionJob = z.object({
  kind: z.enum(["pictures", "history", "reads", "account", "fiche"]),
  group_id: z.int(),
  /** The job handles ids greater than this one. */
  after: z.int(),
});

/** A job for the next batch of a group's data whose retention period may be over. */
export type RetentionJob = z.infer<typeof retentionJob>;

export const RETENTION_QUEUE: Queue<RetentionJob> = { name: "retention", schema: retentionJob, priority: 1 };

export const RETENTION_PLAN_QUEUE: Queue<unknown> = {
  name: "plan_retention",
  schema: z.unknown(),
  priority: 1,
  cron: "7 * * * *",
};
