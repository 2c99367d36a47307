import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "Il prezzo o la durata sono cambiati dopo la sua scelta. Ora vedrà la situazione attuale: controlli e prenoti di nuovo.",
    forWhom: "Per chi è questo appuntamento?",
    someoneElse: "Un’altra persona",
    full: (p) => `Il suo account riunisce già ${p.count} persone: non può contenerne altre.`,
    accountEmail: "L’indirizzo del suo account: i messaggi arriveranno lì.",
    missing: (p) => `Mancano ancora alcune risposte per ${p.name}.`,
    expired:
      "La sessione è scaduta. Acceda di nuovo: ciò che ha scritto è conservato. Può anche prenotare senza account.",
    logInAgain: "Accedi di nuovo",
    wrongFiche:
      "Questi dati non corrispondono alla persona che ha effettuato l’accesso. Chiuda questa pagina e torni dal sito che l’ha portata qui.",
    logoutAndBook: "Esci e ricomincia",
  },
  search: {
    heading: "Chi verrà all’appuntamento?",
    label: "Cerca una persona",
    hint: "Cognome, nome o e‑mail: i risultati compaiono da 3 lettere in poi.",
    searching: "Ricerca…",
    results: "Persone trovate",
    found: plural({
      one: "{count} persona trovata",
      other: "{count} persone trovate",
    }),
    none: "Nessuna persona corrisponde. Controlli l’ortografia, o aggiunga una nuova persona.",
    noneOfYours: "Nessuna persona del suo account corrisponde. Controlli l’ortografia.",
    more: "Ce ne sono altre: aggiunga una lettera per precisare.",
    newPerson: "Nuova persona",
    change: "Scegli un’altra persona",
  },
  information: {
    heading: "I miei dati",
    everybody: "Le schede dei suoi clienti",
    tabs: "Persone e impostazioni dell’account",
    parameters: "Impostazioni",
    add: "Aggiungi una persona",
    addHint: (p) =>
      `Un figlio o una figlia, un genitore, una persona di cui si prende cura: il suo account può riunirne ${p.count}.`,
    save: "Salva",
    saveNew: "Aggiungi questa persona",
    saving: "Salvataggio…",
    nothingToSave: "Non è cambiato nulla.",
    emailAsked: (p) =>
      `Abbiamo scritto a ${p.email}. Apra su questo dispositivo il link del messaggio: l’indirizzo cambierà in quel momento.`,
    saved: (p) => `I dati di ${p.name} sono salvati.`,
    added: (p) => `${p.name} ora fa parte del suo account.`,
    addedByPro: (p) => `La scheda di ${p.name} è creata.`,
  },
  parameters: {
    emailTitle: "Indirizzo e‑mail",
    emailPresent: (p) => `Accede con ${p.email}.`,
    keptElsewhere:
      "Questo indirizzo e la password si cambiano là dove ha creato quell’account, non in questa pagina.",
    newEmail: "Nuovo indirizzo",
    newEmailMissing: "Indichi un nuovo indirizzo e‑mail.",
    changeEmail: "Cambia indirizzo",
    emailTaken: "Questo indirizzo ha già un account qui. Ne scelga un altro.",
    confirmTitle: "Confermi dal suo nuovo indirizzo",
    confirmText: (p) =>
      `Abbiamo inviato un messaggio a ${p.email}. Lo apra e confermi: fino ad allora nulla cambia e continua ad accedere con ${p.present}.`,
    passwordTitle: "Password",
    presentPassword: "Password attuale",
    presentPasswordEmpty: "Indichi la sua password attuale.",
    changePassword: "Cambia la password",
    passwordChanged: "La password è cambiata. Sugli altri dispositivi acceda con quella nuova.",
  },
};
