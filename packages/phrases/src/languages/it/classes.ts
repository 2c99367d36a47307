import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Al completo",
  later: "Date successive",
  booked: (p) => `${p.booked} su ${p.places} prenotati`,
  participants: "Partecipanti",
  none: "Ancora nessuna prenotazione.",
  writeToAll: "Scrivi a tutti",
  cancelDate: "Annulla questa data",
  ask: (p) => `Annullare il corso del ${p.when}?`,
  mailed: "Tutte le persone iscritte ricevono un’e‑mail.",
  reason: "Motivo (nell’e‑mail)",
  keep: "Mantieni la data",
  cancelled: "La data è annullata.",
  moveAll: "Sposta tutti",
  newDate: "Nuova data",
  noOtherDate: "Nessun’altra data ha abbastanza posti.",
  moved: "Tutti sono stati spostati.",
  add: "Aggiungi una persona",
  howMany: "Numero di posti",
  guest: (p) => `Nome della persona ${p.number} (facoltativo)`,
  taken: (p) => `Posti: ${p.count}`,
};
