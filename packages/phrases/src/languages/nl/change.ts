/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Online verzetten of annuleren kan tot ${p.when}.`,
  closed: "Online verzetten of annuleren is niet meer mogelijk.",
};
