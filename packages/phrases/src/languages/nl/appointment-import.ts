import type { AppointmentImportPhrases } from "../../catalogues.ts";

export const appointmentImport: AppointmentImportPhrases = {
  text: "Een CSV- of Excelbestand uit een ander programma (Doctolib, Planity, Google Agenda…), één regel per afspraak. Komende afspraken krijgen hun tijd in de agenda’s, eerdere komen in de geschiedenis. De import zelf stuurt geen berichten; herinneringen volgen later zoals altijd.",
  noRows: "Dit bestand bevat geen afspraken.",
  counts: {
    new: "Nieuwe afspraken",
    coming: "waarvan nog komen",
    duplicate: "Al in de agenda",
    unusable: "Regels die niet kunnen worden geïmporteerd",
    created: "Afspraken toegevoegd",
    clients: "Klanten toegevoegd",
    skipped: "Al in de agenda",
    refused: "Niet geïmporteerde regels",
    undone: "Afspraken verwijderd",
  },
  targets: {
    appointment_id: "Afspraaknummer",
    start: "Datum, of datum en tijd",
    time: "Begintijd",
    end: "Eindtijd",
    length: "Duur",
    service: "Dienst",
    calendar: "Agenda",
    status: "Status",
    comments: "Opmerking",
  },
  services: "Diensten in het bestand",
  calendars: "Agenda’s in het bestand",
  namesText:
    "Waar elke naam in het bestand voor staat. Regels met een onbekende naam worden niet geïmporteerd.",
  noName: "zonder naam",
  problems: {
    no_client: "De klant ontbreekt",
    no_time: "De datum of tijd ontbreekt of is niet te lezen",
    skipped_time: "Deze tijd bestaat niet door de wisseling naar zomertijd",
    too_far: "Deze datum ligt te ver weg",
    no_service: "Deze dienst hebt u niet",
    no_calendar: "Deze agenda hebt u niet",
    not_offered: "Deze dienst wordt niet in deze agenda aangeboden",
    full: "Deze tijd is al bezet",
  },
  undoText:
    "Toegevoegde afspraken worden zonder bericht verwijderd, klanten die daarmee zijn toegevoegd gewist. Wat sindsdien is gewijzigd, blijft.",
  unfinished: "Een andere import is nog niet klaar",
};
