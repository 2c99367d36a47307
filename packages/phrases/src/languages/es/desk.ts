import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Navegación principal",
  statistics: "Estadísticas",
  search: "Buscar clientes y ajustes",
  settings: "Ajustes",
  page: "Su página",
};
