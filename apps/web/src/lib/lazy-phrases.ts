import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { LazyPhrases } from "@rendezvous/phrases/catalogues";
import type { Language } from "@rendezvous/phrases/language";
import { use } from "react";
import { useWording } from "./phrases.ts";

/**
 * Texts that come with the screens that show them: the hook stands in a Suspense, and `fetch` has them ready before. What did
 * not come is asked for again.
 */
function lazyPhrases<Name extends keyof LazyPhrases>(name: Name) {
  const asked = new Map<Language, Promise<LazyPhrases[Name]>>();
  function fetch(language: Language): Promise<LazyPhrases[Name]> {
    const known = asked.get(language);
    if (known) return known;
    const coming = loadLazyPhrases(language, name);
    asked.set(language, coming);
    coming.catch(() => asked.delete(language));
    return coming;
  }
  return { fetch, usePhrases: () => use(fetch(useWording().language)) };
}

export const { usePhrases: useAccountPhrases } = lazyPhrases("account");
export const { usePhrases: useAppointmentPhrases, fetch: fetchAppointmentPhrases } =
  lazyPhrases("appointment");
export const { usePhrases: useFichePhrases, fetch: fetchFichePhrases } = lazyPhrases("fiche");
export const { usePhrases: usePersonalDataPhrases } = lazyPhrases("personalData");
