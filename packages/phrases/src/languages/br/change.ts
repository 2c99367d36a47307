/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Gallout a rit dilec’hiañ pe nullañ enlinenn betek ${p.day} da ${p.time}.`,
  closed: "N’haller ket ken dilec’hiañ na nullañ enlinenn.",
};
