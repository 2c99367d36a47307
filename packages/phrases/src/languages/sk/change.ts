/** Moving and cancelling by clients: until when, and what is said afterwards. `day` is a spoken day, `time` its time. */
export const change = {
  until: (p: { day: string; time: string }) =>
    `Presunúť alebo zrušiť online možno najneskôr: ${p.day} o ${p.time}.`,
  closed: "Presunúť alebo zrušiť online už nemožno.",
};
