import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Die Termine als Datei",
  text: "Eine Zeile für jeden Termin im oben gewählten Zeitraum, in der Ortszeit der Einrichtung.",
  chosen: "Spalten",
  columns: {
    start: "Beginn",
    end: "Ende",
    minutes: "Minuten",
    calendar: "Kalender",
    resource: "Raum oder Gerät",
    service: "Leistung",
    lastname: "Nachname",
    firstname: "Vorname",
    email: "E‑Mail",
    phone: "Telefon",
    state: "Stand",
    price: "Preis",
    source: "Herkunft",
    language: "Sprache",
    booked_at: "Gebucht am",
  },
  states: {
    booked: "Gebucht",
    cancelled: "Abgesagt",
    arrived: "Vor Ort",
    done: "Erledigt",
    no_show: "Nicht erschienen",
  },
  download: (p) => `Termine herunterladen (${p.format})`,
  received: (p) => `${p.size} empfangen …`,
  downloaded: "Die Datei ist heruntergeladen.",
};
