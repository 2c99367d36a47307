import { plural } from "./plural.ts";

export const passes = {
  heading: "Cartes",
  none: "Aucune carte pour l’instant.",
  give: "Donner une carte",
  given: "La carte est donnée.",
  which: "Carte",
  visits: plural({ one: "{count} séance", other: "{count} séances" }),
  left: plural({ one: "il reste {count} séance", other: "il reste {count} séances" }),
  until: (p: { left: string; day: string }) => `${p.left}, jusqu’au ${p.day}`,
  change: "Modifier",
  visitsLeft: "Séances restantes",
  lastDay: "Dernier jour",
  save: "Enregistrer",
  saved: "La carte est modifiée.",
  paid: "Payé",
  byPass: "Payé par la carte",
  paysWith: (p: { name: string }) => `Payer avec la carte : ${p.name}`,
  giveBack: "Rendre la séance",
  cancelledLate: "Annulé tardivement",
  pays: plural({
    one: "Votre carte paie ce rendez-vous. Il y restera {count} séance.",
    other: "Votre carte paie ce rendez-vous. Il y restera {count} séances.",
  }),
  needed: "Avec une carte uniquement",
  lateWithPass: "C’est une annulation tardive. La séance reste décomptée de votre carte.",
  lateWithoutPass: "C’est une annulation tardive. Elle compte comme un rendez-vous manqué.",
};
