import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { mailAccentOf, mailLogoOf } from "./mail-content.ts";
import { writeMail, type WrittenMail } from "./write-mail.ts";

/** Returns a mail that shows an SMS as its text only, as on a phone. */
export function writeSmsAsMail(
  group: GroupRecord,
  locale: string,
  text: string,
  publicUrl: string,
): WrittenMail {
  return writeMail("SMS", {
    language: locale,
    accent: mailAccentOf(group),
    logo: mailLogoOf(group, publicUrl),
    heading: "SMS",
    intro: text,
    blocks: [],
    advice: "",
    after: [],
    button: null,
    notes: [],
    footer: group.name,
    isLinkless: group.isUnproven,
  });
}
