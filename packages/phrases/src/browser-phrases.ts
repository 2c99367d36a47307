import type { BrowserPhrases, LazyPhrases, ProfessionalPhrases } from "./catalogues.ts";
import { type Language, LANGUAGE_ENTRIES } from "./language.ts";

export function loadBrowserPhrases(language: Language): Promise<BrowserPhrases> {
  return LANGUAGE_ENTRIES[language].load();
}

/** Loads one of the catalogues that only some screens of visitors and clients show. */
export async function loadLazyPhrases<Name extends keyof LazyPhrases>(
  language: Language,
  name: Name,
): Promise<LazyPhrases[Name]> {
  const { lazy } = await LANGUAGE_ENTRIES[language].load();
  return (await lazy[name]())[name];
}

/** Loads one of the catalogues that only professionals see. */
export async function loadProfessionalPhrases<Name extends keyof ProfessionalPhrases>(
  language: Language,
  name: Name,
): Promise<ProfessionalPhrases[Name]> {
  const { professional } = await LANGUAGE_ENTRIES[language].load();
  const { lazy } = await professional();
  return (await lazy[name]())[name];
}
