import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Mis datos personales",
  intro: (p) =>
    `${p.group} conserva lo necesario para atenderle: quién es, cómo contactarle y sus citas. Puede leerlo todo, llevárselo y pedir que se borre.`,
  keptHeading: "Plazo de conservación",
  kept: "Al menos tres años desde su registro.",
  keptUntil: (p) =>
    `Se registró el ${p.registered}. Sus datos se conservan al menos tres años: hasta el ${p.until}.`,
  login: "Inicie sesión para descargar sus datos o pedir que se borren.",
  loginButton: "Iniciar sesión",
  downloadHeading: "Descargar mis datos",
  downloadText:
    "Todo en un solo archivo: sus datos de contacto, sus consentimientos, sus citas y qué profesionales los han consultado o modificado.",
  document: "Descargar para leer",
  data: "Descargar los datos (JSON)",
  preparing: "Un momento…",
  downloaded: "El archivo está en sus descargas.",
  fileName: "mis-datos",
  deletionHeading: "Borrar mis datos",
  deletionText: (p) =>
    `Su nombre, sus datos de contacto, sus respuestas y sus mensajes se borrarían para siempre el ${p.day}, y con ellos su cuenta. Sus citas se siguen contando, sin usted.`,
  ask: "Pedir el borrado",
  askTitle: "¿Pedir que se borren sus datos?",
  askText: (p) =>
    `Le enviaremos un enlace a ${p.email}. No ocurre nada hasta que lo confirme en la página que abre.`,
  askTextNoMail: "Podrá retirar su solicitud mientras no se haya llevado a cabo.",
  keep: "Conservar mis datos",
  asking: "Enviando…",
  upcoming: plural({
    one: "Todavía tiene una cita pendiente. Cancélela antes, o vuelva después.",
    other: "Todavía tiene {count} citas pendientes. Cancélelas antes, o vuelva después.",
  }),
  toAppointments: "Ver mis citas",
  sentTitle: "Un paso más: abra su correo",
  sent: (p) =>
    `Lo solicitó el ${p.day}. Abra el mensaje enviado a ${p.email}: su enlace confirma la solicitud. Hasta entonces no ocurre nada.`,
  again: "Reenviar el mensaje",
  sentAgain: (p) => `Hemos vuelto a enviar el mensaje a ${p.email}.`,
  confirmedTitle: "Su solicitud está confirmada",
  confirmed: (p) => `Sus datos se borrarán el ${p.day}. Hasta entonces puede cambiar de idea.`,
  withdraw: "Retirar mi solicitud",
  withdrawing: "Un momento…",
  withdrawn: "Ha retirado su solicitud: sus datos siguen como están.",
  confirmHeading: "¿Borrar sus datos personales?",
  confirmText: (p) =>
    `Si confirma, ${p.group} borrará su nombre, sus datos de contacto, sus respuestas, sus mensajes y su cuenta. Se hará en cuanto hayan pasado tres años desde su registro; hasta entonces puede retirar la solicitud.`,
  confirmButton: "Sí, borrar mis datos",
  confirmDone: (p) => `${p.group} borrará sus datos el ${p.day}. Un mensaje se lo confirmará.`,
  toPage: "Mis datos personales",
  correct: "Corregir mis datos",
  question: "¿Una pregunta sobre sus datos, o algo que corregir?",
};
