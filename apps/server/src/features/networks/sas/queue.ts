import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

/** Tells the platform of an appointment. The trigger of 0082 enqueues it. Later than mails, for which somebody waits. */
export const TELL_SAS_QUEUE: Queue<{ group_id: number; appointment_id: number }> = {
  name: "tell_sas",
  schema: z.object({ group_id: z.int(), appointment_id: z.int() }),
  priority: 10,
};

export const SAS_PLAN_QUEUE: Queue<unknown> = {
  name: "plan_sas",
  schema: z.unknown(),
  priority: 10,
  cron: "47 * * * *",
};
