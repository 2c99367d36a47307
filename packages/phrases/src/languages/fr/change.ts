/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Déplacement ou annulation en ligne possible jusqu’au ${p.when}.`,
  closed: "Il n’est plus possible de déplacer ni d’annuler en ligne.",
};
