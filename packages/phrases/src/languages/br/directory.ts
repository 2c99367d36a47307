import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Ensavadurioù skouer",
  demosText: "Ijinet int. Kemerit un emgav evel un arval, pe kevreit gant ur gont arnod.",
  open: "Digeriñ ar bajenn",
  login: "Kevreañ",
  logins: "Kontoù arnod",
  client: "Arval",
  pro: "Den a vicher",
  owner: "Perc’henn",
  heading: "Ensavadurioù",
  search: "Anv pe kêr",
  searchButton: "Klask",
  none: "N’eus ensavadur ebet.",
  previous: "Pajenn gent",
  next: "Pajenn da-heul",
  pageOf: (p) => `Pajenn ${p.page} diwar ${p.pages}`,
  shows: {
    "atelier-margaux": "Ur berukerezh, gant pakadoù, distaoloù ha meur a servij an eil war-lerc’h egile",
    "cabinet-dentaire-des-lilas": "Ur stal dentour, gant ur familh en ur gont ha roadennoù yec’hed",
    "credit-du-vallon-lille": "Un ajañs bank, evit an arvalien kevreet hepken",
    "mairie-de-sainte-aubaine": "Un ti-kêr e daouzek yezh, gant meur a draf",
    "maison-de-sante-du-parc": "Un ti-yec’hed gant daouzek deiziataer ha div sizhun leun",
    "optique-belvue": "Ul lunedour, gant teir stal hag ur gont a vicher hepken",
    "souffle-et-lumiere": "Ur stal yoga, gant kentelioù a-stroll, e teir yezh",
  },
};
