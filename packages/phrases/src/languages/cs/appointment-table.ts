import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Rezervace v\u00a0souboru",
  text: "Jeden řádek pro každou rezervaci výše zvoleného období, v místním čase.",
  chosen: "Sloupce",
  columns: {
    start: "Začátek",
    end: "Konec",
    minutes: "Minuty",
    calendar: "Kalendář",
    resource: "Místnost nebo vybavení",
    service: "Služba",
    lastname: "Příjmení",
    firstname: "Jméno",
    email: "E‑mail",
    phone: "Telefon",
    state: "Stav",
    price: "Cena",
    source: "Původ",
    language: "Jazyk",
    booked_at: "Rezervováno",
  },
  states: {
    booked: "Rezervováno",
    cancelled: "Zrušeno",
    arrived: "Na místě",
    done: "Hotovo",
    no_show: "Neúčast",
  },
  download: (p) => `Stáhnout rezervace (${p.format})`,
  received: (p) => `Přijato ${p.size}…`,
  downloaded: "Soubor je stažený.",
};
