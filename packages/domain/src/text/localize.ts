/** A text as a professional wrote it: the same in every language, or one per language. */
export type LocalizedText = string | Readonly<Record<string, string>> | null | undefined;

/** The text in `locale`, else in the group's own language, else in whichever there is; "" when there is none. */
export function localize(text: LocalizedText, locale: string, groupLocale: string): string {
  if (typeof text === "string") return text;
  if (!text) return "";
  return text[locale] ?? text[groupLocale] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

/** The language of what `localize` answers, where it is not `locale`: a plain text is in the group's own. undefined where there is no text. */
export function otherLanguage(text: LocalizedText, locale: string, groupLocale: string): string | undefined {
  if (!text || localize(text, locale, groupLocale).trim() === "") return undefined;
  const written = typeof text === "string" ? [groupLocale] : Object.keys(text);
  const language = [locale, groupLocale, "en"].find((one) => written.includes(one)) ?? written[0];
  return language === locale ? undefined : language;
}

/** The text in that very language, "" when there is none: a word inside a sentence must not be in another. */
export function localizeOnly(text: LocalizedText, locale: string, groupLocale: string): string {
  if (typeof text === "string") return locale === groupLocale ? text : "";
  return text?.[locale] ?? "";
}
