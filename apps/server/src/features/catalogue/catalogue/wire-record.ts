import { inLanguage, sanitizeHtml } from "../../../lib/html.ts";
import {
  localize,
  localizeWithoutFallback,
  languageIfDifferent,
  type LocalizedText,
} from "@rendezvous/domain/text/localize";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { StoredRecord } from "./stored-catalogue.ts";

/** Converts a group's stored texts to one language. */
export interface TextsInLanguage {
  plain(text: LocalizedText): string;
  /** Returns the text only if it exists in that language, for use in the middle of a sentence of ours. */
  inLanguage(text: LocalizedText): string;
  /** Returns the language of a plain text if it differs from the requested one. */
  lang(text: LocalizedText): string | undefined;
  /**
   * Sanitizes the text again after the importer, because a row may have been written by other means. Adds a `lang` attribute to a
   * text in another language.
   */
  html(text: LocalizedText): string;
  image(image: string | null | undefined): string | null;
}

/**
 * Returns the web address of an image: the address of an image on another host, or the address at which this server serves an
 * uploaded image.
 */
export function toImageUrl(groupId: number, image: string | null | undefined): string | null {
  if (!image) return null;
  return /^https?:/i.test(image) ? image : `/images/${groupId}/${encodeURIComponent(image)}`;
}

/** The address of a stored picture names the size; pages with lists replace it by 128x128. */
function toThumbnailUrl(image: string | null): string | null {
  return image?.startsWith("/images/") ? `${image}?size=510x510` : image;
}

export function textsInLanguage(group: GroupRecord, locale: string): TextsInLanguage {
  const plain = (text: LocalizedText): string => localize(text, locale, group.fields.locale);
  const lang = (text: LocalizedText) => languageIfDifferent(text, locale, group.fields.locale);
  return {
    plain,
    lang,
    inLanguage: (text) => localizeWithoutFallback(text, locale, group.fields.locale),
    html: (text) => inLanguage(sanitizeHtml(plain(text)), lang(text)),
    image: (image) => toImageUrl(group.id, image),
  };
}

/** Returns the public name, and the language of the name if it differs from the requested language. */
export function toPublicName(
  { name, publicname }: Pick<StoredRecord, "name" | "publicname">,
  texts: Pick<TextsInLanguage, "plain" | "lang">,
) {
  const text = publicname ?? name;
  return { publicname: texts.plain(text), lang: texts.lang(text) };
}

/** True when the public name is empty in every language, so that only call-centre professionals see the record. */
export function hasNoPublicName({ publicname }: Pick<StoredRecord, "publicname">): boolean {
  if (publicname === null || publicname === undefined) return false;
  const texts = typeof publicname === "string" ? [publicname] : Object.values(publicname);
  return texts.every((text) => text.trim() === "");
}

/** Returns the fields that every published record has. */
export function toWireRecord(record: StoredRecord, texts: TextsInLanguage) {
  return {
    id: record.id,
    externid: record.externid,
    name: record.name,
    ...toPublicName(record, texts),
    description: texts.html(record.description),
    thumbnail: toThumbnailUrl(texts.image(record.thumbnail)),
    sort: record.sort,
    deleted: record.deleted,
  };
}
