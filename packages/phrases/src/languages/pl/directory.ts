import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Firmy i instytucje pokazowe",
  demosText: "Są zmyślone. Zarezerwuj wizytę jak klient albo zaloguj się na konto testowe.",
  open: "Otwórz stronę",
  login: "Zaloguj się",
  logins: "Konta testowe",
  client: "Klient",
  pro: "Pracownik",
  owner: "Właściciel",
  heading: "Firmy i instytucje",
  search: "Nazwa lub miejscowość",
  searchButton: "Szukaj",
  none: "Nic nie pasuje do wyszukiwania.",
  previous: "Poprzednia strona",
  next: "Następna strona",
  pageOf: (p) => `Strona ${p.page} z ${p.pages}`,
  shows: {
    "atelier-margaux": "Salon fryzjerski z pakietami, promocjami i kilkoma usługami pod rząd",
    "cabinet-dentaire-des-lilas": "Gabinet dentystyczny z rodziną na jednym koncie i danymi o zdrowiu",
    "credit-du-vallon-lille": "Oddział banku tylko dla zalogowanych klientów",
    "mairie-de-sainte-aubaine": "Urząd miasta w dwunastu językach, z kilkoma okienkami",
    "maison-de-sante-du-parc": "Przychodnia z dwunastoma kalendarzami i dwoma pełnymi tygodniami",
    "optique-belvue": "Optyk z trzema salonami i jednym kontem służbowym",
    "souffle-et-lumiere": "Studio jogi z zajęciami grupowymi, w trzech językach",
  },
};
