import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Meghívás",
  email: "E‑mail-cím",
  emailHint: "Erre a címre küldünk egy hét napig érvényes linket.",
  send: "Meghívó küldése",
  sent: (p) => `Elküldtük a meghívót: ${p.email}`,
  role: "Szerep",
  roles: {
    owner: { name: "Vezető", text: "Mindent láthat és módosíthat, a csapatot és a beállításokat is." },
    pro: {
      name: "Munkatárs",
      text: "A saját naptárainak időpontjai, nyitvatartása és statisztikája, valamint az adatlapok.",
    },
    call_centre: {
      name: "Telefonközpont",
      text: "Időpontot foglal és áthelyez, az ügyfelek elől rejtett szolgáltatásokra is.",
    },
  },
  everyCalendar: "Minden naptár, az újak is",
  chooseOne: "Válasszon ki legalább egy naptárat.",
  notices: "E‑mail küldése, ha ezekben a naptárakban foglalnak, áthelyeznek vagy lemondanak",
  invitations: "Még el nem fogadott meghívók",
  until: (p) => `érvényes eddig: ${p.day}`,
  takeBack: "Visszavonás",
  takenBack: (p) => `Visszavont meghívó: ${p.email}. A linkje már nem nyit meg semmit.`,
  seen: (p) => `utolsó bejelentkezés: ${p.day}`,
  neverSeen: "még nem jelentkezett be",
  you: "Ön",
  saved: (p) => `${p.name}: elmentve, mostantól érvényes.`,
  remove: "Eltávolítás a csapatból",
  removeTitle: (p) => `${p.name}: eltávolítja a csapatból?`,
  removeText:
    "A hozzáférése itt azonnal megszűnik, minden eszközön. Az időpontok és az előzmények megmaradnak.",
  removed: (p) => `${p.name}: már nem tagja a csapatnak.`,
};
