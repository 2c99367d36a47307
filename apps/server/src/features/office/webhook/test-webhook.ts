import { TEST_EVENT } from "@rendezvous/domain/webhook/webhook-events";
import { defineCall, refuse, reply } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { listWebhookRows } from "./data.ts";
import { insertEvent } from "./events-data.ts";
import { toDelivery } from "./to-webhook.ts";

/** Sends a test event after those that wait. */
export const testWebhook = defineCall("testWebhook", async ({ context, groupId, params }) => {
  const [webhook] = await listWebhookRows(context.db, groupId, params.webhookId ?? 0);
  if (!webhook) return refuse("not_found");
  const event = await transaction(context.db, (connection) =>
    insertEvent(connection, groupId, webhook.id, TEST_EVENT),
  );
  context.jobs.wake();
  return reply({ delivery: toDelivery(event) });
});
