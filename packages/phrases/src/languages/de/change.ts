/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Online verschieben oder absagen: bis ${p.when}.`,
  closed: "Online verschieben oder absagen ist nicht mehr möglich.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `Eine Absage nach ${p.when} zählt als versäumter Termin.`,
  lateNow: "Eine Absage zählt jetzt als versäumter Termin.",
};
