import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Esta página necesita JavaScript",
  allowScript: "Permítalo en su navegador y vuelva a cargar la página.",
  failed: "No se ha podido cargar la página",
  tryAgain: "Compruebe su conexión y vuelva a intentarlo.",
};
