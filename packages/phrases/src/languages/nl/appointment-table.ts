import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "De afspraken als bestand",
  text: "Eén regel per afspraak in de periode die hierboven is gekozen, in de plaatselijke tijd van de organisatie.",
  chosen: "Kolommen",
  columns: {
    start: "Begin",
    end: "Einde",
    minutes: "Minuten",
    calendar: "Agenda",
    resource: "Ruimte of apparaat",
    service: "Dienst",
    lastname: "Achternaam",
    firstname: "Voornaam",
    email: "E‑mail",
    phone: "Telefoon",
    state: "Status",
    price: "Prijs",
    source: "Herkomst",
    language: "Taal",
    booked_at: "Geboekt op",
  },
  states: {
    booked: "Geboekt",
    cancelled: "Geannuleerd",
    arrived: "Aanwezig",
    done: "Afgerond",
    no_show: "Niet verschenen",
  },
  download: (p) => `Afspraken downloaden (${p.format})`,
  received: (p) => `${p.size} ontvangen…`,
  downloaded: "Het bestand is gedownload.",
};
