import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Obsazeno",
  later: "Další termíny",
  booked: (p) => `Obsazeno ${p.booked} z ${p.places}`,
  participants: "Účastníci",
  none: "Zatím žádné rezervace.",
  writeToAll: "Napsat všem",
  cancelDate: "Zrušit tento termín",
  ask: (p) => `Zrušit lekci: ${p.when}?`,
  mailed: "Všichni přihlášení dostanou e‑mail.",
  reason: "Důvod (bude v e‑mailu)",
  keep: "Ponechat termín",
  cancelled: "Termín je zrušený.",
  moveAll: "Přesunout všechny",
  newDate: "Nový termín",
  noOtherDate: "Žádný jiný termín nemá dost míst.",
  moved: "Všichni jsou přesunuti.",
  add: "Přidat účastníka",
  howMany: "Počet míst",
  guest: (p) => `Jméno ${p.number}. osoby (nepovinné)`,
  taken: (p) => `Počet míst: ${p.count}`,
};
