import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const retentionJob = z.object({
  kind: z.enum(["pictures", "reads", "account", "fiche"]),
  group_id: z.int(),
  /** Looks at ids greater than this one. */
  after: z.int(),
});

/** The next few of a group whose data may have been kept long enough. */
export type RetentionJob = z.infer<typeof retentionJob>;

export const RETENTION: Queue<RetentionJob> = { name: "retention", schema: retentionJob, priority: 1 };

export const PLAN_RETENTION: Queue<unknown> = {
  name: "plan_retention",
  schema: z.unknown(),
  priority: 1,
  cron: "7 * * * *",
};
