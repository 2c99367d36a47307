import type { MessagesPhrases } from "../../catalogues.ts";

export const messages: MessagesPhrases = {
  usual: "Texto habitual",
  own: (p) => `Su texto: ${p.languages}`,
  subject: "Asunto",
  text: "Texto",
  begin: "Empezar por el texto habitual",
  insert: "Añadir al texto",
  example: "Ejemplo",
  send: "Enviarme una prueba",
  sent: (p) => `La prueba va de camino a ${p.email}.`,
  note: "El día, el lugar y el botón siguen siempre. Lo que alguien ha escrito solo se repite a una dirección verificada.",
  noteSms:
    "El SMS lleva solo este texto: no olvide el día ni la hora. Lo que alguien ha escrito solo se repite a una dirección verificada.",
  noteAccount: "El botón sigue siempre.",
  email: "Correo electrónico",
  add: "Añadir una dirección",
  remove: (p) => `Quitar ${p.email}`,
  unproven:
    "Aún sin confirmar: no se envía ningún aviso hasta que se abra el enlace recibido en esa dirección.",
  sendLink: "Enviar el enlace otra vez",
  linkSent: (p) => `El enlace se ha enviado a ${p.email}.`,
  code: "El código para su web",
  notOnline: "El código aparecerá aquí en cuanto la página esté en línea.",
  events: {
    booked: "Citas nuevas",
    moved: "Cambios de hora",
    cancelled: "Cancelaciones",
  },
  names: {
    group: "Establecimiento",
    phone: "Teléfono",
    firstname: "Nombre",
    name: "Nombre completo",
    when: "Día y hora",
    day: "Día",
    time: "Hora",
    service: "Servicio",
    calendar: "Con quién",
    place: "Lugar",
    by: "Quién ha reservado",
  },
};
