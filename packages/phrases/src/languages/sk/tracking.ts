import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Meranie návštevnosti",
  ask: (p) =>
    `Súhlasíte s meraním svojej návštevy? Otvorené kroky, rezervácia a jej cena, vaša IP adresa a prehliadač by sa odovzdávali týmto firmám: ${p.companies}. Nikdy vaše meno ani odpovede. Svoju voľbu môžete zmeniť na konci stránky.`,
  agree: "Súhlasiť",
  refuse: "Odmietnuť",
  agreed: "Súhlas je udelený: návšteva sa meria. Platí to šesť mesiacov.",
  refused: "Súhlas je odmietnutý: nič sa nemeria. Platí to šesť mesiacov.",
  byBrowser: "Váš prehliadač žiada, aby vás nikto nesledoval: nič sa nemeria.",
  none: "Vaša návšteva sa tu nemeria a nikto ďalší sa o nej nedozvie.",
};
