import { loadPersonalDataPhrases } from "@rendezvous/phrases/personal-data-phrases";
import { latePhrases } from "../../lib/late-phrases.ts";

/** The texts about one's data. */
export const { usePhrases: usePersonalDataPhrases } = latePhrases(loadPersonalDataPhrases);
