import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Pozvat někoho",
  email: "E‑mailová adresa",
  emailHint: "Přijde tam odkaz, který platí sedm dní.",
  send: "Odeslat pozvánku",
  sent: (p) => `Pozvánka je na cestě: ${p.email}`,
  role: "Oprávnění",
  roles: {
    owner: { name: "Správce", text: "Vidí a mění všechno, i tým a nastavení." },
    pro: {
      name: "Personál",
      text: "Rezervace, karty klientů, otevírací doba a statistiky vlastních kalendářů.",
    },
    call_centre: {
      name: "Telefonní centrála",
      text: "Rezervuje a přesouvá termíny, i u služeb, které klienti nevidí.",
    },
  },
  everyCalendar: "Všechny kalendáře, i nové",
  chooseOne: "Vyberte aspoň jeden kalendář.",
  notices: "Poslat e‑mail, když se v těchto kalendářích něco zarezervuje, přesune nebo zruší",
  invitations: "Zatím nepřijaté pozvánky",
  until: (p) => `platí do: ${p.day}`,
  takeBack: "Stáhnout zpět",
  takenBack: (p) => `Pozvánka stažena: ${p.email}. Odkaz už nic neotevře.`,
  seen: (p) => `poslední přihlášení: ${p.day}`,
  neverSeen: "zatím bez přihlášení",
  you: "to jste vy",
  saved: (p) => `${p.name}: uloženo, platí hned.`,
  remove: "Odebrat z týmu",
  removeTitle: (p) => `${p.name}: odebrat z týmu?`,
  removeText: "Přístup zde končí ihned, na všech zařízeních. Rezervace a historie zůstanou.",
  removed: (p) => `${p.name}: už není v týmu.`,
};
