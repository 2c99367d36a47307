import type { Language } from "./language.ts";
import type { account as fr } from "./languages/fr/account.ts";

/** What the account's screens say: apart from the other texts, since few visitors open them. */
export type AccountPhrases = typeof fr;

const LOADERS: Readonly<Record<Language, () => Promise<{ account: AccountPhrases }>>> = {
  en: () => import("./languages/en/account.ts"),
  fr: () => import("./languages/fr/account.ts"),
};

export async function loadAccountPhrases(language: Language): Promise<AccountPhrases> {
  return (await LOADERS[language]()).account;
}
