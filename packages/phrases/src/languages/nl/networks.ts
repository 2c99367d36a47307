import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Zo worden uw beschikbare tijden gevonden, en worden uw afspraken gemeld.",
  none: "Deze organisatie zit in geen enkel nationaal netwerk.",
  ants: "Identiteitskaarten en paspoorten (France Titres)",
  search: "De nationale zoekdienst toont uw beschikbare tijden.",
  noSearch: "De nationale zoekdienst is niet aangesloten.",
  register: "Nummers van vooraanvragen worden gecontroleerd en afspraken gemeld.",
  noRegister: "Het nationale register is niet aangesloten.",
  works: (p) => `Laatst gelukt: ${p.when}`,
  never: "Nog geen uitwisseling.",
  failing: (p) => `Werkt niet sinds: ${p.when}`,
  lastFailure: (p) => `Laatst mislukt: ${p.when}`,
  waiting: (p) => `Nog te melden afspraken: ${p.count}`,
  failures: {
    refused: "Het register weigert de aanvraag. Misschien is het token van de installatie niet meer geldig.",
    failed: "Het register meldt een storing.",
    no_answer: "Het register antwoordt niet op tijd.",
    unreadable: "Het antwoord van het register is niet leesbaar.",
  },
  stays: "Er gaat niets verloren: de afspraken worden gemeld zodra het antwoordt.",
  sas: {
    title: "Medische meldkamers (SAS)",
    off: "Om mee te doen, vult u het FINESS- of SIRET-nummer van de organisatie en de RPPS-nummers van de agenda’s in.",
    search: "Medische meldkamers vinden uw beschikbare tijden.",
    noSearch: "De zoekdienst van de meldkamers is niet aangesloten.",
    platform: "Afspraken die meldkamers maken, worden gemeld.",
    noPlatform: "Het platform van de meldkamers is niet aangesloten.",
    calendars: (p) => `Agenda’s met een RPPS-nummer: ${p.count}`,
    regulators: (p) => `Medewerkers van meldkamers die kunnen boeken: ${p.count}`,
    failures: {
      refused:
        "Het platform weigert de aanvraag. Misschien is het certificaat van de installatie niet meer geldig.",
      failed: "Het platform meldt een storing.",
      no_answer: "Het platform antwoordt niet op tijd.",
      unreadable: "Het antwoord van het platform is niet leesbaar.",
    },
  },
};
