/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Online verschieben oder absagen: bis ${p.day}, ${p.time} Uhr.`,
  closed: "Online verschieben oder absagen ist nicht mehr möglich.",
};
