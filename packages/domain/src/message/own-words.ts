import { localizeOnly, type LocalizedText } from "../text/localize.ts";
import type { MessageKind } from "./kinds.ts";

/** A message's words as an organisation wrote them, in some languages. */
export interface OwnMessage {
  readonly subject?: LocalizedText;
  readonly text?: LocalizedText;
}

/** The product's own. */
export const NO_WORDS: OwnWords = { subject: "", text: "" };

export type OwnMessages = Readonly<Partial<Record<MessageKind, OwnMessage>>>;

/** Of one message in one language; an empty one is the product's own. */
export interface OwnWords {
  readonly subject: string;
  readonly text: string;
}

/** What the organisation wrote in that very language: where it wrote nothing, the product speaks the reader's language. */
export function ownWords(
  messages: OwnMessages,
  kind: MessageKind,
  locale: string,
  groupLocale: string,
): OwnWords {
  const { subject, text } = messages[kind] ?? {};
  return {
    subject: localizeOnly(subject, locale, groupLocale).trim(),
    text: localizeOnly(text, locale, groupLocale).trim(),
  };
}
