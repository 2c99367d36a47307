import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { type AccountMailWriters, mailedPageUrl } from "../../mail/send-account-mail.ts";
import { NOTICE_KEY_DAYS, signNoticeKey } from "../../ground/session/notice-key.ts";

/** Writes the mail whose link proves an address for notices of bookings. */
export const noticeAddressMails = {
  notice_address(context, group, { notice_address_id, locale }) {
    const key = { groupId: group.id, addressId: notice_address_id };
    const link = mailedPageUrl(context, group, "login", locale);
    const signed = signNoticeKey(key, context.installation.secret, context.clock.now());
    link.searchParams.set("notice_key", signed);
    const notes = [serverPhrases(locale).mail.linkForDays({ days: NOTICE_KEY_DAYS })];
    return [{ kind: "noticeAddress", url: link.href, notes }];
  },
} satisfies Partial<AccountMailWriters>;
