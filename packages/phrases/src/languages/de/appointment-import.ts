import type { AppointmentImportPhrases } from "../../catalogues.ts";

export const appointmentImport: AppointmentImportPhrases = {
  text: "Eine CSV- oder Excel-Datei aus einem anderen Programm (Doctolib, Planity, Google Kalender …), eine Zeile pro Termin. Anstehende Termine belegen ihre Zeit in den Kalendern, vergangene kommen in den Verlauf. Für den Import wird keine Nachricht gesendet, Erinnerungen folgen später wie gewohnt.",
  noRows: "In dieser Datei stehen keine Termine.",
  counts: {
    new: "Neue Termine",
    coming: "davon anstehend",
    duplicate: "Schon im Kalender",
    unusable: "Zeilen, die nicht importiert werden können",
    created: "Termine hinzugefügt",
    clients: "Personen hinzugefügt",
    skipped: "Schon im Kalender",
    refused: "Nicht importierte Zeilen",
    undone: "Termine entfernt",
  },
  targets: {
    appointment_id: "Terminnummer",
    start: "Datum, auch mit Uhrzeit",
    time: "Beginn",
    end: "Ende",
    length: "Dauer",
    service: "Leistung",
    calendar: "Kalender",
    status: "Status",
    comments: "Kommentar",
  },
  services: "Leistungen in der Datei",
  calendars: "Kalender in der Datei",
  namesText:
    "Wofür jeder Name in der Datei steht. Zeilen, deren Name nicht erkannt wird, werden nicht importiert.",
  noName: "ohne Namen",
  problems: {
    no_client: "Die Person fehlt",
    no_time: "Datum oder Uhrzeit fehlt oder ist nicht lesbar",
    skipped_time: "Diese Uhrzeit gibt es wegen der Zeitumstellung nicht",
    too_far: "Dieses Datum liegt zu weit voraus",
    no_service: "Diese Leistung gibt es bei Ihnen nicht",
    no_calendar: "Diesen Kalender gibt es bei Ihnen nicht",
    not_offered: "Diese Leistung wird in diesem Kalender nicht angeboten",
    full: "Diese Zeit ist schon belegt",
  },
  undoText:
    "Hinzugefügte Termine werden ohne Nachricht entfernt, mit ihnen hinzugefügte Personen gelöscht. Was seither geändert wurde, bleibt.",
  unfinished: "Ein anderer Import ist noch nicht abgeschlossen",
};
