/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Può spostare o disdire online fino a ${p.when}.`,
  closed: "Non è più possibile spostare o disdire online.",
};
