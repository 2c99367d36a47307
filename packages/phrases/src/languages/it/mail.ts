import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

function greet(name: string): string {
  return name === "" ? "Buongiorno" : `Buongiorno ${name}`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Vedi questo appuntamento",
  viewSeveral: "Vedi questi appuntamenti",
  at: (p) => (p.preposition === "" ? `presso ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `I suoi appuntamenti a partire da ${p.when} – ${p.group}`,
    heading: "I suoi appuntamenti sono confermati",
    intro: (p) => `${greet(p.name)}, la aspettiamo ${p.at}.`,
    button: "Vedi, sposta o disdici questi appuntamenti",
    attached: "Gli appuntamenti sono allegati: apra ogni file per aggiungerli alla sua agenda.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Disdetti: i suoi appuntamenti a partire da ${p.when} – ${p.group}`,
    heading: "I suoi appuntamenti sono disdetti",
    intro: (p) => `${greet(p.name)}, i suoi appuntamenti ${p.at} non avranno luogo.`,
    button: "Prenota un altro appuntamento",
    attached: "Apra ogni file allegato per togliere questi appuntamenti dalla sua agenda.",
  },
  confirmation: {
    subject: (p) => `Il suo appuntamento di ${p.when} – ${p.group}`,
    heading: "Il suo appuntamento è confermato",
    intro: (p) => `${greet(p.name)}, la aspettiamo ${p.at}.`,
    button: "Vedi, sposta o disdici questo appuntamento",
    attached: "L’appuntamento è allegato: apra il file per aggiungerlo alla sua agenda.",
  },
  cancellation: {
    subject: (p) => `Disdetto: il suo appuntamento di ${p.when} – ${p.group}`,
    heading: "Il suo appuntamento è disdetto",
    intro: (p) => `${greet(p.name)}, il suo appuntamento ${p.at} non avrà luogo.`,
    button: "Prenota un altro appuntamento",
    attached: "Apra il file allegato per togliere l’appuntamento dalla sua agenda.",
  },
  bookedForYou: {
    subject: (p) => `Il suo appuntamento di ${p.when} – ${p.group}`,
    heading: "È stato prenotato un appuntamento per lei",
    intro: (p) => `${greet(p.name)}, ${p.by} ha prenotato per lei questo appuntamento ${p.at}.`,
    button: "Vedi, sposta o disdici questo appuntamento",
    attached: "L’appuntamento è allegato: apra il file per aggiungerlo alla sua agenda.",
  },
  cancelledByPro: {
    subject: (p) => `Disdetto: il suo appuntamento di ${p.when} – ${p.group}`,
    heading: "Abbiamo dovuto disdire il suo appuntamento",
    intro: (p) => `${greet(p.name)}, ci dispiace: il suo appuntamento ${p.at} non potrà avere luogo.`,
    button: "Scegli un altro orario",
    attached: "Apra il file allegato per togliere l’appuntamento dalla sua agenda.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `I suoi appuntamenti a partire da ${p.when} – ${p.group}`,
    heading: "Sono stati prenotati degli appuntamenti per lei",
    intro: (p) => `${greet(p.name)}, ${p.by} ha prenotato per lei questi appuntamenti ${p.at}.`,
    button: "Vedi, sposta o disdici questi appuntamenti",
    attached: "Gli appuntamenti sono allegati: apra ogni file per aggiungerli alla sua agenda.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Disdetti: i suoi appuntamenti a partire da ${p.when} – ${p.group}`,
    heading: "Abbiamo dovuto disdire i suoi appuntamenti",
    intro: (p) => `${greet(p.name)}, ci dispiace: i suoi appuntamenti ${p.at} non potranno avere luogo.`,
    button: "Scegli un altro orario",
    attached: "Apra ogni file allegato per togliere questi appuntamenti dalla sua agenda.",
  },
  moved: {
    subject: (p) => `Nuova data del suo appuntamento: ${p.when} – ${p.group}`,
    heading: "Il suo appuntamento è stato spostato",
    intro: (p) => `${greet(p.name)}, ecco la nuova data e la nuova ora del suo appuntamento ${p.at}.`,
    button: "Vedi, sposta o disdici questo appuntamento",
    attached: "Apra il file allegato per aggiornare l’appuntamento nella sua agenda.",
  },
  movedOfSeveral: {
    subject: (p) => `Nuove date dei suoi appuntamenti, la prima: ${p.when} – ${p.group}`,
    heading: "I suoi appuntamenti sono stati spostati",
    intro: (p) => `${greet(p.name)}, ecco le nuove date e ore dei suoi appuntamenti ${p.at}.`,
    button: "Vedi, sposta o disdici questi appuntamenti",
    attached: "Apra ogni file allegato per aggiornare questi appuntamenti nella sua agenda.",
  },
  reminder: {
    subject: (p) => `Promemoria: il suo appuntamento di ${p.when} – ${p.group}`,
    heading: "Il suo appuntamento si avvicina",
    intro: (p) => `${greet(p.name)}, la aspettiamo ${p.at}.`,
    button: "Vedi, sposta o disdici questo appuntamento",
    attached: "L’appuntamento è allegato, se non è ancora nella sua agenda.",
  },
  reminderOfSeveral: {
    subject: (p) => `Promemoria: i suoi appuntamenti a partire da ${p.when} – ${p.group}`,
    heading: "I suoi appuntamenti si avvicinano",
    intro: (p) => `${greet(p.name)}, la aspettiamo ${p.at}.`,
    button: "Vedi, sposta o disdici questi appuntamenti",
    attached: "Gli appuntamenti sono allegati, se non sono ancora nella sua agenda.",
  },
  sms: (p) => `Promemoria: appuntamento ${p.when}, ${p.at}.`,
  smsConfirmation: (p) => `Confermato: appuntamento ${p.when}, ${p.at}.`,
  smsAnswer: (p) => `Verrà? ${p.url}`,
  answers: { yes: "Ci sarò", no: "Non posso venire" },

  wishNoted: {
    subject: (p) => `È in lista d’attesa – ${p.group}`,
    heading: "È in lista d’attesa",
    intro: (p) =>
      `${greet("")}, appena si libera un orario adatto a lei ${p.at}, le scriviamo e glielo teniamo da parte.`,
    button: "Vedi o ritira la mia richiesta",
  },
  timeOffered: {
    subject: (p) => `Si è liberato un orario: ${p.when} – ${p.group}`,
    heading: "Si è liberato un orario",
    intro: (p) => `${greet("")}, questo orario si è appena liberato ${p.at}. Lo teniamo da parte per lei.`,
    button: "Rispondi",
    until: (p) => `Riservato a lei fino a ${p.until}. Dopo passa alla persona successiva.`,
    moves: "Il suo appuntamento attuale resta valido finché non accetta.",
    sms: (p) => `Orario libero ${p.at}: ${p.when}. Riservato a lei fino a ${p.until}. Risponda qui: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Nuovo appuntamento: ${p.name}, ${p.when}`,
      heading: "Nuovo appuntamento",
      intro: (p) => `${p.name} ha prenotato questo appuntamento online.`,
    },
    moved: {
      subject: (p) => `Appuntamento spostato: ${p.name}, ${p.when}`,
      heading: "Un appuntamento è stato spostato",
      intro: (p) => `${p.name} ha scelto online questa nuova data e ora.`,
    },
    cancelled: {
      subject: (p) => `Appuntamento disdetto: ${p.name}, ${p.when}`,
      heading: "Un appuntamento è stato disdetto",
      intro: (p) => `${p.name} ha disdetto questo appuntamento online.`,
    },
  },
  openCalendar: "Apri l’agenda",
  noticeFooter: (p) =>
    `Riceve questo messaggio perché le notifiche della struttura (${p.group}) arrivano a questo indirizzo.`,
  preview: (p) => `[Prova] ${p.subject}`,
  activation: {
    subject: (p) => `Attivi il suo account – ${p.group}`,
    heading: "Manca solo un passo",
    intro: (p) => `Ha creato un account ${p.at}. Lo attivi, poi scelga la password.`,
    button: "Attiva il mio account",
  },
  alreadyRegistered: {
    subject: (p) => `Ha già un account – ${p.group}`,
    heading: "Ha già un account",
    intro: (p) =>
      `Qualcuno, probabilmente lei, ha voluto creare un account ${p.at} con questo indirizzo, che ne ha già uno. Basta accedere.`,
    button: "Accedi",
  },
  emailChange: {
    subject: (p) => `Confermi il suo nuovo indirizzo – ${p.group}`,
    heading: "Confermi il suo nuovo indirizzo",
    intro: (p) =>
      `Ha chiesto di usare questo indirizzo per il suo account ${p.at}. Sostituirà il precedente appena lo avrà confermato.`,
    button: "Conferma questo indirizzo",
  },
  ficheEmail: {
    subject: (p) => `Confermi il suo nuovo indirizzo – ${p.group}`,
    heading: "Confermi il suo nuovo indirizzo",
    intro: (p) =>
      `Ha chiesto di ricevere qui i messaggi sui suoi appuntamenti ${p.at}. Questo indirizzo sostituirà il precedente appena lo avrà confermato, sul dispositivo su cui ha effettuato l’accesso.`,
    button: "Conferma questo indirizzo",
  },
  bookingRefused: {
    subject: (p) => `La sua prenotazione non è andata a buon fine – ${p.group}`,
    heading: "La sua prenotazione non è andata a buon fine",
    intro: (p) =>
      `È appena stato chiesto un appuntamento a suo nome ${p.at}. Non è stato prenotato; il motivo lo diciamo solo qui.`,
    button: "Torna alla prenotazione",
  },
  busySourceFailed: {
    subject: (p) => `Un’agenda collegata non si può leggere – ${p.group}`,
    heading: "Un’agenda collegata non si può leggere",
    intro: (p) => `Abbiamo provato più volte a leggere l’altra agenda collegata a “${p.name}”.`,
    button: "Apri l’agenda",
  },
  webhookOff: {
    subject: (p) => `Un webhook è stato disattivato – ${p.group}`,
    heading: "Un webhook è stato disattivato",
    intro: (p) =>
      `Abbiamo disattivato il webhook “${p.name}”: quel programma non riceve più ciò che accade nella sua agenda.`,
    button: "Apri i webhook",
  },
  antsRegisterFailed: {
    subject: (p) => `Il registro nazionale non risponde più – ${p.group}`,
    heading: "Il registro nazionale non risponde più",
    intro: () =>
      "Da alcune ore non è possibile comunicare gli appuntamenti al registro nazionale delle carte d’identità e dei passaporti, né verificare i numeri delle pre‑domande.",
    button: "Aprire le reti nazionali",
  },
  sasPlatformFailed: {
    subject: (p) => `La piattaforma dei regolatori non risponde più – ${p.group}`,
    heading: "La piattaforma dei regolatori non risponde più",
    intro: () =>
      "Da alcune ore gli appuntamenti presi dai regolatori non possono essere comunicati alla loro piattaforma.",
    button: "Aprire le reti nazionali",
  },
  draftFailed: {
    subject: (p) => `Una bozza non è stata pubblicata – ${p.group}`,
    heading: "Non è stato possibile pubblicare la bozza",
    intro: (p) =>
      `La bozza “${p.name}” doveva essere pubblicata adesso. Per i suoi clienti non è ancora cambiato nulla: la apra, poi la pubblichi o scelga un’altra data.`,
    button: "Apri la bozza",
  },
  emailChanged: {
    subject: (p) => `L’indirizzo del suo account è cambiato – ${p.group}`,
    heading: "L’indirizzo del suo account è cambiato",
    intro: (p) => `Il suo account ${p.at} usa ora un altro indirizzo. A questo non arriveranno più messaggi.`,
    button: "Accedi",
  },
  factorOn: {
    subject: (p) => `Verifica in due passaggi attivata – ${p.group}`,
    heading: "Verifica in due passaggi attivata",
    intro: (p) =>
      `Al suo accesso professionale ${p.at} è stata aggiunta un’app di autenticazione o una passkey.`,
    button: "Accedi",
  },
  factorOff: {
    subject: (p) => `Verifica in due passaggi disattivata – ${p.group}`,
    heading: "Verifica in due passaggi disattivata",
    intro: (p) =>
      `Il suo accesso professionale ${p.at} richiede ora solo la password: lo ha disattivato lei o un responsabile della struttura.`,
    button: "Accedi",
  },
  emailTaken: {
    subject: (p) => `Questo indirizzo ha già un account – ${p.group}`,
    heading: "Questo indirizzo ha già un account",
    intro: (p) =>
      `Qualcuno ha voluto usare questo indirizzo per un altro account ${p.at}. Non è possibile, perché ha già il suo; non è cambiato nulla.`,
    button: "Accedi",
  },
  reset: {
    subject: (p) => `La sua nuova password – ${p.group}`,
    heading: "Scelga una nuova password",
    intro: (p) =>
      `Ha chiesto una nuova password per il suo account ${p.at}. Quella attuale resta valida finché non ne sceglie un’altra.`,
    button: "Scegli una password",
  },
  newGroup: {
    subject: (p) => `La sua pagina di prenotazione – ${p.group}`,
    heading: "La sua pagina è pronta",
    intro: (p) =>
      `La prenotazione online ${p.at} è preparata. Confermi il suo indirizzo, scelga una password e pubblichi la pagina quando vuole: prima non la vede nessuno.`,
    button: "Apri la mia pagina",
  },
  invitation: {
    subject: (p) => `Il suo accesso professionale – ${p.group}`,
    heading: "Un invito per lei",
    intro: (p) =>
      `${greet(p.name)}, è pronto per lei un accesso professionale ${p.at}, con l’agenda e gli appuntamenti. Accetti l’invito per aprirlo.`,
    button: "Vedi l’invito",
  },
  proReset: {
    subject: (p) => `La sua nuova password – ${p.group}`,
    heading: "Scelga una nuova password",
    intro: (p) =>
      `Ha chiesto una nuova password per il suo accesso professionale ${p.at}. Quella attuale resta valida finché non ne sceglie un’altra.`,
    button: "Scegli una password",
  },
  ficheKey: {
    subject: (p) => `I suoi appuntamenti – ${p.group}`,
    heading: "Ritrovi i suoi appuntamenti",
    intro: (p) => `Questo link la porta ai suoi appuntamenti ${p.at}, senza password.`,
    button: "Apri i miei appuntamenti",
  },
  noticeAddress: {
    subject: (p) => `Confermare questo indirizzo per gli avvisi di appuntamento? – ${p.group}`,
    heading: "Confermare questo indirizzo?",
    intro: (p) =>
      `Questo indirizzo è stato indicato per ricevere gli avvisi degli appuntamenti presi ${p.at}. Se è quello che desidera, lo confermi nella pagina che si apre con questo pulsante; fino ad allora non parte alcun avviso.`,
    button: "Apri la pagina",
  },
  deletion: {
    subject: (p) => `Cancellare i suoi dati personali? – ${p.group}`,
    heading: "Cancellare i suoi dati personali?",
    intro: (p) =>
      `Ha chiesto la cancellazione dei suoi dati personali ${p.at}. La confermi nella pagina che questo pulsante apre; fino ad allora non succede nulla.`,
    button: "Apri la pagina",
  },
  deletionConfirmed: {
    subject: (p) => `I suoi dati personali saranno cancellati – ${p.group}`,
    heading: "La sua richiesta è confermata",
    intro: (p) => `Abbiamo preso nota che desidera la cancellazione dei suoi dati personali ${p.at}.`,
    button: "Vedi a che punto è",
  },
  deletionDay: (p) => `Avverrà a partire da ${p.day}. Fino ad allora può accedere e ritirare la richiesta.`,
  linkForDays: (p) => `Il link vale ${p.days} giorni.`,
  linkFor: (p) => `Questo link apre gli appuntamenti di ${p.name}.`,
  linkHours: (p) => `Il link serve una sola volta, entro ${p.hours} ore.`,
  linkDays: "Il link vale 90 giorni. Non lo dia a nessuno.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Non è stata una sua richiesta? Contatti subito la struttura."
      : `Non è stata una sua richiesta? Chiami subito il numero ${p.phone}.`,
  notYou: "Non ha chiesto nulla? Non faccia nulla: niente cambierà.",
  accountFooter: (p) =>
    `Riceve questo messaggio perché questo indirizzo è stato scritto in una pagina di prenotazione (${p.group}).`,
  teamFooter: (p) =>
    `Riceve questo messaggio perché questo indirizzo è indicato per il team della struttura (${p.group}).`,
  onItsWay: "Se questo indirizzo è quello giusto, nella sua posta la aspetta un messaggio.",
  labels: {
    when: "Quando",
    busy: "Occupato",
    what: "Servizio",
    duration: "Durata",
    places: "Posti",
    calendar: "Con",
    resource: "Sala o attrezzatura",
    fiche: "Per",
    where: "Dove",
    price: "Prezzo",
    total: "Totale",
    comments: "Il suo messaggio",
    phone: "Telefono",
    email: "Indirizzo e‑mail",
    message: "Messaggio",
    video: "In videochiamata",
    schedule: "Programma",
    before: "Orario precedente",
    reason: "Motivo",
    arrivalCode: "Codice per l’arrivo",
    pause: "Pausa",
  },
  addToCalendar: "Aggiungi alla mia agenda",
  googleCalendar: "Google Calendar",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `invece di ${p.price}`,
  pass: { first: "prima del cambio dell’ora", second: "dopo il cambio dell’ora" },
  localTime: (p) => `Gli orari indicati sono locali (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Un imprevisto? Disdica appena può: forse qualcuno aspetta questo orario."
      : `Una domanda o un imprevisto? Chiami il numero ${p.phone}.`,
  footer: (p) => `Riceve questo messaggio perché un appuntamento prenotato ${p.at} indica questo indirizzo.`,
};
