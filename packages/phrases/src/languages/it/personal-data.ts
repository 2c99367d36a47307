import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "I miei dati personali",
  intro: (p) =>
    `${p.group} conserva ciò che serve per accoglierla: chi è, come contattarla e i suoi appuntamenti. Può leggere tutto, portarlo con sé e chiedere che sia cancellato.`,
  keptHeading: "Periodo di conservazione",
  kept: "Almeno tre anni dalla sua registrazione.",
  keptUntil: (p) =>
    `La sua registrazione è di ${p.registered}. I suoi dati sono conservati almeno tre anni: fino a ${p.until}.`,
  login: "Acceda per scaricare i suoi dati o chiederne la cancellazione.",
  loginButton: "Accedi",
  downloadHeading: "Scaricare i propri dati",
  downloadText:
    "Tutto in un solo file: i suoi recapiti, i suoi consensi, i suoi appuntamenti e quali professionisti li hanno consultati o modificati.",
  document: "Scarica per leggere",
  data: "Scarica i dati (JSON)",
  preparing: "Un momento…",
  downloaded: "Il file è tra i suoi download.",
  fileName: "i-miei-dati",
  deletionHeading: "Cancellare i propri dati",
  deletionText: (p) =>
    `Il suo nome, i suoi recapiti, le sue risposte e i suoi messaggi sarebbero cancellati ${p.day}, per sempre, e con essi il suo account. I suoi appuntamenti restano contati, senza di lei.`,
  ask: "Chiedi la cancellazione",
  askTitle: "Chiedere la cancellazione dei suoi dati?",
  askText: (p) =>
    `Invieremo un link a ${p.email}. Non succede nulla finché non conferma nella pagina che si apre.`,
  askTextNoMail: "Potrà ritirare la richiesta finché non sarà eseguita.",
  keep: "Mantieni i miei dati",
  asking: "Invio in corso…",
  upcoming: plural({
    one: "Ha ancora un appuntamento in programma. Lo disdica prima, oppure torni dopo.",
    other: "Ha ancora {count} appuntamenti in programma. Li disdica prima, oppure torni dopo.",
  }),
  toAppointments: "Vedi i miei appuntamenti",
  sentTitle: "Ancora un passo: apra la sua posta",
  sent: (p) =>
    `La richiesta è di ${p.day}. Apra il messaggio inviato a ${p.email}: il suo link la conferma. Fino ad allora non succede nulla.`,
  again: "Invia di nuovo il messaggio",
  sentAgain: (p) => `Abbiamo inviato di nuovo il messaggio a ${p.email}.`,
  confirmedTitle: "La sua richiesta è confermata",
  confirmed: (p) => `I suoi dati saranno cancellati ${p.day}. Fino ad allora può cambiare idea.`,
  withdraw: "Ritira la mia richiesta",
  withdrawing: "Un momento…",
  withdrawn: "La richiesta è ritirata: i suoi dati restano come sono.",
  confirmHeading: "Cancellare i suoi dati personali?",
  confirmText: (p) =>
    `Se conferma, ${p.group} cancella il suo nome, i suoi recapiti, le sue risposte, i suoi messaggi e il suo account. Avverrà appena saranno passati tre anni dalla sua registrazione; fino ad allora può ritirare la richiesta.`,
  confirmButton: "Sì, cancella i miei dati",
  confirmDone: (p) => `${p.group} cancellerà i suoi dati ${p.day}. Un messaggio glielo conferma.`,
  toPage: "I miei dati personali",
  correct: "Correggi i miei dati",
  question: "Una domanda sui suoi dati, o qualcosa da correggere?",
};
