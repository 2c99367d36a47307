import { mailPhrases } from "@rendezvous/phrases/mail-phrases";
import { localizeOnly } from "@rendezvous/domain/text/localize";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** The organisation as a place, inside a sentence of that language: "au Cabinet des Lilas". */
export function atGroup({ name, fields }: GroupRecord, locale: string): string {
  const preposition = localizeOnly(fields.preposition, locale, fields.locale);
  return mailPhrases(locale).at({ preposition, group: name });
}
