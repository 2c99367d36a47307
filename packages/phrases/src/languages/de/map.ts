import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Anfahrt",
  region: "Karte der Umgebung",
  zoomIn: "Karte vergrößern",
  zoomOut: "Karte verkleinern",
  directions: "Route planen",
  ownApp: "Ihre Karten-App",
  noAddress: "Es ist keine Adresse angegeben.",
  failed:
    "Die Karte kann gerade nicht angezeigt werden. Adresse und Route stehen Ihnen weiterhin zur Verfügung.",
};
