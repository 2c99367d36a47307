import { defineCall, refuse } from "../../../http/call.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { addPeopleChange } from "../../people/team/add-people-change.ts";
import { checkWebhook } from "./check-webhook.ts";
import { insertWebhook, listWebhookRows } from "./data.ts";
import { makeSecret, sealSecret } from "./secret.ts";
import { toWebhook } from "./to-webhook.ts";

/** The most webhooks of a group. */
const MAX_WEBHOOKS = 10;

/** Creates a webhook. Only this answer contains its secret. */
export const createWebhook = defineCall("createWebhook", async (input) => {
  const { context, groupId, session, body } = input;
  // The permission check has already refused everyone but owners; this line only narrows the type.
  if (session.kind !== "pro") return refuse("forbidden");
  const { name } = body.webhook;
  const events = [...new Set(body.webhook.events)];
  const scopes = [...new Set(body.webhook.scopes)];
  const checked = checkWebhook(context, session, { ...body.webhook, events, scopes });
  if (!checked.ok) return checked;
  const { url } = checked;
  const secret = makeSecret();
  const now = new Date(context.clock.now());
  return createOnce("webhook", input, (write) =>
    write(async (connection) => {
      const secret_sealed = sealSecret(secret, context.installation.secret, groupId);
      const newRow = { name, url, events, scopes, secret_sealed, createdBy: session.proId, now };
      const id = await insertWebhook(connection, groupId, newRow, MAX_WEBHOOKS);
      if (id === null) return refuse("full", { details: { max: MAX_WEBHOOKS } });
      await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
        kind: "webhooks",
        recordId: id,
        recordName: name,
        action: "created",
        after: { url, events, scopes },
      });
      const [row] = await listWebhookRows(connection, groupId, id);
      return { webhook: toWebhook(row!, now), secret };
    }),
  );
});
