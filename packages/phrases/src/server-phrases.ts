import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import type { ServerPhrases } from "./catalogues.ts";
import { type ErrorParameters, fillErrorPhrase } from "./error-phrases.ts";
import { FALLBACK_LANGUAGE, type Language, LANGUAGES, languageOf } from "./language.ts";

async function load(language: Language) {
  const { phrases } = (await import(`./languages/${language}/server.ts`)) as { phrases: ServerPhrases };
  return [language, phrases] as const;
}

/** Loads all languages when the process starts, so that later texts need no waiting. */
const PHRASES = new Map(await Promise.all(LANGUAGES.map(load)));

/** Returns the texts of a locale's language; English if the product does not have the language. */
export function serverPhrases(locale: string): ServerPhrases {
  return PHRASES.get(languageOf(locale) ?? FALLBACK_LANGUAGE)!;
}

/** Returns the text of an error in a locale's language. */
export function errorText(
  code: ErrorCode,
  locale: string,
  parameters: Partial<ErrorParameters> = {},
): string {
  return fillErrorPhrase(serverPhrases(locale).error[code], parameters);
}
