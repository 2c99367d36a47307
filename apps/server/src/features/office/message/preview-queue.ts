import { MESSAGE_KINDS } from "@rendezvous/domain/message/kinds";
import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const previewJob = z.object({
  /** Tells its mail from all others. */
  id: z.string(),
  group_id: z.int(),
  email: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  locale: z.string(),
  /** What the professional has written, perhaps without saving it. */
  words: z.object({ subject: z.string(), text: z.string() }),
});

/** A message that professionals send to themselves, to look at it. */
export type PreviewJob = z.infer<typeof previewJob>;

export const MESSAGE_PREVIEW: Queue<PreviewJob> = {
  name: "message_preview",
  schema: previewJob,
  priority: -1,
};
