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
  sas: {
    title: "Regolatori (SAS)",
    off: "Per partecipare, inserisca il numero FINESS o SIRET dell’organizzazione e i numeri RPPS delle agende.",
    search: "I regolatori trovano i suoi orari.",
    noSearch: "La ricerca dei regolatori non è collegata.",
    platform: "Gli appuntamenti presi dai regolatori vengono comunicati.",
    noPlatform: "La piattaforma dei regolatori non è collegata.",
    calendars: (p) => `Agende con un numero RPPS: ${p.count}`,
    regulators: (p) => `Regolatori che possono prenotare: ${p.count}`,
    failures: {
      refused:
        "La piattaforma rifiuta la chiamata. Forse il certificato dell’installazione non è più valido.",
      failed: "La piattaforma segnala un guasto dalla sua parte.",
      no_answer: "La piattaforma non risponde in tempo.",
      unreadable: "La risposta della piattaforma non è leggibile.",
    },
  },
};
