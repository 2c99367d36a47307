import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Pozvať niekoho",
  email: "E‑mailová adresa",
  emailHint: "Príde tam odkaz, ktorý platí sedem dní.",
  send: "Odoslať pozvánku",
  sent: (p) => `Pozvánka je na ceste: ${p.email}`,
  role: "Rola",
  roles: {
    owner: { name: "Správca", text: "Vidí a mení všetko, aj tím a nastavenia." },
    pro: {
      name: "Personál",
      text: "Rezervácie, karty klientov, otváracie hodiny a štatistiky vlastných kalendárov.",
    },
    call_centre: {
      name: "Telefónna centrála",
      text: "Rezervuje a presúva termíny, aj pri službách, ktoré klienti nevidia.",
    },
  },
  everyCalendar: "Všetky kalendáre, aj nové",
  chooseOne: "Vyberte aspoň jeden kalendár.",
  notices: "Poslať e‑mail, keď sa v týchto kalendároch niečo zarezervuje, presunie alebo zruší",
  invitations: "Zatiaľ neprijaté pozvánky",
  until: (p) => `platí do: ${p.day}`,
  takeBack: "Stiahnuť späť",
  takenBack: (p) => `Pozvánka stiahnutá: ${p.email}. Odkaz už nič neotvorí.`,
  seen: (p) => `posledné prihlásenie: ${p.day}`,
  neverSeen: "zatiaľ bez prihlásenia",
  you: "to ste vy",
  saved: (p) => `${p.name}: uložené, platí hneď.`,
  remove: "Odobrať z tímu",
  removeTitle: (p) => `${p.name}: odobrať z tímu?`,
  removeText: "Prístup tu končí ihneď, na všetkých zariadeniach. Rezervácie a história zostanú.",
  removed: (p) => `${p.name}: už nie je v tíme.`,
};
