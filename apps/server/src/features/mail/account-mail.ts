import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { fillText } from "@rendezvous/domain/message/placeholders";
import type { OwnWords } from "@rendezvous/domain/message/own-words";
import { atGroup } from "./at-group.ts";
import { accentOf, logoOf } from "./mail-content.ts";
import { groupValues, inOneLine } from "./message-values.ts";
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
    | "noticeAddress"
    | "invitation"
    | "newGroup";
  readonly group: GroupRecord;
  readonly locale: string;
  readonly url: string;
  readonly publicUrl: string;
  /** Whom an invitation greets, or how a draft is called. */
  readonly name?: string;
  /** What is to be known about the link. */
  readonly notes: readonly string[];
  /** What the organisation says instead of the product's words; what goes to its professionals has none. */
  readonly words: OwnWords;
}

const DONE: ReadonlySet<AccountMail["kind"]> = new Set([
  "emailChanged",
  "deletionConfirmed",
  "factorOn",
  "factorOff",
]);

/** They go to professionals. */
const FOR_TEAM: ReadonlySet<AccountMail["kind"]> = new Set([
  "proReset",
  "factorOn",
  "factorOff",
  "draftFailed",
  "noticeAddress",
  "invitation",
]);

/** A mail with one button, which opens a page that asks before it changes anything. */
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
  // The change is made already: a reader who did not want it must learn what to do.
  const isDone = DONE.has(kind);
  const values = groupValues(group);
  const subject = inOneLine(fillText(words.subject, values)) || own.subject({ group: group.name });
  return writeMail(subject, {
    language: locale,
    accent: accentOf(group),
    logo: logoOf(group, publicUrl),
    heading: own.heading,
    intro: fillText(words.text, values) || own.intro({ at: atGroup(group, locale), name }),
    blocks: [],
    advice: "",
    after: [],
    button: { text: own.button, url },
    // Nobody has asked for it: the date has come.
    notes:
      kind === "draftFailed"
        ? notes
        : [...notes, isDone ? phrases.changedByOther({ phone: group.fields.phone }) : phrases.notYou],
    footer: phrases[FOR_TEAM.has(kind) ? "teamFooter" : "accountFooter"]({ group: group.name }),
    isLinkless: group.isUnproven,
  });
}
