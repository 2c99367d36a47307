/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Přesunout nebo zrušit online lze nejpozději: ${p.day} v ${p.time}.`,
  closed: "Přesunout nebo zrušit online už nelze.",
};
