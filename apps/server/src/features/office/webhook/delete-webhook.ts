import { defineCall, refuse, reply } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { addPeopleChange } from "../../people/team/add-people-change.ts";
import { deleteWebhookRow, listWebhookRows } from "./data.ts";
import { toWebhook } from "./to-webhook.ts";

export const deleteWebhook = defineCall("deleteWebhook", async (input) => {
  const { context, groupId, params } = input;
  const id = params.webhookId ?? 0;
  const deleted = await transaction(context.db, async (connection) => {
    const [row] = await listWebhookRows(connection, groupId, id);
    if (!row || !(await deleteWebhookRow(connection, groupId, id))) return null;
    await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
      kind: "webhooks",
      recordId: id,
      recordName: row.name,
      action: "removed",
      before: { url: row.url },
    });
    return row;
  });
  if (!deleted) return refuse("not_found");
  return reply({ webhook: toWebhook(deleted, new Date(context.clock.now())) });
});
