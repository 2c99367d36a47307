import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const publicationJob = z.object({ group_id: z.int(), draft_id: z.int() });

/** The queue of drafts to publish on their date. */
export const PUBLICATION_QUEUE: Queue<z.infer<typeof publicationJob>> = {
  name: "publish_draft",
  schema: publicationJob,
  priority: -1,
};
