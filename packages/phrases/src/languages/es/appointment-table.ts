import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Las citas en un archivo",
  text: "Una línea por cada cita del periodo elegido arriba, en la hora del establecimiento.",
  chosen: "Columnas",
  columns: {
    start: "Inicio",
    end: "Fin",
    minutes: "Minutos",
    calendar: "Agenda",
    resource: "Sala o equipamiento",
    service: "Servicio",
    lastname: "Apellidos",
    firstname: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    state: "Estado",
    price: "Precio",
    source: "Procedencia",
    language: "Idioma",
    booked_at: "Reservada el",
  },
  states: {
    booked: "Reservada",
    cancelled: "Cancelada",
    arrived: "Ya está aquí",
    done: "Terminada",
    no_show: "No ha venido",
  },
  download: (p) => `Descargar las citas (${p.format})`,
  received: (p) => `${p.size} recibidos…`,
  downloaded: "El archivo se ha descargado.",
};
