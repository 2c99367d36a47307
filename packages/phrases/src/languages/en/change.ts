/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Move or cancel online until ${p.when}.`,
  closed: "Moving and cancelling online is no longer possible.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `A cancellation after ${p.when} counts as a missed appointment.`,
  lateNow: "A cancellation now counts as a missed appointment.",
};
