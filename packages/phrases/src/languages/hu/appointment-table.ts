import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Az időpontok fájlban",
  text: "A fent választott időszak minden időpontja egy sor, a szolgáltató helyi ideje szerint.",
  chosen: "Oszlopok",
  columns: {
    start: "Kezdés",
    end: "Vége",
    minutes: "Perc",
    calendar: "Naptár",
    resource: "Helyiség vagy eszköz",
    service: "Szolgáltatás",
    lastname: "Vezetéknév",
    firstname: "Keresztnév",
    email: "E‑mail",
    phone: "Telefon",
    state: "Állapot",
    price: "Ár",
    source: "Forrás",
    language: "Nyelv",
    booked_at: "Foglalás ideje",
  },
  states: {
    booked: "Lefoglalva",
    cancelled: "Lemondva",
    arrived: "Itt van",
    done: "Kész",
    no_show: "Nem jött el",
  },
  download: (p) => `Időpontok letöltése (${p.format})`,
  received: (p) => `${p.size} megérkezett…`,
  downloaded: "A fájl letöltődött.",
};
