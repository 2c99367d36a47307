/** A text as a professional wrote it: the same in every language, or one per language. */
export type LocalizedText = string | Readonly<Record<string, string>> | null | undefined;

/** The text in `locale`, else in the group's own language, else in whichever there is; "" when there is none. */
export function localize(text: LocalizedText, locale: string, groupLocale: string): string {
  if (typeof text === "string") return text;
  if (!text) return "";
  return text[locale] ?? text[groupLocale] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

/** The text in that very language, "" when there is none: a word inside a sentence must not be in another. */
export function localizeOnly(text: LocalizedText, locale: string, groupLocale: string): string {
  if (typeof text === "string") return locale === groupLocale ? text : "";
  return text?.[locale] ?? "";
}
