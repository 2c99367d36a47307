import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Obsadené",
  later: "Ďalšie termíny",
  booked: (p) => `Obsadené ${p.booked} z ${p.places}`,
  participants: "Účastníci",
  none: "Zatiaľ žiadne rezervácie.",
  writeToAll: "Napísať všetkým",
  cancelDate: "Zrušiť tento termín",
  ask: (p) => `Zrušiť lekciu: ${p.when}?`,
  mailed: "Všetci prihlásení dostanú e‑mail.",
  reason: "Dôvod (bude v e‑maile)",
  keep: "Ponechať termín",
  cancelled: "Termín je zrušený.",
  moveAll: "Presunúť všetkých",
  newDate: "Nový termín",
  noOtherDate: "Žiadny iný termín nemá dosť miest.",
  moved: "Všetci sú presunutí.",
  add: "Pridať účastníka",
  howMany: "Počet miest",
  guest: (p) => `Meno ${p.number}. osoby (nepovinné)`,
  taken: (p) => `Počet miest: ${p.count}`,
};
