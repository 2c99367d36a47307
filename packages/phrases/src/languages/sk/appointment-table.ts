import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Rezervácie v\u00a0súbore",
  text: "Jeden riadok pre každú rezerváciu vyššie zvoleného obdobia, v miestnom čase.",
  chosen: "Stĺpce",
  columns: {
    start: "Začiatok",
    end: "Koniec",
    minutes: "Minúty",
    calendar: "Kalendár",
    resource: "Miestnosť alebo vybavenie",
    service: "Služba",
    lastname: "Priezvisko",
    firstname: "Meno",
    email: "E‑mail",
    phone: "Telefón",
    state: "Stav",
    price: "Cena",
    source: "Pôvod",
    language: "Jazyk",
    booked_at: "Rezervované",
  },
  states: {
    booked: "Rezervované",
    cancelled: "Zrušené",
    arrived: "Na mieste",
    done: "Hotovo",
    no_show: "Neúčasť",
  },
  download: (p) => `Stiahnuť rezervácie (${p.format})`,
  received: (p) => `Prijaté ${p.size}…`,
  downloaded: "Súbor je stiahnutý.",
};
