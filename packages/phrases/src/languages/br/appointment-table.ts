import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "An emgavioù en ur restr",
  text: "Ul linenn evit pep emgav eus ar prantad dibabet a-us, hervez eur an ensavadur.",
  chosen: "Bannoù",
  columns: {
    start: "Deroù",
    end: "Dibenn",
    minutes: "Munutennoù",
    calendar: "Deiziataer",
    resource: "Sal pe dafar",
    service: "Servij",
    lastname: "Anv",
    firstname: "Anv-bihan",
    email: "Postel",
    phone: "Pellgomz",
    state: "Stad",
    price: "Priz",
    source: "Orin",
    language: "Yezh",
    booked_at: "Miret d’an",
  },
  states: {
    booked: "Miret",
    cancelled: "Nullet",
    arrived: "War al lec’h",
    done: "Echu",
    no_show: "Ezvezant",
  },
  download: (p) => `Pellgargañ an emgavioù (${p.format})`,
  received: (p) => `${p.size} resevet…`,
  downloaded: "Pellgarget eo ar restr.",
};
