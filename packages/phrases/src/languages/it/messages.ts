import type { MessagesPhrases } from "../../catalogues.ts";

export const messages: MessagesPhrases = {
  usual: "Testo consueto",
  own: (p) => `Il suo testo: ${p.languages}`,
  subject: "Oggetto",
  text: "Testo",
  begin: "Parti dal testo consueto",
  insert: "Aggiungi al testo",
  example: "Esempio",
  send: "Inviami una prova",
  sent: (p) => `La prova è in arrivo a ${p.email}.`,
  note: "Giorno, luogo e pulsante seguono sempre. Ciò che una persona ha scritto si ripete solo a un indirizzo verificato.",
  noteSms:
    "L’SMS contiene solo questo testo: non dimentichi il giorno e l’ora. Ciò che una persona ha scritto si ripete solo a un indirizzo verificato.",
  noteAccount: "Il pulsante segue sempre.",
  email: "Indirizzo e‑mail",
  add: "Aggiungi un indirizzo",
  remove: (p) => `Rimuovi ${p.email}`,
  unproven:
    "Non ancora confermato: nessun avviso parte finché non si apre il link ricevuto a questo indirizzo.",
  sendLink: "Inviare di nuovo il link",
  linkSent: (p) => `Il link è stato inviato a ${p.email}.`,
  code: "Il codice per il suo sito",
  notOnline: "Il codice sarà qui appena la pagina è online.",
  events: {
    booked: "Nuovi appuntamenti",
    moved: "Appuntamenti spostati",
    cancelled: "Disdette",
  },
  names: {
    group: "Struttura",
    phone: "Telefono",
    firstname: "Nome",
    name: "Nome completo",
    when: "Giorno e ora",
    day: "Giorno",
    time: "Ora",
    service: "Servizio",
    calendar: "Con chi",
    place: "Luogo",
    by: "Chi ha prenotato",
  },
};
