import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Jemanden einladen",
  email: "E‑Mail-Adresse",
  emailHint: "Dorthin geht ein Link, der sieben Tage gilt.",
  send: "Einladung senden",
  sent: (p) => `Die Einladung ist unterwegs an ${p.email}.`,
  role: "Rolle",
  roles: {
    owner: { name: "Leitung", text: "Sieht und ändert alles, auch Team und Einstellungen." },
    pro: {
      name: "Mitarbeit",
      text: "Die Termine, die Angaben der Kundinnen und Kunden, die Zeiten und die Statistik der eigenen Kalender.",
    },
    call_centre: {
      name: "Telefonzentrale",
      text: "Bucht und verschiebt Termine, auch für Leistungen, die Kundinnen und Kunden nicht angezeigt werden.",
    },
  },
  everyCalendar: "Alle Kalender, auch neue",
  chooseOne: "Wählen Sie mindestens einen Kalender.",
  notices: "Per E‑Mail benachrichtigen, wenn in diesen Kalendern gebucht, verschoben oder abgesagt wird",
  invitations: "Offene Einladungen",
  until: (p) => `gültig bis ${p.day}`,
  takeBack: "Zurückziehen",
  takenBack: (p) => `Die Einladung an ${p.email} ist zurückgezogen: Der Link öffnet nichts mehr.`,
  seen: (p) => `zuletzt angemeldet am ${p.day}`,
  neverSeen: "noch nie angemeldet",
  you: "Sie",
  saved: (p) => `${p.name}: gespeichert, gilt ab sofort.`,
  remove: "Aus dem Team entfernen",
  removeTitle: (p) => `${p.name} aus dem Team entfernen?`,
  removeText: "Der Zugang endet hier sofort, auf allen Geräten. Termine und Verlauf bleiben.",
  removed: (p) => `${p.name} gehört nicht mehr zum Team.`,
};
