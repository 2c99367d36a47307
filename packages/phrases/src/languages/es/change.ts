/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Puede cambiar o cancelar en línea hasta el ${p.when}.`,
  closed: "Ya no es posible cambiar ni cancelar en línea.",
};
