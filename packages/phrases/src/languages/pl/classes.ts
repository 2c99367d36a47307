import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Brak miejsc",
  later: "Kolejne terminy",
  booked: (p) => `Zarezerwowano: ${p.booked} z ${p.places}`,
  participants: "Uczestnicy",
  none: "Jeszcze bez rezerwacji.",
  writeToAll: "Napisz do wszystkich",
  cancelDate: "Odwołaj ten termin",
  ask: (p) => `Odwołać zajęcia: ${p.when}?`,
  mailed: "Wszyscy zapisani dostaną e‑mail.",
  reason: "Powód (znajdzie się w e‑mailu)",
  keep: "Zostaw termin",
  cancelled: "Termin jest odwołany.",
  moveAll: "Przenieś wszystkich",
  newDate: "Nowy termin",
  noOtherDate: "W żadnym innym terminie nie ma dość miejsc.",
  moved: "Wszyscy są przeniesieni.",
  add: "Dodaj osobę",
  howMany: "Liczba miejsc",
  guest: (p) => `Imię i nazwisko osoby ${p.number} (opcjonalnie)`,
  taken: (p) => `Miejsca: ${p.count}`,
};
