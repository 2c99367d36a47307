import type { ErrorPhrases } from "./error-phrases.ts";
import type { Language } from "./language.ts";
import type { ScreenPhrases } from "./screen-phrases.ts";

/** What the web client needs of a language. */
export interface BrowserPhrases {
  screen: ScreenPhrases;
  error: ErrorPhrases;
}

const LOADERS: Readonly<Record<Language, () => Promise<BrowserPhrases>>> = {
  en: () => import("./languages/en/browser.ts"),
  fr: () => import("./languages/fr/browser.ts"),
};

/** Fetches one language: each is a chunk of its own, so that a visitor downloads only the one that is read. */
export function loadBrowserPhrases(language: Language): Promise<BrowserPhrases> {
  return LOADERS[language]();
}
