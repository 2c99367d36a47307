import type { BrowserPhrases, LazyCatalogues, ProfessionalCatalogues } from "./catalogues.ts";

interface LanguageEntry {
  /** The language's name in the language itself, for the language switch. */
  readonly name: string;
  /** Each language is a separate chunk in the web client: a visitor downloads only the current language. */
  readonly load: () => Promise<
    BrowserPhrases & {
      readonly lazy: LazyCatalogues;
      readonly professional: () => Promise<{ readonly lazy: ProfessionalCatalogues }>;
    }
  >;
}

/** The complete languages. To add one, add a line here and a folder copied from `languages/en`. */
const ENTRIES = {
  br: { name: "Brezhoneg", load: () => import("./languages/br/browser.ts") },
  cs: { name: "Čeština", load: () => import("./languages/cs/browser.ts") },
  de: { name: "Deutsch", load: () => import("./languages/de/browser.ts") },
  en: { name: "English", load: () => import("./languages/en/browser.ts") },
  es: { name: "Español", load: () => import("./languages/es/browser.ts") },
  fr: { name: "Français", load: () => import("./languages/fr/browser.ts") },
  hu: { name: "Magyar", load: () => import("./languages/hu/browser.ts") },
  it: { name: "Italiano", load: () => import("./languages/it/browser.ts") },
  nl: { name: "Nederlands", load: () => import("./languages/nl/browser.ts") },
  pl: { name: "Polski", load: () => import("./languages/pl/browser.ts") },
  pt: { name: "Português", load: () => import("./languages/pt/browser.ts") },
  sk: { name: "Slovenčina", load: () => import("./languages/sk/browser.ts") },
} satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof ENTRIES;
export const LANGUAGES = Object.keys(ENTRIES) as Language[];
export const LANGUAGE_ENTRIES: Readonly<Record<Language, LanguageEntry>> = ENTRIES;

/** Used when nothing else determines the language. */
export const FALLBACK_LANGUAGE: Language = "en";

/** Returns the language of a locale such as `fr`, `fr-CH` or `pt_BR`; null for a language that the product does not have. */
export function languageOf(locale: string): Language | null {
  const primary = locale.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}
