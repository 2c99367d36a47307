import { LANGUAGE_COOKIE } from "@rendezvous/contract/site/language-cookie";

const YEAR_SECONDS = 31_536_000;

/**
 * Stores the visitor's language for the next visit, as a setting without personal data. If the browser denies it (in a
 * third-party frame), only the address contains the language.
 */
export function storeLanguage(language: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  } catch {
    // Reading cookies throws in a sandboxed frame.
  }
}
