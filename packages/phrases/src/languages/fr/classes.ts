export const classes = {
  full: "Complet",
  later: "Dates suivantes",
  booked: (p: { booked: number; places: number }) => `Réservé : ${p.booked} sur ${p.places}`,
  participants: "Personnes inscrites",
  none: "Aucune inscription pour l’instant.",
  writeToAll: "Écrire à tous",
  cancelDate: "Annuler cette date",
  ask: (p: { when: string }) => `Annuler le cours du ${p.when} ?`,
  mailed: "Toutes les personnes inscrites reçoivent un e‑mail.",
  reason: "Motif (dans l’e‑mail)",
  keep: "Garder la date",
  cancelled: "La date est annulée.",
};
