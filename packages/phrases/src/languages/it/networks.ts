import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Fanno trovare i suoi orari e sanno quali appuntamenti sono presi.",
  none: "Questa organizzazione non fa parte di alcuna rete nazionale.",
  ants: "Carte d’identità e passaporti (France Titres)",
  search: "La ricerca nazionale mostra i suoi orari.",
  noSearch: "La ricerca nazionale non è collegata.",
  register: "I numeri delle pre‑domande vengono verificati e gli appuntamenti comunicati.",
  noRegister: "Il registro nazionale non è collegato.",
  works: (p) => `Ultimo scambio riuscito: ${p.when}`,
  never: "Ancora nessuno scambio.",
  failing: (p) => `Non funziona da: ${p.when}`,
  lastFailure: (p) => `Ultimo errore: ${p.when}`,
  waiting: (p) => `Appuntamenti da comunicare: ${p.count}`,
  failures: {
    refused: "Il registro rifiuta la chiamata. Forse il token dell’installazione non è più valido.",
    failed: "Il registro segnala un guasto dalla sua parte.",
    no_answer: "Il registro non risponde in tempo.",
    unreadable: "La risposta del registro non è leggibile.",
  },
  stays: "Nulla va perso: gli appuntamenti saranno comunicati appena risponderà.",
};
