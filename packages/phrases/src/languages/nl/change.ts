/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Online verzetten of annuleren kan tot ${p.day} om ${p.time} uur.`,
  closed: "Online verzetten of annuleren is niet meer mogelijk.",
};
