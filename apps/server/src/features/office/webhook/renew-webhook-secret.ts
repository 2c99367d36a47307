import { defineCall, refuse, reply } from "../../../http/call.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { addPeopleChange } from "../../people/team/add-people-change.ts";
import { refuseWiderScopes } from "./check-webhook.ts";
import { listWebhookRows, lockWebhook, replaceSecret } from "./data.ts";
import { makeSecret, sealSecret } from "./secret.ts";
import { toWebhook } from "./to-webhook.ts";

/** For so long the previous secret signs as well, while the receiver learns the new one. */
const PREVIOUS_FOR_MS = 86_400_000;

/**
 * Makes a new secret, which only this answer contains. With it anybody can sign what the webhook may send, so an access key needs
 * the webhook's scopes.
 */
export const renewWebhookSecret = defineCall("renewWebhookSecret", async (input) => {
  const { context, groupId, session, params } = input;
  const id = params.webhookId ?? 0;
  const now = new Date(context.clock.now());
  const secret = makeSecret();
  const sealed = sealSecret(secret, context.installation.secret, groupId);
  const previousUntil = new Date(now.getTime() + PREVIOUS_FOR_MS);
  return transactionOrRefusal(context.db, async (connection) => {
    const scopes = await lockWebhook(connection, groupId, id);
    if (scopes === null) return refuse("not_found");
    const refusal = refuseWiderScopes(session, scopes);
    if (refusal) return refusal;
    await replaceSecret(connection, groupId, id, { sealed, previousUntil });
    const [row] = await listWebhookRows(connection, groupId, id);
    await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
      kind: "webhooks",
      recordId: id,
      recordName: row!.name,
      action: "reset",
    });
    return reply({ webhook: toWebhook(row!, now), secret });
  });
});
