/** A text by a professional: one for every language, or one per language. */
export type LocalizedText = string | Readonly<Record<string, string>> | null | undefined;

/**
 * Returns the text in `locale`, else in the group's own language, else in English, else in any language; "" when there is no
 * text.
 */
export function localize(text: LocalizedText, locale: string, groupLocale: string): string {
  if (typeof text === "string") return text;
  if (!text) return "";
  return text[locale] ?? text[groupLocale] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

/**
 * Returns the language of the text that `localize` returns; undefined when it is `locale`, or when there is no text. A plain text
 * is in the group's own language.
 */
export function languageIfDifferent(
  text: LocalizedText,
  locale: string,
  groupLocale: string,
): string | undefined {
  if (!text || localize(text, locale, groupLocale).trim() === "") return undefined;
  const written = typeof text === "string" ? [groupLocale] : Object.keys(text);
  const language = [locale, groupLocale, "en"].find((one) => written.includes(one)) ?? written[0];
  return language === locale ? undefined : language;
}

/** Returns the text in exactly this language, else "": a word inside a sentence must not be in another language. */
export function localizeWithoutFallback(text: LocalizedText, locale: string, groupLocale: string): string {
  if (typeof text === "string") return locale === groupLocale ? text : "";
  return text?.[locale] ?? "";
}
