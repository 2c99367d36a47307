import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { LazyPhrases } from "@rendezvous/phrases/catalogues";
import { type Language, LANGUAGES } from "@rendezvous/phrases/language";
import { loadOnce } from "../load-once.ts";
import { useWording } from "./phrases.ts";

/**
 * Returns texts that are loaded with the screens that need them: the hook has to be inside a Suspense, and `fetch` prefetches
 * them.
 */
export function createLazyPhrases<Phrases>(load: (language: Language) => Promise<Phrases>) {
  const texts = new Map(LANGUAGES.map((language) => [language, loadOnce(() => load(language))]));
  const textsIn = (language: Language) => texts.get(language)!;
  return {
    fetch: (language: Language) => textsIn(language).fetch(),
    usePhrases: () => textsIn(useWording().language).use(),
  };
}

function lazyPhrases<Name extends keyof LazyPhrases>(name: Name) {
  return createLazyPhrases((language) => loadLazyPhrases(language, name));
}

export const { usePhrases: useAccountPhrases } = lazyPhrases("account");
export const { usePhrases: useAppointmentPhrases, fetch: fetchAppointmentPhrases } =
  lazyPhrases("appointment");
export const { usePhrases: useDirectoryPhrases } = lazyPhrases("directory");
export const { usePhrases: useFichePhrases, fetch: fetchFichePhrases } = lazyPhrases("fiche");
export const { usePhrases: useHomePhrases, fetch: fetchHomePhrases } = lazyPhrases("home");
export const { usePhrases: useMapPhrases } = lazyPhrases("map");
export const { usePhrases: usePersonalDataPhrases } = lazyPhrases("personalData");
export const { usePhrases: useTrackingPhrases, fetch: fetchTrackingPhrases } = lazyPhrases("tracking");
