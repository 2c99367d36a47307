import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Ukážkové organizácie",
  demosText: "Sú vymyslené. Rezervujte si termín ako klient, alebo použite skúšobný účet.",
  open: "Otvoriť stránku",
  login: "Prihlásiť sa",
  logins: "Skúšobné účty",
  client: "Klient",
  pro: "Pracovník",
  owner: "Vedúci",
  heading: "Organizácie",
  search: "Názov alebo mesto",
  searchButton: "Hľadať",
  none: "Nič nezodpovedá.",
  previous: "Predchádzajúca stránka",
  next: "Ďalšia stránka",
  pageOf: (p) => `Strana ${p.page} z ${p.pages}`,
  shows: {
    "atelier-margaux": "Kaderníctvo s balíkmi, akciami a viacerými službami po sebe",
    "cabinet-dentaire-des-lilas": "Zubná ambulancia s rodinou v jednom účte a zdravotnými údajmi",
    "credit-du-vallon-lille": "Pobočka banky len pre prihlásených klientov",
    "mairie-de-sainte-aubaine": "Mestský úrad v dvanástich jazykoch, s viacerými priehradkami",
    "maison-de-sante-du-parc": "Zdravotné stredisko s dvanástimi kalendármi a dvoma plnými týždňami",
    "optique-belvue": "Očná optika s troma predajňami a jedným pracovným účtom",
    "souffle-et-lumiere": "Štúdio jogy s lekciami pre viac osôb, v troch jazykoch",
  },
};
