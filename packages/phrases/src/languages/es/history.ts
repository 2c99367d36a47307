import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Quién cambió qué, y cuándo. Todos los cambios se pueden deshacer.",
  all: "Todos los cambios",
  actions: {
    created: "Añadido",
    changed: "Cambiado",
    archived: "Archivado",
    restored: "Recuperado",
    published: "Publicado",
    undone: "Deshecho",
  },
  server: "Importación en el servidor",
  order: "Orden",
  further: (p) => `Otros detalles: ${p.count}`,
  takeBack: "Deshacer",
  question: "¿Deshacer este cambio?",
  becomesAsBefore: "Vuelve a estar como antes, y sus clientes lo ven enseguida.",
  becomesArchived: "Lo añadido pasa al archivo, y sus clientes dejan de verlo.",
  takenBack: "Deshecho: está como antes.",
  older: "Mostrar cambios anteriores",
};
