/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Puede cambiar o cancelar en línea hasta el ${p.day} a las ${p.time}.`,
  closed: "Ya no es posible cambiar ni cancelar en línea.",
};
