import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Invitar a alguien",
  email: "Dirección de correo",
  emailHint: "Recibirá un enlace válido durante siete días.",
  send: "Enviar la invitación",
  sent: (p) => `La invitación va de camino a ${p.email}.`,
  role: "Función",
  roles: {
    owner: { name: "Responsable", text: "Ve y cambia todo, también el equipo y los ajustes." },
    pro: {
      name: "Profesional",
      text: "Las citas, las fichas, los horarios y las estadísticas de sus agendas.",
    },
    call_centre: {
      name: "Centralita",
      text: "Da citas y las cambia de hora, también de servicios que los clientes no ven.",
    },
  },
  everyCalendar: "Todas las agendas, también las nuevas",
  chooseOne: "Elija al menos una agenda.",
  notices: "Avisar por correo electrónico cuando se reserve, cambie o cancele una cita en estas agendas",
  invitations: "Invitaciones pendientes",
  until: (p) => `válida hasta el ${p.day}`,
  takeBack: "Retirar",
  takenBack: (p) => `La invitación a ${p.email} se ha retirado: su enlace ya no abre nada.`,
  seen: (p) => `último acceso el ${p.day}`,
  neverSeen: "todavía sin accesos",
  you: "usted",
  saved: (p) => `${p.name}: guardado, ya está en vigor.`,
  remove: "Quitar del equipo",
  removeTitle: (p) => `¿Quitar a ${p.name} del equipo?`,
  removeText:
    "Su acceso a este establecimiento termina de inmediato, en todos los dispositivos. Las citas y el historial se conservan.",
  removed: (p) => `${p.name} ya no está en el equipo.`,
};
