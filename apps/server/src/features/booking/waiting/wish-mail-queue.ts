import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const wishMailJob = z.object({
  group_id: z.int(),
  wish_id: z.int(),
  /** null: the mail confirms the wish. */
  offer_id: z.int().nullable(),
  /** Set when the job sends only the mail, or only the SMS. */
  by: z.enum(["mail", "sms"]).optional(),
});
export type WishMailJob = z.infer<typeof wishMailJob>;

export const WISH_MAIL_QUEUE: Queue<WishMailJob> = { name: "wish_mail", schema: wishMailJob, priority: -1 };
