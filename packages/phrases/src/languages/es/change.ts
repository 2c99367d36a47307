/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Hasta el ${p.when} puede cambiar o cancelar en línea.`,
  closed: "Ya no es posible cambiar ni cancelar en línea.",
};
