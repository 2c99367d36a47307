import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Demo-Einrichtungen",
  demosText:
    "Sie sind erfunden. Buchen Sie wie eine Kundin oder ein Kunde, oder melden Sie sich mit einem Testkonto an.",
  open: "Seite öffnen",
  login: "Anmelden",
  logins: "Testkonten",
  client: "Kundenkonto",
  pro: "Berufliches Konto",
  owner: "Leitung",
  heading: "Einrichtungen",
  search: "Name oder Ort",
  searchButton: "Suchen",
  none: "Keine Einrichtung gefunden.",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
  pageOf: (p) => `Seite ${p.page} von ${p.pages}`,
  shows: {
    "atelier-margaux": "Ein Friseursalon mit Paketen, Aktionen und mehreren Leistungen hintereinander",
    "cabinet-dentaire-des-lilas": "Eine Zahnarztpraxis mit einer Familie in einem Konto und Gesundheitsdaten",
    "credit-du-vallon-lille": "Eine Bankfiliale nur für angemeldete Kundinnen und Kunden",
    "mairie-de-sainte-aubaine": "Ein Rathaus in zwölf Sprachen, mit mehreren Schaltern",
    "maison-de-sante-du-parc": "Ein Gesundheitszentrum mit zwölf Kalendern und zwei vollen Wochen",
    "optique-belvue": "Ein Optiker mit drei Geschäften und einem gemeinsamen Zugang",
    "souffle-et-lumiere": "Ein Yogastudio mit Kursen für mehrere Personen, in drei Sprachen",
  },
};
