import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const offerJob = z.object({
  group_id: z.int(),
  /** The day on which times may be free, on the group's clock; null: every day that somebody waits for. */
  day: z.string().nullable(),
});
export type OfferJob = z.infer<typeof offerJob>;

/** Offers the free times of a day to those who wait. It looks at what is free now, so that it can be repeated. */
export const OFFER_QUEUE: Queue<OfferJob> = { name: "offer_times", schema: offerJob, priority: -1 };

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
