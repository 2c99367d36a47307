/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Move or cancel online until ${p.when}.`,
  closed: "Moving and cancelling online is no longer possible.",
};
