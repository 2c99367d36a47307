import type { ErrorCode } from "@rendezvous/contract/errors";
import type { ServerPhrases } from "./catalogues.ts";
import { type ErrorParameters, fillErrorPhrase } from "./error-phrases.ts";
import { FALLBACK_LANGUAGE, type Language, LANGUAGES, languageOf } from "./language.ts";

async function load(language: Language) {
  const { phrases } = (await import(`./languages/${language}/server.ts`)) as { phrases: ServerPhrases };
  return [language, phrases] as const;
}

/** Loaded when the process starts: what is written later waits for no text. */
const PHRASES = new Map(await Promise.all(LANGUAGES.map(load)));

/** The texts of a locale's language, English where the locale is not ours. */
export function serverPhrases(locale: string): ServerPhrases {
  return PHRASES.get(languageOf(locale) ?? FALLBACK_LANGUAGE)!;
}

/** The text of an error in a locale's language. */
export function errorText(
  code: ErrorCode,
  locale: string,
  parameters: Partial<ErrorParameters> = {},
): string {
  return fillErrorPhrase(serverPhrases(locale).error[code], parameters);
}
