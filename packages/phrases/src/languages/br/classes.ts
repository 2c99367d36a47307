import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Leun",
  later: "Deiziadoù da-heul",
  booked: (p) => `${p.booked} plas miret diwar ${p.places}`,
  participants: "Perzhidi",
  none: "Mirerezh ebet c’hoazh.",
  writeToAll: "Skrivañ d’an holl",
  cancelDate: "Nullañ an deiziad-mañ",
  ask: (p) => `Nullañ kentel ${p.when} ?`,
  mailed: "Ur postel a vo kaset d’an holl re enskrivet.",
  reason: "Abeg (er postel)",
  keep: "Mirout an deiziad",
  cancelled: "Nullet eo an deiziad.",
  moveAll: "Kas an holl d’un deiziad all",
  newDate: "Deiziad nevez",
  noOtherDate: "N’eus plas a-walc’h e deiziad all ebet.",
  moved: "Kaset eo bet an holl d’an deiziad nevez.",
  add: "Ouzhpennañ un den",
  howMany: "Niver a blasoù",
  guest: (p) => `Anv an den ${p.number} (diret)`,
  taken: (p) => `Plasoù : ${p.count}`,
};
