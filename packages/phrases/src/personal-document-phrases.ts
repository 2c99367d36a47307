import { FALLBACK_LANGUAGE, type Language, languageOf } from "./language.ts";
import { personalDocument as en } from "./languages/en/personal-document.ts";
import { personalDocument as fr } from "./languages/fr/personal-document.ts";

export type PersonalDocumentPhrases = typeof fr;

const PHRASES: Readonly<Record<Language, PersonalDocumentPhrases>> = { en, fr };

/** In a locale's language, English where the locale is not ours; for the server, which writes the document. */
export function personalDocumentPhrases(locale: string): PersonalDocumentPhrases {
  return PHRASES[languageOf(locale) ?? FALLBACK_LANGUAGE];
}
