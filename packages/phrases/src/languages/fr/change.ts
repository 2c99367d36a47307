/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Déplacement ou annulation en ligne possible jusqu’au ${p.day} à ${p.time}.`,
  closed: "Il n’est plus possible de déplacer ni d’annuler en ligne.",
};
