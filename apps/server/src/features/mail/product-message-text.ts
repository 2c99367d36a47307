import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { isAboutAppointment, type MessageKind } from "@rendezvous/domain/message/kinds";
import type { MessageText } from "@rendezvous/domain/message/own-message-text";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { groupAsPlace } from "./message-values.ts";

/** Returns the product's default text of a message, with the placeholders that an organisation's text could contain. */
export function productMessageText(kind: MessageKind, group: GroupRecord, locale: string): MessageText {
  const { mail } = serverPhrases(locale);
  const at = groupAsPlace({ ...group, name: "{group}" }, locale);
  const when = "{when}";
  if (kind === "reminderSms") return { subject: "", text: mail.sms({ when, at }) };
  if (!isAboutAppointment(kind))
    return { subject: mail[kind].subject({ group: "{group}" }), text: mail[kind].intro({ at }) };
  const { subject, intro } = mail[kind];
  return {
    subject: subject({ when, group: "{group}" }),
    text: intro({ name: "{name}", at, by: "{by}" }),
  };
}
