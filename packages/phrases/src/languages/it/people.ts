import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Invita qualcuno",
  email: "Indirizzo e‑mail",
  emailHint: "Riceverà un link valido sette giorni.",
  send: "Invia l’invito",
  sent: (p) => `Abbiamo inviato l’invito a ${p.email}.`,
  role: "Ruolo",
  roles: {
    owner: { name: "Responsabile", text: "Vede e modifica tutto, anche il team e le impostazioni." },
    pro: {
      name: "Professionista",
      text: "Gli appuntamenti, le schede, gli orari e le statistiche delle sue agende.",
    },
    call_centre: {
      name: "Centralino",
      text: "Prende e sposta appuntamenti, anche per i servizi che i clienti non vedono.",
    },
  },
  everyCalendar: "Tutte le agende, anche quelle nuove",
  chooseOne: "Scelga almeno un’agenda.",
  notices: "Avvisare via e‑mail quando si prenota, si sposta o si annulla un appuntamento in queste agende",
  invitations: "Inviti in sospeso",
  until: (p) => `scadenza: ${p.day}`,
  takeBack: "Ritira",
  takenBack: (p) => `L’invito a ${p.email} è ritirato: il link non apre più nulla.`,
  seen: (p) => `ultimo accesso: ${p.day}`,
  neverSeen: "ancora nessun accesso",
  you: "lei",
  saved: (p) => `${p.name}: salvato, vale da subito.`,
  remove: "Rimuovi dal team",
  removeTitle: (p) => `Rimuovere ${p.name} dal team?`,
  removeText:
    "Il suo accesso a questa struttura termina subito, su tutti i dispositivi. Appuntamenti e cronologia restano.",
  removed: (p) => `${p.name} non fa più parte del team.`,
};
