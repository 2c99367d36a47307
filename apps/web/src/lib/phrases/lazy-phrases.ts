import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { LazyPhrases } from "@rendezvous/phrases/catalogues";
import type { Language } from "@rendezvous/phrases/language";
import { type LazyContent, loadOnce } from "../load-once.ts";
import { useWording } from "./phrases.ts";

/**
 * Returns access to texts that are loaded with the screens that need them: the hook has to be inside a Suspense, and
 * `fetchPhrases` prefetches them.
 */
export function createLazyPhrases<Catalogues>(
  load: <Name extends keyof Catalogues>(language: Language, name: Name) => Promise<Catalogues[Name]>,
) {
  const texts = new Map<string, LazyContent<unknown>>();
  function textsIn<Name extends keyof Catalogues & string>(name: Name, language: Language) {
    const key = `${name} ${language}`;
    const loaded = texts.get(key) ?? loadOnce(() => load(language, name));
    texts.set(key, loaded);
    return loaded as LazyContent<Catalogues[Name]>;
  }
  return {
    usePhrases: <Name extends keyof Catalogues & string>(name: Name) =>
      textsIn(name, useWording().language).use(),
    fetchPhrases: (name: keyof Catalogues & string, language: Language) => textsIn(name, language).fetch(),
  };
}

export const { usePhrases: useLazyPhrases, fetchPhrases: fetchLazyPhrases } =
  createLazyPhrases<LazyPhrases>(loadLazyPhrases);
