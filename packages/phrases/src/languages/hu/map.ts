import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Megközelítés",
  region: "A környék térképe",
  zoomIn: "Térkép nagyítása",
  zoomOut: "Térkép kicsinyítése",
  directions: "Útvonaltervezés",
  ownApp: "Saját térképalkalmazás",
  noAddress: "Nincs megadva cím.",
  failed: "A térkép most nem jeleníthető meg. A cím és az útvonal továbbra is elérhető.",
};
