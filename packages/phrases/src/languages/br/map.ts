import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Penaos dont",
  region: "Kartenn an trowardroioù",
  zoomIn: "Brasaat ar gartenn",
  zoomOut: "Bihanaat ar gartenn",
  directions: "Hent da vont",
  ownApp: "Hoc’h arload kartennoù",
  noAddress: "Chomlec’h ebet merket.",
  failed: "Ne c’haller ket diskouez ar gartenn evit poent. Ar chomlec’h hag an hent a chom hegerz.",
};
