/** What was done with an appointment: in the calendar, and in the document of personal data. */
export const appointmentHistory = {
  heading: "Historique du rendez-vous",
  booked: (p: { by: string }) => `Rendez-vous pris (${p.by})`,
  moved: (p: { by: string }) => `Rendez-vous déplacé (${p.by})`,
  cancelled: (p: { by: string }) => `Rendez-vous annulé (${p.by})`,
  restored: (p: { by: string }) => `Rendez-vous rétabli (${p.by})`,
  changed: (p: { by: string }) => `Rendez-vous modifié (${p.by})`,
  told: "Le client a été prévenu.",
  untold: "Le client n’a pas été prévenu.",
  start: "Début",
  end: "Fin",
  calendar: "Agenda",
  resource: "Salle ou équipement",
  state: "Repère de couleur",
  note: "Note de l’équipe",
  presence: "Venue",
  overbooked: "En surnombre",
};
