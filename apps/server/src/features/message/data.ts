import type { Queryable } from "../../lib/database.ts";
import { enqueueSql } from "../../lib/jobs/enqueue.ts";
import type { MessagePreviewJob } from "../../lib/jobs/queues.ts";

export async function enqueuePreview(database: Queryable, job: MessagePreviewJob): Promise<void> {
  await database.query({
    name: "enqueue-message-preview",
    text: enqueueSql("message_preview", "$1::jsonb"),
    values: [JSON.stringify(job)],
  });
}
