import { z } from "zod";
import type { Context } from "../../http/context.ts";
import { type Handler, handler, type Queue } from "../../lib/jobs/queue.ts";
import { enqueueDueReminders } from "./data.ts";

const REMINDER_PLAN_QUEUE: Queue<unknown> = {
  name: "enqueue_reminders",
  schema: z.unknown(),
  priority: 0,
  cron: "* * * * *",
};

/** The most reminders of one statement. */
const MOST_AT_ONCE = 500;

/** Returns the handler that enqueues the due reminders, every minute. */
export function enqueueReminders({ db }: Context): Handler {
  return handler(REMINDER_PLAN_QUEUE, async () => {
    while ((await enqueueDueReminders(db, MOST_AT_ONCE)) === MOST_AT_ONCE);
  });
}
