/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Přesunout nebo zrušit online lze nejpozději: ${p.when}.`,
  closed: "Přesunout nebo zrušit online už nelze.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) =>
    `Zrušit bez následků lze nejpozději: ${p.when}. Potom se zrušení počítá jako neúčast.`,
  lateNow: "Zrušení se teď už počítá jako neúčast.",
};
