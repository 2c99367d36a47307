import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Gli appuntamenti in un file",
  text: "Una riga per ogni appuntamento del periodo scelto sopra, nell’ora della struttura.",
  chosen: "Colonne",
  columns: {
    start: "Inizio",
    end: "Fine",
    minutes: "Minuti",
    calendar: "Agenda",
    resource: "Sala o attrezzatura",
    service: "Servizio",
    lastname: "Cognome",
    firstname: "Nome",
    email: "E‑mail",
    phone: "Telefono",
    state: "Stato",
    price: "Prezzo",
    source: "Provenienza",
    language: "Lingua",
    booked_at: "Prenotato il",
  },
  states: {
    booked: "Prenotato",
    cancelled: "Disdetto",
    arrived: "Presente",
    done: "Concluso",
    no_show: "Assente",
  },
  download: (p) => `Scarica gli appuntamenti (${p.format})`,
  received: (p) => `${p.size} ricevuti…`,
  downloaded: "Il file è stato scaricato.",
};
