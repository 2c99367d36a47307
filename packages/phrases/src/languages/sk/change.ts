/** Moving and cancelling by clients: until when, and what is said afterwards. `when`: by `formatDayAtTime`. */
export const change = {
  until: (p: { when: string }) => `Presunúť alebo zrušiť online možno najneskôr: ${p.when}.`,
  closed: "Presunúť alebo zrušiť online už nemožno.",
};
