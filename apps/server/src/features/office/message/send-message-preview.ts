import { randomUUID } from "node:crypto";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { enqueue } from "../../../lib/jobs/enqueue.ts";
import { MESSAGE_PREVIEW_QUEUE } from "./preview-queue.ts";

/** Sends only to the professional's own address; the request cannot name another. */
export const sendMessagePreview = defineCall(
  "sendMessagePreview",
  async ({ context, group, session, body }) => {
    if (session.kind !== "pro") return refuse("forbidden");
    const { kind, locale, subject, text } = body.message;
    const { email } = session;
    const words = { subject: subject.trim(), text: text.trim() };
    await enqueue(context.db, MESSAGE_PREVIEW_QUEUE, {
      id: randomUUID(),
      group_id: group.id,
      email,
      kind,
      locale,
      words,
    });
    return reply({ email });
  },
);
