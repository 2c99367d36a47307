import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

export const CLEARINGS = ["emptied", "deleted"] as const;

/** A sandbox whose rows are deleted, and whether it stays, empty. */
export interface Clearing {
  readonly group_id: number;
  readonly is: (typeof CLEARINGS)[number];
}

/** Finishes what a process that was killed has begun. */
export const CLEAR_SANDBOX_QUEUE: Queue<Clearing> = {
  name: "clear_sandbox",
  schema: z.object({ group_id: z.int(), is: z.enum(CLEARINGS) }),
  priority: 10,
};
