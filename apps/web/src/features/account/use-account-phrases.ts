import { loadAccountPhrases } from "@rendezvous/phrases/account-phrases";
import { latePhrases } from "../../lib/late-phrases.ts";

/** The account's texts. */
export const { usePhrases: useAccountPhrases } = latePhrases(loadAccountPhrases);
