import type { AppointmentImportPhrases } from "../../catalogues.ts";

export const appointmentImport: AppointmentImportPhrases = {
  text: "Un file CSV o Excel di un altro programma (Doctolib, Planity, Google Calendar…), una riga per appuntamento. Gli appuntamenti in programma occupano il loro orario nelle agende, quelli passati restano nello storico. L’importazione non invia messaggi; i promemoria partono poi come sempre.",
  noRows: "Questo file non contiene appuntamenti.",
  counts: {
    new: "Nuovi appuntamenti",
    coming: "di cui in programma",
    duplicate: "Già in agenda",
    unusable: "Righe che non si possono importare",
    created: "Appuntamenti aggiunti",
    clients: "Clienti aggiunti",
    skipped: "Già in agenda",
    refused: "Righe non importate",
    undone: "Appuntamenti rimossi",
  },
  targets: {
    appointment_id: "Numero dell’appuntamento",
    start: "Data, o data e ora",
    time: "Ora di inizio",
    end: "Ora di fine",
    length: "Durata",
    service: "Servizio",
    calendar: "Agenda",
    status: "Stato",
    comments: "Commento",
  },
  services: "Servizi del file",
  calendars: "Agende del file",
  namesText:
    "A che cosa corrisponde ogni nome del file. Le righe con un nome non riconosciuto non vengono importate.",
  noName: "senza nome",
  problems: {
    no_client: "Manca il cliente",
    no_time: "La data o l’ora manca o non si può leggere",
    skipped_time: "Questo orario non esiste per il cambio dell’ora",
    too_far: "Questa data è troppo lontana",
    no_service: "Questo servizio non è tra i suoi",
    no_calendar: "Questa agenda non è tra le sue",
    not_offered: "Questo servizio non è disponibile in questa agenda",
    full: "Questo orario è già occupato",
  },
  undoText:
    "Gli appuntamenti aggiunti vengono rimossi senza messaggio e i clienti aggiunti con essi cancellati. Ciò che è stato modificato nel frattempo resta.",
  unfinished: "Un’altra importazione non è terminata",
};
