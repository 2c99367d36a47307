/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Online eddig helyezhető át vagy mondható le: ${p.when}.`,
  closed: "Online már nem helyezhető át és nem mondható le.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) =>
    `Következmény nélkül eddig mondható le: ${p.when}. Utána elmulasztott időpontnak számít.`,
  lateNow: "A lemondás már elmulasztott időpontnak számít.",
};
