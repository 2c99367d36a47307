import type { MapPhrases } from "../../catalogues.ts";

export const map: MapPhrases = {
  heading: "Penaos dont",
  region: "Kartenn an trowardroioù",
  zoomIn: "Brasaat ar gartenn",
  zoomOut: "Bihanaat ar gartenn",
  directions: "Hent da vont",
  ownApp: "Hoc’h arload kartennoù",
  noAddress: "Chomlec’h ebet merket.",
  failed: "N’haller ket diskouez ar gartenn evit ar mare. Ar chomlec’h hag an hent a chom hegerz.",
};
