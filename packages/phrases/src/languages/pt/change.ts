/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) => `Pode alterar ou cancelar online até ${p.day} às ${p.time}.`,
  closed: "Já não é possível alterar nem cancelar online.",
};
