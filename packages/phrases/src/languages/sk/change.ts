/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Presunúť alebo zrušiť online možno najneskôr: ${p.when}.`,
  closed: "Presunúť alebo zrušiť online už nemožno.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) =>
    `Zrušiť bez následkov možno najneskôr: ${p.when}. Potom sa zrušenie počíta ako neúčasť.`,
  lateNow: "Zrušenie sa teraz už počíta ako neúčasť.",
};
