import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Zo komt u er",
  region: "Kaart van de omgeving",
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  directions: "Route plannen",
  ownApp: "Uw kaarten-app",
  noAddress: "Er is geen adres opgegeven.",
  failed: "De kaart kan nu niet worden getoond. Het adres en de route blijven beschikbaar.",
};
