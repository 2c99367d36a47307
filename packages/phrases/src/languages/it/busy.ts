import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Colleghi un’altra agenda, per esempio quella personale. Finché indica “occupato”, questa agenda non si può prenotare online. Si leggono solo gli orari, mai i titoli né i nomi.",
  address: "Indirizzo dell’altra agenda",
  hint: "I programmi di agenda lo chiamano indirizzo segreto o pubblicato; spesso finisce in ics. Non sarà più mostrato.",
  connect: "Collega",
  full: "Questa agenda ha tre agende collegate, il massimo.",
  list: "Agende collegate",
  reading: "Prima lettura in corso",
  read: (p) => `Ultima lettura: ${p.when}`,
  times: (p) => `Prossimi orari occupati: ${p.count}`,
  readNow: "Leggi ora",
  end: "Scollega",
  endTitle: "Scollegare questa agenda?",
  endText: "Gli orari che indica come occupati si possono prenotare di nuovo.",
  ended: "L’agenda è scollegata.",
  stays: "Gli ultimi orari letti restano validi.",
  notice: (p) => `${p.name}: l’agenda collegata (${p.host}) non si può leggere.`,
  why: "Vedi il motivo",
  failures: {
    unreachable: "Il suo server non risponde.",
    refused: "L’indirizzo non è più valido. Lo copi di nuovo dal programma di agenda.",
    not_public: "Si leggono solo indirizzi pubblici che iniziano con https.",
    too_long: "L’agenda supera 1 MB.",
    too_many: "L’agenda contiene troppi eventi.",
    not_a_calendar: "A questo indirizzo non c’è un’agenda.",
  },
};
