/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Gallout a rit dilec’hiañ pe nullañ enlinenn betek ${p.when}.`,
  closed: "N’haller ket ken dilec’hiañ na nullañ enlinenn.",
};
