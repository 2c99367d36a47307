import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { fillText } from "@rendezvous/domain/message/placeholders";
import type { MessageText } from "@rendezvous/domain/message/own-message-text";
import { mailAccentOf, mailLogoOf } from "./mail-content.ts";
import { groupValues, inOneLine, groupAsPlace } from "./message-values.ts";
import { writeMail, type WrittenMail } from "./write-mail.ts";

export interface AccountMail {
  readonly kind:
    | "activation"
    | "alreadyRegistered"
    | "emailChange"
    | "emailChanged"
    | "emailTaken"
    | "reset"
    | "proReset"
    | "ficheKey"
    | "ficheEmail"
    | "bookingRefused"
    | "deletion"
    | "deletionConfirmed"
    | "factorOn"
    | "factorOff"
    | "draftFailed"
    | "busySourceFailed"
    | "webhookOff"
    | "antsRegisterFailed"
    | "sasPlatformFailed"
    | "noticeAddress"
    | "invitation"
    | "newGroup";
  readonly group: GroupRecord;
  readonly locale: string;
  readonly url: string;
  readonly publicUrl: string;
  /** The invited person's name, or the name of the draft or the calendar. */
  readonly name?: string;
  /** Sentences about the link, such as how long it is valid. */
  readonly notes: readonly string[];
  /** The organisation's own texts, which replace the product's; empty in mails to its professionals. */
  readonly words: MessageText;
}

const DONE: ReadonlySet<AccountMail["kind"]> = new Set([
  "emailChanged",
  "deletionConfirmed",
  "factorOn",
  "factorOff",
]);

/** The kinds of mail that go to professionals. */
const FOR_TEAM: ReadonlySet<AccountMail["kind"]> = new Set([
  "proReset",
  "factorOn",
  "factorOff",
  "draftFailed",
  "busySourceFailed",
  "webhookOff",
  "antsRegisterFailed",
  "sasPlatformFailed",
  "noticeAddress",
  "invitation",
]);

/** No person triggered these mails. */
const BY_NOBODY: ReadonlySet<AccountMail["kind"]> = new Set([
  "draftFailed",
  "busySourceFailed",
  "webhookOff",
  "antsRegisterFailed",
  "sasPlatformFailed",
]);

/** Writes a mail with one button, which opens a page that asks for confirmation before it changes anything. */
export function writeAccountMail({
  kind,
  group,
  locale,
  url,
  publicUrl,
  name = "",
  notes,
  words,
}: AccountMail): WrittenMail {
  const phrases = serverPhrases(locale).mail;
  const own = phrases[kind];
  // These mails report a change that is already made, so they must say what to do if the reader did not make the change.
  const isDone = DONE.has(kind);
  const values = groupValues(group);
  const subject = inOneLine(fillText(words.subject, values)) || own.subject({ group: group.name });
  return writeMail(subject, {
    language: locale,
    accent: mailAccentOf(group),
    logo: mailLogoOf(group, publicUrl),
    heading: own.heading,
    intro: fillText(words.text, values) || own.intro({ at: groupAsPlace(group, locale), name }),
    blocks: [],
    advice: "",
    after: [],
    button: { text: own.button, url },
    notes: BY_NOBODY.has(kind)
      ? notes
      : [...notes, isDone ? phrases.changedByOther({ phone: group.fields.phone }) : phrases.notYou],
    footer: phrases[FOR_TEAM.has(kind) ? "teamFooter" : "accountFooter"]({ group: group.name }),
    isLinkless: group.isUnproven,
  });
}
