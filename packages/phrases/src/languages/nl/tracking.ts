import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Bezoeken tellen",
  ask: (p) =>
    `Mag uw bezoek worden geteld? De geopende stappen, de afspraak en de prijs ervan, uw IP‑adres en uw browser zouden worden doorgegeven aan: ${p.companies}. Nooit uw naam of uw antwoorden. Onderaan de pagina kunt u uw keuze altijd wijzigen.`,
  agree: "Toestaan",
  refuse: "Weigeren",
  agreed: "U hebt toestemming gegeven: uw bezoek wordt geteld. Deze keuze geldt zes maanden.",
  refused: "U hebt geweigerd: er wordt niets geteld. Deze keuze geldt zes maanden.",
  byBrowser: "Uw browser vraagt om u niet te volgen: er wordt niets geteld.",
  none: "Uw bezoek wordt hier niet geteld, en niemand anders komt het te weten.",
};
