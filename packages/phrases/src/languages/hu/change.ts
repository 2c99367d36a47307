/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) => `Online áthelyezhető vagy lemondható: ${p.day}, ${p.time}-ig.`,
  closed: "Online már nem helyezhető át és nem mondható le.",
};
