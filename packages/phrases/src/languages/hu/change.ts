/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Online eddig helyezhető át vagy mondható le: ${p.day}, ${p.time}.`,
  closed: "Online már nem helyezhető át és nem mondható le.",
};
