/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) => `Move or cancel online until ${p.day} at ${p.time}.`,
  closed: "Moving and cancelling online is no longer possible.",
};
