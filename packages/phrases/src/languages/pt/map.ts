import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Como chegar",
  region: "Mapa dos arredores",
  zoomIn: "Ampliar o mapa",
  zoomOut: "Reduzir o mapa",
  directions: "Obter direções",
  ownApp: "A sua aplicação de mapas",
  noAddress: "Não há nenhuma morada indicada.",
  failed: "De momento, não é possível mostrar o mapa. A morada e as direções continuam disponíveis.",
};
