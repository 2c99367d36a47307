import { defineCall, refuse, reply } from "../../../http/call.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { addPeopleChange } from "../../people/team/add-people-change.ts";
import { checkWebhook } from "./check-webhook.ts";
import { enqueueSending, listWebhookRows, updateWebhookRow, type WebhookSettings } from "./data.ts";
import { toWebhook } from "./to-webhook.ts";

/** Changes a webhook; one that is on is tried at once. */
export const updateWebhook = defineCall("updateWebhook", async (input) => {
  const { context, groupId, session, params, body } = input;
  const id = params.webhookId ?? 0;
  const result = await transactionOrRefusal(context.db, async (connection) => {
    const [row] = await listWebhookRows(connection, groupId, id);
    if (!row) return refuse("not_found");
    const { on, ...changes } = body.webhook;
    const next = { ...row, ...changes };
    const checked = checkWebhook(context, session, next);
    if (!checked.ok) return checked;
    const off_reason = on === undefined ? row.off_reason : on ? null : ("owner" as const);
    const after = { ...toSettings({ ...next, off_reason }), url: checked.url };
    await updateWebhookRow(connection, groupId, id, after);
    const before = toSettings(row);
    await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
      kind: "webhooks",
      recordId: id,
      recordName: after.name,
      action: "changed",
      before: changedFields(after, before),
      after: changedFields(before, after),
    });
    const [changed] = await listWebhookRows(connection, groupId, id);
    if (off_reason === null) await enqueueSending(connection, groupId, id, 0);
    return { webhook: toWebhook(changed!, new Date(context.clock.now())) };
  });
  return "webhook" in result ? reply(result) : result;
});

function toSettings({ name, url, events, scopes, off_reason }: WebhookSettings): WebhookSettings {
  return { name, url, events: [...new Set(events)], scopes: [...new Set(scopes)], off_reason };
}
