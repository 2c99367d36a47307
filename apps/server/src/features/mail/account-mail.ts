import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { atGroup } from "./at-group.ts";
import { accentOf, logoOf } from "./mail-content.ts";
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
    | "invitation"
    | "newGroup";
  readonly group: GroupRecord;
  readonly locale: string;
  readonly url: string;
  readonly publicUrl: string;
  /** What is to be known about the link. */
  readonly notes: readonly string[];
}

const DONE: ReadonlySet<AccountMail["kind"]> = new Set([
  "emailChanged",
  "deletionConfirmed",
  "factorOn",
  "factorOff",
]);

/** A mail with one button, which opens a page that asks before it changes anything. */
export function writeAccountMail({ kind, group, locale, url, publicUrl, notes }: AccountMail): WrittenMail {
  const phrases = serverPhrases(locale).mail;
  const own = phrases[kind];
  // The change is made already: a reader who did not want it must learn what to do.
  const isDone = DONE.has(kind);
  return writeMail(own.subject({ group: group.name }), {
    language: locale,
    accent: accentOf(group),
    logo: logoOf(group, publicUrl),
    heading: own.heading,
    intro: own.intro({ at: atGroup(group, locale) }),
    blocks: [],
    advice: "",
    after: [],
    button: { text: own.button, url },
    notes: [...notes, isDone ? phrases.changedByOther({ phone: group.fields.phone }) : phrases.notYou],
    footer: phrases.accountFooter({ group: group.name }),
  });
}
