import type { Language } from "@rendezvous/phrases/language";
import { use } from "react";
import { useWording } from "./phrases.ts";

/**
 * Texts that come with the screens that show them. Whatever calls the hook stands in a Suspense; what did not come is asked for
 * again.
 */
export function latePhrases<Phrases>(load: (language: Language) => Promise<Phrases>) {
  const asked = new Map<Language, Promise<Phrases>>();
  function fetch(language: Language): Promise<Phrases> {
    const known = asked.get(language);
    if (known) return known;
    const coming = load(language);
    asked.set(language, coming);
    coming.catch(() => asked.delete(language));
    return coming;
  }
  return { fetch, usePhrases: () => use(fetch(useWording().language)) };
}
