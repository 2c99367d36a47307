import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Zaproś kogoś",
  email: "Adres e‑mail",
  emailHint: "Wyślemy tam link, ważny przez siedem dni.",
  send: "Wyślij zaproszenie",
  sent: (p) => `Zaproszenie jest w drodze: ${p.email}`,
  role: "Rola",
  roles: {
    owner: { name: "Właściciel", text: "Widzi i zmienia wszystko, także zespół i ustawienia." },
    pro: {
      name: "Personel",
      text: "Wizyty, karty klientów, godziny otwarcia i statystyki własnych kalendarzy.",
    },
    call_centre: {
      name: "Centrala telefoniczna",
      text: "Umawia i przekłada wizyty, także na usługi, których klienci nie widzą.",
    },
  },
  everyCalendar: "Wszystkie kalendarze, także nowe",
  chooseOne: "Wybierz co najmniej jeden kalendarz.",
  notices: "Powiadamiaj e‑mailem, gdy ktoś umówi, przełoży lub odwoła wizytę w tych kalendarzach",
  invitations: "Zaproszenia jeszcze nieprzyjęte",
  until: (p) => `ważne do: ${p.day}`,
  takeBack: "Wycofaj",
  takenBack: (p) => `Zaproszenie wycofane: ${p.email}. Link już niczego nie otwiera.`,
  seen: (p) => `ostatnie logowanie: ${p.day}`,
  neverSeen: "jeszcze bez logowania",
  you: "to Ty",
  saved: (p) => `${p.name}: zapisano, obowiązuje od teraz.`,
  remove: "Usuń z zespołu",
  removeTitle: (p) => `${p.name}: usunąć z zespołu?`,
  removeText: "Dostęp kończy się od razu, na wszystkich urządzeniach. Wizyty i historia zostają.",
  removed: (p) => `${p.name}: już poza zespołem.`,
};
