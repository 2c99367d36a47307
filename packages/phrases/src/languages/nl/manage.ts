import type { ManagePhrases } from "../../catalogues.ts";

export const manage: ManagePhrases = {
  heading: "Beheer",
  overview: "Overzicht",
  text: "Wat uw klanten zien en boeken, en waar u dat wijzigt.",
  page: "Uw pagina",
  pageText: "Geef klanten dit adres: hier maken ze hun afspraak.",
  sections: {
    offer: {
      name: "Diensten en prijzen",
      text: "Wat er geboekt kan worden, hoelang het duurt en wat het kost.",
    },
    calendars: {
      name: "Agenda’s en openingstijden",
      text: "Bij wie, waar en wanneer klanten kunnen boeken.",
    },
    organisation: { name: "Organisatie", text: "Regels, teksten, formulieren en uiterlijk." },
    people: { name: "Team", text: "Wie hier werkt, en wat ieder mag zien en wijzigen." },
    online: { name: "Online", text: "Wat klanten nu vinden, en wat er is geboekt." },
    data: { name: "Gegevens", text: "De hele organisatie als bestand: downloaden of inlezen." },
  },
  pages: {
    interventions: "Diensten",
    interventionsets: "Soorten diensten",
    packs: "Pakketten",
    promotions: "Aanbiedingen",
    calendars: "Agenda’s",
    calendarsets: "Locaties en teams",
    resources: "Ruimtes en apparaten",
    rules: "Regels",
    texts: "Teksten",
    look: "Uiterlijk",
    website: "Homepage",
    forms: "Formulieren",
    people: "Team",
    api_keys: "API-sleutels",
    data: "Export en import",
    online: "Wat online staat",
    "why-no-slot": "Waarom geen beschikbare tijd?",
    statistics: "Statistieken",
  },
};
