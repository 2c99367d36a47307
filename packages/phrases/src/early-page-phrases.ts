import { FALLBACK_LANGUAGE, type Language, languageOf } from "./language.ts";
import { earlyPage as en } from "./languages/en/early-page.ts";
import { earlyPage as fr } from "./languages/fr/early-page.ts";

export type EarlyPagePhrases = typeof fr;

const PHRASES: Readonly<Record<Language, EarlyPagePhrases>> = { en, fr };

/** In a locale's language, English where the locale is not ours; for the server, which writes the page. */
export function earlyPagePhrases(locale: string): EarlyPagePhrases {
  return PHRASES[languageOf(locale) ?? FALLBACK_LANGUAGE];
}
