import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Misurazione delle visite",
  ask: (p) =>
    `Accetta che la sua visita venga misurata? I passaggi aperti, la prenotazione con il prezzo, il suo indirizzo IP e il suo browser verrebbero trasmessi a: ${p.companies}. Mai il suo nome né le sue risposte. Può cambiare idea in fondo alla pagina.`,
  agree: "Accetta",
  refuse: "Rifiuta",
  agreed: "Ha accettato: la sua visita viene misurata. La scelta vale sei mesi.",
  refused: "Ha rifiutato: non viene misurato nulla. La scelta vale sei mesi.",
  byBrowser: "Il suo browser chiede che nessuno la segua: non viene misurato nulla.",
  none: "Qui la sua visita non viene misurata, e nessun altro ne viene a conoscenza.",
};
