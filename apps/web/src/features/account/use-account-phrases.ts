import { type AccountPhrases, loadAccountPhrases } from "@rendezvous/phrases/account-phrases";
import { use } from "react";
import { useWording } from "../../lib/phrases.ts";

const loaded = new Map<string, Promise<AccountPhrases>>();

/** The account's texts; what shows them stands in a Suspense of its own. */
export function useAccountPhrases(): AccountPhrases {
  const { language } = useWording();
  const known = loaded.get(language) ?? loadAccountPhrases(language);
  loaded.set(language, known);
  return use(known);
}
