import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const offerJob = z.object({
  group_id: z.int(),
  /** The day on which times may be free, on the group's clock; null: every day that somebody waits for. */
  day: z.string().nullable(),
});
export type OfferJob = z.infer<typeof offerJob>;

/** Offers the free times of a day to the people who wait. The job looks at the present free times, so it can be repeated. */
export const OFFER_QUEUE: Queue<OfferJob> = { name: "offer_times", schema: offerJob, priority: -1 };
