import { defineCall, refuse, reply } from "../../../http/call.ts";
import { listWebhookRows } from "./data.ts";
import { findEvent } from "./events-data.ts";
import { toDelivery } from "./to-webhook.ts";
import { toWebhookCaller, writeBody } from "./write-body.ts";

/** Returns one delivery with its body. Reading it counts as the caller's reading of the client. */
export const getWebhookDelivery = defineCall("getWebhookDelivery", async (input) => {
  const { context, group, groupId, params, session } = input;
  const [webhook] = await listWebhookRows(context.db, groupId, params.webhookId ?? 0);
  const event = webhook && (await findEvent(context.db, groupId, webhook.id, params.deliveryId ?? 0));
  if (!event || session.kind !== "pro") return refuse("not_found");
  const { proId, scopes: own } = session;
  // An access key reads no more in a body than elsewhere.
  const scopes = own ? webhook.scopes.filter((scope) => own.includes(scope)) : webhook.scopes;
  const body = await writeBody(toWebhookCaller(context, group, { pro_id: proId, scopes }), event);
  return reply({ delivery: { ...toDelivery(event), body, answer: event.answer } });
});
