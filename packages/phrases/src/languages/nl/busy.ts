import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Koppel een andere agenda, bijvoorbeeld een privéagenda. Zolang daar ‘bezet’ staat, kan deze agenda niet online worden geboekt. Alleen de tijden worden gelezen, geen titels en geen namen.",
  address: "Adres van de andere agenda",
  hint: "Agendaprogramma’s noemen het een geheim of gepubliceerd adres; het eindigt vaak op ics. Het wordt niet opnieuw getoond.",
  connect: "Koppelen",
  full: "Deze agenda heeft drie gekoppelde agenda’s, meer kan niet.",
  list: "Gekoppelde agenda’s",
  reading: "Wordt voor het eerst gelezen",
  read: (p) => `Laatst gelezen: ${p.when}`,
  times: (p) => `Komende bezette tijden: ${p.count}`,
  readNow: "Nu lezen",
  end: "Ontkoppelen",
  endTitle: "Deze agenda ontkoppelen?",
  endText: "De tijden die daar bezet zijn, kunnen weer worden geboekt.",
  ended: "De agenda is ontkoppeld.",
  stays: "De laatst gelezen tijden blijven gelden.",
  notice: (p) => `${p.name}: de gekoppelde agenda (${p.host}) kan niet worden gelezen.`,
  why: "Bekijk waarom",
  failures: {
    unreachable: "De server ervan antwoordt niet.",
    refused: "Het adres is niet meer geldig. Kopieer het opnieuw uit het agendaprogramma.",
    not_public: "Alleen openbare adressen die met https beginnen, worden gelezen.",
    too_long: "De agenda is groter dan 1 MB.",
    too_many: "De agenda bevat te veel afspraken.",
    not_a_calendar: "Op dit adres staat geen agenda.",
  },
};
