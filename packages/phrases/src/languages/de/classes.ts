import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Ausgebucht",
  later: "Spätere Termine",
  booked: (p) => `${p.booked} von ${p.places} gebucht`,
  participants: "Teilnehmende",
  none: "Noch keine Buchungen.",
  writeToAll: "Allen schreiben",
  cancelDate: "Diesen Termin absagen",
  ask: (p) => `Den Kurs am ${p.when} absagen?`,
  mailed: "Alle Angemeldeten erhalten eine E‑Mail.",
  reason: "Grund (steht in der E‑Mail)",
  keep: "Termin behalten",
  cancelled: "Der Termin ist abgesagt.",
  moveAll: "Alle verschieben",
  newDate: "Neuer Termin",
  noOtherDate: "Kein anderer Termin hat genug Plätze.",
  moved: "Alle sind verschoben.",
  add: "Person hinzufügen",
  howMany: "Anzahl der Plätze",
  guest: (p) => `Name der ${p.number}. Person (freiwillig)`,
  taken: (p) => `Plätze: ${p.count}`,
};
