import type { Language } from "./language.ts";
import type { personalData as fr } from "./languages/fr/personal-data.ts";

/** What the page about one's data says: apart from the other texts, since few open it. */
export type PersonalDataPhrases = typeof fr;

const LOADERS: Readonly<Record<Language, () => Promise<{ personalData: PersonalDataPhrases }>>> = {
  en: () => import("./languages/en/personal-data.ts"),
  fr: () => import("./languages/fr/personal-data.ts"),
};

export async function loadPersonalDataPhrases(language: Language): Promise<PersonalDataPhrases> {
  return (await LOADERS[language]()).personalData;
}
