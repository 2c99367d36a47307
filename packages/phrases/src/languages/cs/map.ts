import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Kde nás najdete",
  region: "Mapa okolí",
  zoomIn: "Přiblížit mapu",
  zoomOut: "Oddálit mapu",
  directions: "Naplánovat cestu",
  ownApp: "Vaše mapová aplikace",
  noAddress: "Adresa není uvedena.",
  failed: "Mapu teď nelze zobrazit. Adresa i cesta jsou vám dál k dispozici.",
};
