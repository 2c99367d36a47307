import { localizeWithoutFallback, type LocalizedText } from "../text/localize.ts";
import type { MessageKind } from "./kinds.ts";

/** An organisation's own texts of a message, in some languages. */
export interface OwnMessage {
  readonly subject?: LocalizedText;
  readonly text?: LocalizedText;
}

/** The product's texts are used. */
export const NO_OWN_TEXT: MessageText = { subject: "", text: "" };

export type OwnMessages = Readonly<Partial<Record<MessageKind, OwnMessage>>>;

/** The texts of one message in one language; for an empty one the product's is used. */
export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

/**
 * Returns the organisation's texts in exactly this language; for missing ones the product's are used, which exist in the reader's
 * language.
 */
export function ownMessageText(
  messages: OwnMessages,
  kind: MessageKind,
  locale: string,
  groupLocale: string,
): MessageText {
  const { subject, text } = messages[kind] ?? {};
  return {
    subject: localizeWithoutFallback(subject, locale, groupLocale).trim(),
    text: localizeWithoutFallback(text, locale, groupLocale).trim(),
  };
}
