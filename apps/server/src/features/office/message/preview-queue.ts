import { MESSAGE_KINDS } from "@rendezvous/domain/message/kinds";
import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const previewJob = z.object({
  /** Identifies the mail. */
  id: z.string(),
  group_id: z.int(),
  email: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  locale: z.string(),
  /** The text in the professional's form, which may be unsaved. */
  words: z.object({ subject: z.string(), text: z.string() }),
});

/** A preview of a message that a professional sends to themselves. */
export type PreviewJob = z.infer<typeof previewJob>;

export const MESSAGE_PREVIEW_QUEUE: Queue<PreviewJob> = {
  name: "message_preview",
  schema: previewJob,
  priority: -1,
};
