/** The languages that are completely written. Adding one here compiles only when all its catalogues exist. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where nothing else decides. */
export const FALLBACK_LANGUAGE: Language = "en";

/** The language of a locale such as `fr`, `fr-CH` or `pt_BR`; null when it is not one of ours. */
export function languageOf(locale: string): Language | null {
  const primary = locale.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** How a language calls itself, for the language switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
};
