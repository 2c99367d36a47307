import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

/** Makes the register agree with an appointment. The trigger of 0079 enqueues it. Later than mails, for which somebody waits. */
export const TELL_REGISTER_QUEUE: Queue<{ group_id: number; appointment_id: number }> = {
  name: "tell_register",
  schema: z.object({ group_id: z.int(), appointment_id: z.int() }),
  priority: 10,
};

export const TELLING_PLAN_QUEUE: Queue<unknown> = {
  name: "plan_telling",
  schema: z.unknown(),
  priority: 10,
  cron: "37 * * * *",
};
