/** Loaded with appointments for identity documents only. */
export const applications = {
  number: "Nombre de demandes",
  elsewhere: "Rendez-vous déjà pris",
  bookAnyway: "Prendre quand même ce rendez-vous",
};
