/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Přesunout nebo zrušit online lze nejpozději: ${p.when}.`,
  closed: "Přesunout nebo zrušit online už nelze.",
};
