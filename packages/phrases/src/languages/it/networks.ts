import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Fanno trovare i suoi orari liberi e ricevono gli appuntamenti presi.",
  none: "Questa struttura non fa parte di alcuna rete nazionale.",
  ants: "Carte d’identità e passaporti (France Titres)",
  search: "La ricerca nazionale mostra i suoi orari liberi.",
  noSearch: "La ricerca nazionale non è collegata.",
  register: "I numeri delle pre‑domande vengono verificati e gli appuntamenti comunicati.",
  noRegister: "Il registro nazionale non è collegato.",
  works: (p) => `Ultimo scambio riuscito: ${p.when}`,
  never: "Ancora nessuno scambio.",
  failing: (p) => `Non funziona da: ${p.when}`,
  lastFailure: (p) => `Ultimo errore: ${p.when}`,
  waiting: (p) => `Appuntamenti da comunicare: ${p.count}`,
  failures: {
    refused: "Il registro rifiuta la richiesta. Forse il token dell’installazione non è più valido.",
    failed: "Il registro segnala un proprio errore.",
    no_answer: "Il registro non risponde in tempo.",
    unreadable: "La risposta del registro non è leggibile.",
  },
  stays: "Nulla va perso: gli appuntamenti saranno comunicati appena risponderà.",
  sas: {
    title: "Centrali di emergenza (SAS)",
    off: "Per partecipare, inserisca il numero FINESS o SIRET della struttura e i numeri RPPS delle agende.",
    search: "Le centrali di emergenza trovano i suoi orari liberi.",
    noSearch: "La ricerca delle centrali non è collegata.",
    platform: "Gli appuntamenti presi dalle centrali vengono comunicati.",
    noPlatform: "La piattaforma delle centrali non è collegata.",
    calendars: (p) => `Agende con un numero RPPS: ${p.count}`,
    regulators: (p) => `Operatori che possono prenotare: ${p.count}`,
    failures: {
      refused:
        "La piattaforma rifiuta la richiesta. Forse il certificato dell’installazione non è più valido.",
      failed: "La piattaforma segnala un proprio errore.",
      no_answer: "La piattaforma non risponde in tempo.",
      unreadable: "La risposta della piattaforma non è leggibile.",
    },
  },
};
