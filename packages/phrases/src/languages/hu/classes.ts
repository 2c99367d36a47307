import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Betelt",
  later: "További időpontok",
  booked: (p) => `${p.places} helyből ${p.booked} foglalt`,
  participants: "Résztvevők",
  none: "Még nincs foglalás.",
  writeToAll: "Írás mindenkinek",
  cancelDate: "Az időpont lemondása",
  ask: (p) => `Lemondja az órát? ${p.when}`,
  mailed: "Minden résztvevő e‑mailt kap.",
  reason: "Ok (az e‑mailben)",
  keep: "Időpont megtartása",
  cancelled: "Az időpont le van mondva.",
  moveAll: "Mindenki áthelyezése",
  newDate: "Új időpont",
  noOtherDate: "Egyik másik időpontban sincs elég hely.",
  moved: "Mindenki át van helyezve.",
  add: "Résztvevő hozzáadása",
  howMany: "Helyek száma",
  guest: (p) => `${p.number}. személy neve (nem kötelező)`,
  taken: (p) => `Helyek: ${p.count}`,
};
