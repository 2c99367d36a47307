import type { ErrorCode } from "@rendezvous/contract/errors";
import { type ErrorParameters, type ErrorPhrases, fillErrorPhrase } from "./error-phrases.ts";
import { FALLBACK_LANGUAGE, type Language, languageOf } from "./language.ts";
import { error as en } from "./languages/en/error.ts";
import { error as fr } from "./languages/fr/error.ts";

const PHRASES: Readonly<Record<Language, ErrorPhrases>> = { en, fr };

/**
 * The text of an error in a locale's language, English where the locale is not ours. Holds every language at once:
 * for the server; the browser takes the errors of its loaded language.
 */
export function errorText(
  code: ErrorCode,
  locale: string,
  parameters: Partial<ErrorParameters> = {},
): string {
  return fillErrorPhrase(PHRASES[languageOf(locale) ?? FALLBACK_LANGUAGE][code], parameters);
}
