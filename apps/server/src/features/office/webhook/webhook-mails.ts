import type { AuthorizedGroupId } from "../../../http/context.ts";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import {
  type AccountMailText,
  type AccountMailWriters,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import { listWebhookRows } from "./data.ts";

/** Mails that a webhook was switched off; sends nothing if it is on again or deleted meanwhile. */
export const webhookMails = {
  async webhook_off(context, group, { webhook_id, locale }): Promise<AccountMailText[]> {
    const [webhook] = await listWebhookRows(context.db, group.id as AuthorizedGroupId, webhook_id);
    if (!webhook?.off_reason || webhook.off_reason === "owner") return [];
    const url = mailedPageUrl(context, group, "manage/webhooks", locale);
    url.searchParams.set("login", "1");
    const note = serverPhrases(locale).webhooks[webhook.off_reason];
    return [{ kind: "webhookOff", url: url.href, name: webhook.name, notes: [note] }];
  },
} satisfies Partial<AccountMailWriters>;
