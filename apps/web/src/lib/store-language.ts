import { LANGUAGE_COOKIE } from "@rendezvous/contract/language-cookie";

const YEAR_SECONDS = 31_536_000;

/**
 * Keeps the language the visitor has asked for, for the next visit; a setting, no trace of a person. Where the browser refuses
 * (a frame in someone else's page), the language stays in the address alone.
 */
export function storeLanguage(language: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  } catch {
    // A sandboxed frame has no cookies at all.
  }
}
