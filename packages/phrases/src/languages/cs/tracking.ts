import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Měření návštěvnosti",
  ask: (p) =>
    `Souhlasíte s měřením své návštěvy? Otevřené kroky, rezervace a její cena, vaše IP adresa a prohlížeč by se předávaly těmto firmám: ${p.companies}. Nikdy vaše jméno ani odpovědi. Svou volbu můžete změnit na konci stránky.`,
  agree: "Souhlasit",
  refuse: "Odmítnout",
  agreed: "Souhlas je udělen: návštěva se měří. Platí to šest měsíců.",
  refused: "Souhlas je odmítnut: nic se neměří. Platí to šest měsíců.",
  byBrowser: "Váš prohlížeč žádá, aby vás nikdo nesledoval: nic se neměří.",
  none: "Vaše návštěva se tu neměří a nikdo další se o ní nedozví.",
};
