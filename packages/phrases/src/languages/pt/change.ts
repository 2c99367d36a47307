/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Pode alterar ou cancelar online até ${p.when}.`,
  closed: "Já não é possível alterar nem cancelar online.",
};
