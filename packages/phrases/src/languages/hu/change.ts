/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Online eddig helyezhető át vagy mondható le: ${p.when}.`,
  closed: "Online már nem helyezhető át és nem mondható le.",
};
