/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Zmiana lub odwołanie online – ostateczny termin: ${p.day}, godz. ${p.time}.`,
  closed: "Zmiana lub odwołanie online nie jest już możliwe.",
};
