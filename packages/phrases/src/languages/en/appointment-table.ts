import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Appointments as a file",
  text: "One line for each appointment of the period chosen above, on the organisation’s clock.",
  chosen: "Columns",
  columns: {
    start: "Start",
    end: "End",
    minutes: "Minutes",
    calendar: "Calendar",
    resource: "Room or equipment",
    service: "Service",
    lastname: "Last name",
    firstname: "First name",
    email: "Email",
    phone: "Phone",
    state: "State",
    price: "Price",
    source: "Source",
    language: "Language",
    booked_at: "Booked on",
  },
  states: {
    booked: "Booked",
    cancelled: "Cancelled",
    arrived: "Here",
    done: "Done",
    no_show: "No-show",
  },
  download: (p) => `Download appointments (${p.format})`,
  received: (p) => `${p.size} received…`,
  downloaded: "The file has been downloaded.",
};
