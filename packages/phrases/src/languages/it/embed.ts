import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Appuntamenti dal suo sito",
  mode: "Dove si apre la prenotazione",
  inline: "Nella pagina stessa",
  popup: "In una finestra, da un link",
  button: "In una finestra, da un pulsante sempre visibile",
  words: "Testo del link o del pulsante",
  browsersLanguage: "Quella del browser",
  header: "Mostra il nome e l’accesso",
  footer: "Mostra il piè di pagina",
  minHeight: "Altezza minima, in pixel",
  scroll: "Mantieni questa altezza; il resto scorre all’interno",
  show: "Aggiorna",
  code: "Il codice da incollare nella sua pagina",
  copy: "Copia il codice",
  copied: "Codice copiato",
  policy: (p) =>
    `Se il suo sito limita ciò che le pagine caricano (Content-Security-Policy), consenta ${p.site} in script-src e frame-src.`,
  hosts: (p) => `La prenotazione appare solo su questi siti: ${p.hosts}.`,
  result: "Il risultato",
};
