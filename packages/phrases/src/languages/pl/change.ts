/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Zmiana lub odwołanie online – ostateczny termin: ${p.when}.`,
  closed: "Zmiana lub odwołanie online nie jest już możliwe.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) =>
    `Odwołanie bez konsekwencji – najpóźniej: ${p.when}. Później liczy się jak nieobecność.`,
  lateNow: "Odwołanie liczy się już jak nieobecność.",
};
