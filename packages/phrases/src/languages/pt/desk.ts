import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Navegação principal",
  statistics: "Estatísticas",
  search: "Procurar clientes e definições",
  settings: "Definições",
  page: "A sua página",
};
