import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Come arrivare",
  region: "Mappa dei dintorni",
  zoomIn: "Ingrandisci la mappa",
  zoomOut: "Riduci la mappa",
  directions: "Indicazioni stradali",
  ownApp: "La sua app di mappe",
  noAddress: "Nessun indirizzo indicato.",
  failed: "Al momento la mappa non può essere mostrata. L’indirizzo e le indicazioni restano disponibili.",
};
