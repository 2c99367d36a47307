import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Cómo llegar",
  region: "Mapa de los alrededores",
  zoomIn: "Acercar el mapa",
  zoomOut: "Alejar el mapa",
  directions: "Indicaciones para llegar",
  ownApp: "Su aplicación de mapas",
  noAddress: "No se ha indicado ninguna dirección.",
  failed: "El mapa no se puede mostrar en este momento. La dirección y las indicaciones siguen disponibles.",
};
