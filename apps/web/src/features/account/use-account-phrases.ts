import { lazyPhrases } from "../../lib/lazy-phrases.ts";

/** The account's texts. */
export const { usePhrases: useAccountPhrases } = lazyPhrases("account");
