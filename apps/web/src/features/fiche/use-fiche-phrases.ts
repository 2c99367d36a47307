import { lazyPhrases } from "../../lib/lazy-phrases.ts";

/** The texts about the people of an account. */
export const { usePhrases: useFichePhrases, fetch: fetchFichePhrases } = lazyPhrases("fiche");
