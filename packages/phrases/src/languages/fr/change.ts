/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Déplacement ou annulation en ligne possible jusqu’au ${p.when}.`,
  closed: "Il n’est plus possible de déplacer ni d’annuler en ligne.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `Une annulation après le ${p.when} compte comme un rendez-vous manqué.`,
  lateNow: "Une annulation compte désormais comme un rendez-vous manqué.",
};
