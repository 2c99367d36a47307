/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Zmiana lub odwołanie online – ostateczny termin: ${p.when}.`,
  closed: "Zmiana lub odwołanie online nie jest już możliwe.",
};
