import { FALLBACK_LANGUAGE, type Language, languageOf } from "./language.ts";
import { earlyPage as en } from "./languages/en/early-page.ts";
import { screen as enScreen } from "./languages/en/screen.ts";
import { earlyPage as fr } from "./languages/fr/early-page.ts";
import { screen as frScreen } from "./languages/fr/screen.ts";

export type EarlyPageOwn = typeof fr;
/** What the screens say too, it says in the same words. */
type Shared = Pick<typeof frScreen.common, "retry" | "call">;
export type EarlyPagePhrases = EarlyPageOwn & Shared;

const PHRASES: Readonly<Record<Language, EarlyPagePhrases>> = {
  en: withShared(en, enScreen.common),
  fr: withShared(fr, frScreen.common),
};

function withShared(own: EarlyPageOwn, { retry, call }: Shared): EarlyPagePhrases {
  return { ...own, retry, call };
}

/** In a locale's language, English where the locale is not ours; for the server, which writes the page. */
export function earlyPagePhrases(locale: string): EarlyPagePhrases {
  return PHRASES[languageOf(locale) ?? FALLBACK_LANGUAGE];
}
