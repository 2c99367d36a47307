import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

/** Sends what a webhook has not delivered. The triggers of 0075 enqueue it, too. Later than mails, for which somebody waits. */
export const SEND_WEBHOOK_QUEUE: Queue<{ group_id: number; webhook_id: number }> = {
  name: "send_webhook",
  schema: z.object({ group_id: z.int(), webhook_id: z.int() }),
  priority: 10,
};
