import type { Language } from "./language.ts";
import type { fiche as fr } from "./languages/fr/fiche.ts";

/** About the people of an account: apart from the other texts, since only whoever is logged in reads them. */
export type FichePhrases = typeof fr;

const LOADERS: Readonly<Record<Language, () => Promise<{ fiche: FichePhrases }>>> = {
  en: () => import("./languages/en/fiche.ts"),
  fr: () => import("./languages/fr/fiche.ts"),
};

export async function loadFichePhrases(language: Language): Promise<FichePhrases> {
  return (await LOADERS[language]()).fiche;
}
