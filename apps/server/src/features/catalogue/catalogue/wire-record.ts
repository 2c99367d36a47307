import { inLanguage, sanitizeHtml } from "../../../lib/html.ts";
import { localize, localizeOnly, otherLanguage, type LocalizedText } from "@rendezvous/domain/text/localize";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { StoredRecord } from "./stored-catalogue.ts";

/** What turns a group's stored texts into those of one language. */
export interface Texts {
  plain(text: LocalizedText): string;
  /** Only in that very language: what stands in the middle of a sentence of ours. */
  inLanguage(text: LocalizedText): string;
  /** The language of a plain text, where it is another one. */
  lang(text: LocalizedText): string | undefined;
  /** Sanitised, though the importer has done so: a row may have been written by other means. In another language it says so itself. */
  html(text: LocalizedText): string;
  image(image: string | null | undefined): string | null;
}

/** An image's own address, or the one under which this server shows it. */
export function toImageUrl(groupId: number, image: string | null | undefined): string | null {
  if (!image) return null;
  return /^https?:/i.test(image) ? image : `/images/${groupId}/${encodeURIComponent(image)}`;
}

/** Our own pictures name the size that is answered: who shows lists asks for 128x128 instead. */
function toThumbnailUrl(image: string | null): string | null {
  return image?.startsWith("/images/") ? `${image}?size=510x510` : image;
}

export function textsOf(group: GroupRecord, locale: string): Texts {
  const plain = (text: LocalizedText): string => localize(text, locale, group.fields.locale);
  const lang = (text: LocalizedText) => otherLanguage(text, locale, group.fields.locale);
  return {
    plain,
    lang,
    inLanguage: (text) => localizeOnly(text, locale, group.fields.locale),
    html: (text) => inLanguage(sanitizeHtml(plain(text)), lang(text)),
    image: (image) => toImageUrl(group.id, image),
  };
}

/** What it is called, and in which language where it is another one. */
export function calledAs(
  { name, publicname }: Pick<StoredRecord, "name" | "publicname">,
  texts: Pick<Texts, "plain" | "lang">,
) {
  const text = publicname ?? name;
  return { publicname: texts.plain(text), lang: texts.lang(text) };
}

/** Only call-centre professionals see it: its public name is empty in every language. */
export function isUnnamed({ publicname }: Pick<StoredRecord, "publicname">): boolean {
  if (publicname === null || publicname === undefined) return false;
  const texts = typeof publicname === "string" ? [publicname] : Object.values(publicname);
  return texts.every((text) => text.trim() === "");
}

/** The fields that every published record has. */
export function toWireRecord(record: StoredRecord, texts: Texts) {
  return {
    id: record.id,
    externid: record.externid,
    name: record.name,
    ...calledAs(record, texts),
    description: texts.html(record.description),
    thumbnail: toThumbnailUrl(texts.image(record.thumbnail)),
    sort: record.sort,
    deleted: record.deleted,
  };
}
