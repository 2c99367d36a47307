import { loadProfessionalPhrases } from "@rendezvous/phrases/browser-phrases";
import type { ProfessionalPhrases } from "@rendezvous/phrases/catalogues";
import { createLazyPhrases } from "./lazy-phrases.ts";

/** Texts that only professionals see; a visitor loads none of them. */
export const { usePhrases: useProPhrases, fetchPhrases: fetchProPhrases } =
  createLazyPhrases<ProfessionalPhrases>(loadProfessionalPhrases);
