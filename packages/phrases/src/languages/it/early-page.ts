import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Questa pagina ha bisogno di JavaScript",
  allowScript: "Lo consenta nel suo browser, poi ricarichi la pagina.",
  failed: "Impossibile caricare la pagina",
  tryAgain: "Controlli la connessione, poi riprovi.",
  description: (p) =>
    `${p.group}: consulti gli orari liberi e prenoti online il suo appuntamento, in qualsiasi momento.`,
  internetExplorer: "Internet Explorer non può mostrare questa pagina. La apra in un altro browser.",
  outdatedBrowser: "Questo browser è troppo vecchio per questa pagina",
  updateBrowser:
    "Lo aggiorni o apra la pagina in un altro: Chrome ed Edge 120, Firefox 125, Safari 17.4 o versioni successive.",
  sandbox: "Ambiente di prova: nessun appuntamento reale",
};
