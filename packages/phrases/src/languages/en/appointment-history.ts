import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "History of the appointment",
  booked: (p) => `Booked (${p.by})`,
  moved: (p) => `Moved (${p.by})`,
  cancelled: (p) => `Cancelled (${p.by})`,
  restored: (p) => `Restored (${p.by})`,
  changed: (p) => `Changed (${p.by})`,
  told: "The client was told.",
  untold: "The client wasn’t told.",
  start: "Start",
  end: "End",
  calendar: "Calendar",
  resource: "Room or equipment",
  state: "Colour label",
  note: "Note by the team",
  presence: "Attendance",
  overbooked: "Overbooked",
};
