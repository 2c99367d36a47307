import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Esta página necesita JavaScript",
  allowScript: "Permítalo en su navegador y vuelva a cargar la página.",
  failed: "No se ha podido cargar la página",
  tryAgain: "Compruebe su conexión y vuelva a intentarlo.",
  description: (p) => `${p.group}: consulte las horas libres y pida cita en línea, en cualquier momento.`,
  internetExplorer: "Internet Explorer no puede mostrar esta página. Ábrala en otro navegador.",
  outdatedBrowser: "Este navegador es demasiado antiguo para esta página",
  updateBrowser:
    "Actualícelo o abra la página en otro: Chrome y Edge 120, Firefox 125, Safari 17.4 o posteriores.",
  sandbox: "Entorno de pruebas: no son citas reales",
};
