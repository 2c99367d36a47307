import { lazyPhrases } from "../../lib/lazy-phrases.ts";

/** The texts about one's data. */
export const { usePhrases: usePersonalDataPhrases } = lazyPhrases("personalData");
