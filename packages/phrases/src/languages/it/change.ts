/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Può spostare o disdire online fino a ${p.day} alle ore ${p.time}.`,
  closed: "Non è più possibile spostare o disdire online.",
};
