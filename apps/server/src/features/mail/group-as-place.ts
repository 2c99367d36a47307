import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { localizeOnly } from "@rendezvous/domain/text/localize";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** Returns the organisation as a place for the middle of a sentence, for example "au Cabinet des Lilas". */
export function groupAsPlace({ name, fields }: GroupRecord, locale: string): string {
  const preposition = localizeOnly(fields.preposition, locale, fields.locale);
  return serverPhrases(locale).mail.at({ preposition, group: name });
}
