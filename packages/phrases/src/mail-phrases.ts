import { FALLBACK_LANGUAGE, type Language, languageOf } from "./language.ts";
import { mail as en } from "./languages/en/mail.ts";
import { mail as fr } from "./languages/fr/mail.ts";

/** French is the pattern only because one language must be; every other has exactly its keys and parameters. */
export type MailPhrases = typeof fr;

const PHRASES: Readonly<Record<Language, MailPhrases>> = { en, fr };

/** The mail texts of a locale's language, English where the locale is not ours. */
export function mailPhrases(locale: string): MailPhrases {
  return PHRASES[languageOf(locale) ?? FALLBACK_LANGUAGE];
}
