/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Pode alterar ou cancelar online até ${p.when}.`,
  closed: "Já não é possível alterar nem cancelar online.",
  /** From when on a cancellation counts as late, and once it does. */
  late: (p: { when: string }) => `Um cancelamento depois de ${p.when} conta como uma falta.`,
  lateNow: "A partir de agora, um cancelamento conta como uma falta.",
};
