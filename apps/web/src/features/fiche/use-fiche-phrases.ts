import { loadFichePhrases } from "@rendezvous/phrases/fiche-phrases";
import { latePhrases } from "../../lib/late-phrases.ts";

/** The texts about the people of an account. */
export const { usePhrases: useFichePhrases, fetch: fetchFichePhrases } = latePhrases(loadFichePhrases);
