import { defineCall, refuse, reply } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { enqueueSending, listWebhookRows } from "./data.ts";
import { resendEvents } from "./events-data.ts";

/** Sends deliveries again, at once and in their order. */
export const sendWebhookDeliveries = defineCall(
  "sendWebhookDeliveries",
  async ({ context, groupId, params, body }) => {
    const [webhook] = await listWebhookRows(context.db, groupId, params.webhookId ?? 0);
    if (!webhook) return refuse("not_found");
    const { send } = body;
    const which =
      "since" in send ? { id: null, since: new Date(send.since) } : { id: send.delivery_id, since: null };
    const count = await transaction(context.db, async (connection) => {
      const resent = await resendEvents(connection, groupId, webhook.id, which);
      await enqueueSending(connection, groupId, webhook.id, 0);
      return resent;
    });
    return "since" in send || count > 0 ? reply({ count }) : refuse("not_found");
  },
);
