import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Deze pagina heeft JavaScript nodig",
  allowScript: "Sta het toe in uw browser en laad de pagina daarna opnieuw.",
  failed: "De pagina kon niet worden geladen",
  tryAgain: "Controleer uw verbinding en probeer het opnieuw.",
  description: (p) =>
    `${p.group}: bekijk de beschikbare tijden en maak uw afspraak online, op elk moment van de dag.`,
  internetExplorer: "Internet Explorer kan deze pagina niet tonen. Open de pagina in een andere browser.",
  outdatedBrowser: "Deze browser is te oud voor deze pagina",
  updateBrowser:
    "Werk hem bij of open de pagina in een andere: Chrome en Edge vanaf 120, Firefox vanaf 125, Safari vanaf 17.4.",
  sandbox: "Testomgeving: geen echte afspraken",
};
