import type { BrowserPhrases, LazyPhrases } from "./catalogues.ts";
import { type Language, LANGUAGE_ENTRIES } from "./language.ts";

export function loadBrowserPhrases(language: Language): Promise<BrowserPhrases> {
  return LANGUAGE_ENTRIES[language].load();
}

/** One of the catalogues that only some screens show. */
export async function loadLazyPhrases<Name extends keyof LazyPhrases>(
  language: Language,
  name: Name,
): Promise<LazyPhrases[Name]> {
  const { lazy } = await LANGUAGE_ENTRIES[language].load();
  return (await lazy[name]())[name];
}
