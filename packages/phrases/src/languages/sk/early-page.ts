import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Táto stránka potrebuje JavaScript",
  allowScript: "Povoľte ho v prehliadači a stránku načítajte znova.",
  failed: "Stránku sa nepodarilo načítať",
  tryAgain: "Skontrolujte pripojenie a skúste to znova.",
};
