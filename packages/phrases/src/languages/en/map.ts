import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "How to get there",
  region: "Map of the area",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  directions: "Get directions",
  ownApp: "Your maps app",
  noAddress: "No address is given.",
  failed: "The map can’t be shown at the moment. The address and the directions still work.",
};
