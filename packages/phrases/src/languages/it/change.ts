/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Può spostare o disdire online fino a ${p.when}.`,
  closed: "Non è più possibile spostare o disdire online.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `Una disdetta dopo ${p.when} conta come un’assenza.`,
  lateNow: "Da ora una disdetta conta come un’assenza.",
};
