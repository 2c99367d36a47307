import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Kde nás nájdete",
  region: "Mapa okolia",
  zoomIn: "Priblížiť mapu",
  zoomOut: "Oddialiť mapu",
  directions: "Naplánovať cestu",
  ownApp: "Vaša mapová aplikácia",
  noAddress: "Adresa nie je uvedená.",
  failed: "Mapu teraz nemožno zobraziť. Adresa aj cesta sú vám naďalej k dispozícii.",
};
