import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import {
  type AccountMailText,
  type AccountMailWriters,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import { findHealth } from "./health-data.ts";

/** Mails that the national register fails; sends nothing if it has worked meanwhile. */
export const antsMails = {
  async ants_register_failed(context, group, { locale }): Promise<AccountMailText[]> {
    const { failing_since, failure } = await findHealth(context.db, group.id);
    if (failing_since === null || failure === null) return [];
    const { failures, stays } = serverPhrases(locale).networks;
    const url = mailedPageUrl(context, group, "manage/networks", locale);
    url.searchParams.set("login", "1");
    return [{ kind: "antsRegisterFailed", url: url.href, notes: [failures[failure], stays] }];
  },
} satisfies Partial<AccountMailWriters>;
