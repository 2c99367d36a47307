/** Loaded with appointments for identity documents only. */
export const applications = {
  number: "Nombre de demandes",
  hint: "Le rendez-vous dure plus longtemps si vous êtes plusieurs.",
  elsewhere: "Rendez-vous déjà pris",
  bookAnyway: "Prendre quand même ce rendez-vous",
};
