import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Quién cambió qué, y cuándo. La mayoría de los cambios se pueden deshacer.",
  all: "Todos los cambios",
  actions: {
    created: "Añadido",
    changed: "Cambiado",
    archived: "Archivado",
    restored: "Recuperado",
    published: "Publicado",
    undone: "Deshecho",
    invited: "Invitación enviada",
    withdrawn: "Invitación retirada",
    joined: "Incorporación al equipo",
    removed: "Fuera del equipo",
    reset: "Segundo paso restablecido",
    revoked: "Revocada",
  },
  entries: {
    removed: (p) => `Eliminado: ${p.entries}`,
    added: (p) => `Añadido: ${p.entries}`,
  },
  server: "Importación en el servidor",
  order: "Orden",
  further: (p) => `Otros detalles: ${p.count}`,
  takeBack: "Deshacer",
  question: "¿Deshacer este cambio?",
  becomesAsBefore: "Vuelve a estar como antes, y sus clientes lo ven enseguida.",
  becomesArchived: "Lo añadido pasa al archivo, y sus clientes dejan de verlo.",
  worksAsBefore: "La función y las agendas vuelven enseguida a estar como antes.",
  final: {
    people: "Para invitar, retirar una invitación o quitar a alguien, vaya a «Equipo».",
    reset: "La propia persona configura un nuevo segundo paso.",
    keys: "Las claves se crean y se revocan en «Claves de API».",
  },
  takenBack: "Deshecho: está como antes.",
  older: "Mostrar cambios anteriores",
};
