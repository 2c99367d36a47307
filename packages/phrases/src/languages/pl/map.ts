import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Jak do nas trafić",
  region: "Mapa okolicy",
  zoomIn: "Powiększ mapę",
  zoomOut: "Pomniejsz mapę",
  directions: "Wyznacz trasę",
  ownApp: "Twoja aplikacja z mapami",
  noAddress: "Nie podano adresu.",
  failed: "Mapy nie można teraz wyświetlić. Adres i trasa są nadal dostępne.",
};
