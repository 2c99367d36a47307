import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Táto stránka potrebuje JavaScript",
  allowScript: "Povoľte ho v prehliadači a stránku načítajte znova.",
  failed: "Stránku sa nepodarilo načítať",
  tryAgain: "Skontrolujte pripojenie a skúste to znova.",
  description: (p) =>
    `${p.group}: pozrite si voľné termíny a rezervujte si online, kedykoľvek sa vám to hodí.`,
  internetExplorer: "Internet Explorer túto stránku nezobrazí. Otvorte ju v inom prehliadači.",
  outdatedBrowser: "Tento prehliadač je pre túto stránku príliš starý",
  updateBrowser:
    "Aktualizujte ho alebo stránku otvorte v inom: Chrome a Edge od verzie 120, Firefox od 125, Safari od 17.4.",
  sandbox: "Testovacie prostredie: žiadne skutočné rezervácie",
};
