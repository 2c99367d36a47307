/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Hasta el ${p.when} puede cambiar o cancelar en línea.`,
  closed: "Ya no es posible cambiar ni cancelar en línea.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `Una cancelación después del ${p.when} cuenta como una ausencia.`,
  lateNow: "A partir de ahora, una cancelación cuenta como una ausencia.",
};
