import { defineCall, refuse, reply } from "../../../http/call.ts";
import { listWebhookRows } from "./data.ts";
import { listEvents } from "./events-data.ts";
import { toDelivery } from "./to-webhook.ts";

export const listWebhookDeliveries = defineCall(
  "listWebhookDeliveries",
  async ({ context, groupId, params, query }) => {
    const [webhook] = await listWebhookRows(context.db, groupId, params.webhookId ?? 0);
    if (!webhook) return refuse("not_found");
    const { before = null, limit } = query;
    const events = await listEvents(context.db, groupId, webhook.id, { before, limit: limit + 1 });
    return reply({
      deliveries: events.slice(0, limit).map(toDelivery),
      has_more: events.length > limit,
    });
  },
);
