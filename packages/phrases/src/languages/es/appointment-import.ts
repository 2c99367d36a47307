import type { AppointmentImportPhrases } from "../../catalogues.ts";

export const appointmentImport: AppointmentImportPhrases = {
  text: "Un archivo CSV o Excel de otro programa (Doctolib, Planity, Google Calendar…), una línea por cita. Las próximas citas ocupan su hora en las agendas, las pasadas quedan en el historial. La importación no envía ningún mensaje; los recordatorios salen después como siempre.",
  noRows: "Este archivo no contiene ninguna cita.",
  counts: {
    new: "Citas nuevas",
    coming: "de ellas, próximas",
    duplicate: "Ya en la agenda",
    unusable: "Líneas que no se pueden importar",
    created: "Citas añadidas",
    clients: "Clientes añadidos",
    skipped: "Ya en la agenda",
    refused: "Líneas no importadas",
    undone: "Citas retiradas",
  },
  targets: {
    appointment_id: "Número de la cita",
    start: "Fecha, o fecha y hora",
    time: "Hora de inicio",
    end: "Hora de fin",
    length: "Duración",
    service: "Servicio",
    calendar: "Agenda",
    status: "Estado",
    comments: "Comentario",
  },
  services: "Servicios del archivo",
  calendars: "Agendas del archivo",
  namesText:
    "A qué corresponde cada nombre del archivo. Las líneas cuyo nombre no se reconoce no se importan.",
  noName: "sin nombre",
  problems: {
    no_client: "Falta el cliente",
    no_time: "La fecha o la hora falta o no se puede leer",
    skipped_time: "Esta hora no existe por el cambio de hora",
    too_far: "Esta fecha queda demasiado lejos",
    no_service: "Este servicio no está entre los suyos",
    no_calendar: "Esta agenda no está entre las suyas",
    not_offered: "Este servicio no se ofrece en esa agenda",
    full: "Esta hora ya está ocupada",
  },
  undoText:
    "Las citas añadidas se retiran sin mensaje y los clientes añadidos con ellas se borran. Lo que ha cambiado desde entonces se conserva.",
  unfinished: "Otra importación no ha terminado",
};
