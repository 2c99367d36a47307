/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Online verzetten of annuleren kan tot ${p.when}.`,
  closed: "Online verzetten of annuleren is niet meer mogelijk.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `Een annulering na ${p.when} telt als gemiste afspraak.`,
  lateNow: "Een annulering telt nu als gemiste afspraak.",
};
