import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { errorText } from "@rendezvous/phrases/server-phrases";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import {
  type AccountMailText,
  type AccountMailWriters,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import { findDraftRow } from "./drafts-data.ts";

/**
 * Mails the reason why a draft could not be published on its date; sends nothing if the draft has been published or corrected
 * meanwhile.
 */
export const draftMails = {
  async draft_failed(context, group, { draft_id, locale }): Promise<AccountMailText[]> {
    const draft = await findDraftRow(context.db, group.id as AuthorizedGroupId, draft_id);
    if (!draft || draft.problem === null || draft.published_at) return [];
    const url = mailedPageUrl(context, group, `manage/drafts/${draft_id}`, locale).href;
    const reason = errorText(draft.problem as ErrorCode, locale, { phone: group.fields.phone });
    return [{ kind: "draftFailed", url, name: draft.name, notes: [reason] }];
  },
} satisfies Partial<AccountMailWriters>;
