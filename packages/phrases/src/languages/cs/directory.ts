import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Ukázkové organizace",
  demosText: "Jsou smyšlené. Rezervujte si termín jako klient, nebo použijte zkušební účet.",
  open: "Otevřít stránku",
  login: "Přihlásit se",
  logins: "Zkušební účty",
  client: "Klient",
  pro: "Pracovník",
  owner: "Vedoucí",
  heading: "Organizace",
  search: "Název nebo město",
  searchButton: "Hledat",
  none: "Nic neodpovídá.",
  previous: "Předchozí stránka",
  next: "Další stránka",
  pageOf: (p) => `Strana ${p.page} z ${p.pages}`,
  shows: {
    "atelier-margaux": "Kadeřnictví s balíčky, akcemi a několika službami po sobě",
    "cabinet-dentaire-des-lilas": "Zubní ordinace s rodinou v jednom účtu a zdravotními údaji",
    "credit-du-vallon-lille": "Pobočka banky jen pro přihlášené klienty",
    "mairie-de-sainte-aubaine": "Městský úřad ve dvanácti jazycích, s několika přepážkami",
    "maison-de-sante-du-parc": "Zdravotní středisko s dvanácti kalendáři a dvěma plnými týdny",
    "optique-belvue": "Oční optika se třemi prodejnami a jedním pracovním účtem",
    "souffle-et-lumiere": "Jógové studio s lekcemi pro více osob, ve třech jazycích",
  },
};
