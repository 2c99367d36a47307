import { defineCall, reply } from "../../../http/call.ts";
import { listWebhookRows } from "./data.ts";
import { toWebhook } from "./to-webhook.ts";

export const listWebhooks = defineCall("listWebhooks", async ({ context, groupId }) => {
  const now = new Date(context.clock.now());
  const rows = await listWebhookRows(context.db, groupId);
  return reply({ webhooks: rows.map((row) => toWebhook(row, now)) });
});
