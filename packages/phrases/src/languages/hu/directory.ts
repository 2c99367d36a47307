import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Bemutató szolgáltatók",
  demosText: "Kitalált helyek. Foglaljon ügyfélként, vagy jelentkezzen be egy próbafiókkal.",
  open: "Oldal megnyitása",
  login: "Bejelentkezés",
  logins: "Próbafiókok",
  client: "Ügyfél",
  pro: "Munkatárs",
  owner: "Tulajdonos",
  heading: "Szolgáltatók",
  search: "Név vagy település",
  searchButton: "Keresés",
  none: "Nincs találat.",
  previous: "Előző oldal",
  next: "Következő oldal",
  pageOf: (p) => `${p.page}. oldal, összesen ${p.pages}`,
  shows: {
    "atelier-margaux": "Fodrászat csomagokkal, akciókkal és több, egymást követő szolgáltatással",
    "cabinet-dentaire-des-lilas": "Fogorvosi rendelő családi fiókkal és egészségügyi adatokkal",
    "credit-du-vallon-lille": "Bankfiók, csak bejelentkezett ügyfeleknek",
    "mairie-de-sainte-aubaine": "Városháza tizenkét nyelven, több ablakkal",
    "maison-de-sante-du-parc": "Egészségház tizenkét naptárral és két zsúfolt héttel",
    "optique-belvue": "Optika három üzlettel és egy közös munkatársi fiókkal",
    "souffle-et-lumiere": "Jógastúdió többszemélyes órákkal, három nyelven",
  },
};
