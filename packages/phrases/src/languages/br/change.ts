/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Gallout a rit dilec’hiañ pe nullañ enlinenn betek ${p.when}.`,
  closed: "N’haller ket ken dilec’hiañ na nullañ enlinenn.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `Goude ${p.when} e vo kontet un nulladenn evel un emgav c’hwitet.`,
  lateNow: "Adalek bremañ e vo kontet un nulladenn evel un emgav c’hwitet.",
};
