import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

/** Ends in a colon: what follows begins with a small letter. */
function greet(name: string): string {
  return name === "" ? "Hola:" : `Hola, ${name}:`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Ver esta cita",
  viewSeveral: "Ver estas citas",
  at: (p) => (p.preposition === "" ? `en ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Sus citas a partir del ${p.when} – ${p.group}`,
    heading: "Sus citas están confirmadas",
    intro: (p) => `${greet(p.name)} le esperamos ${p.at}.`,
    button: "Ver, cambiar o cancelar estas citas",
    attached: "Las citas están adjuntas: abra cada archivo para añadirlas a su agenda.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Canceladas: sus citas a partir del ${p.when} – ${p.group}`,
    heading: "Sus citas están canceladas",
    intro: (p) => `${greet(p.name)} sus citas ${p.at} quedan canceladas.`,
    button: "Pedir otra cita",
    attached: "Abra cada archivo adjunto para quitar estas citas de su agenda.",
  },
  confirmation: {
    subject: (p) => `Su cita del ${p.when} – ${p.group}`,
    heading: "Su cita está confirmada",
    intro: (p) => `${greet(p.name)} le esperamos ${p.at}.`,
    button: "Ver, cambiar o cancelar esta cita",
    attached: "La cita está adjunta: abra el archivo para añadirla a su agenda.",
  },
  cancellation: {
    subject: (p) => `Cancelada: su cita del ${p.when} – ${p.group}`,
    heading: "Su cita está cancelada",
    intro: (p) => `${greet(p.name)} su cita ${p.at} no tendrá lugar.`,
    button: "Pedir otra cita",
    attached: "Abra el archivo adjunto para quitar la cita de su agenda.",
  },
  bookedForYou: {
    subject: (p) => `Su cita del ${p.when} – ${p.group}`,
    heading: "Le han reservado una cita",
    intro: (p) => `${greet(p.name)} ${p.by} ha reservado esta cita ${p.at} para usted.`,
    button: "Ver, cambiar o cancelar esta cita",
    attached: "La cita está adjunta: abra el archivo para añadirla a su agenda.",
  },
  cancelledByPro: {
    subject: (p) => `Cancelada: su cita del ${p.when} – ${p.group}`,
    heading: "Hemos tenido que cancelar su cita",
    intro: (p) => `${greet(p.name)} lo sentimos, su cita ${p.at} no podrá tener lugar.`,
    button: "Elegir otra hora",
    attached: "Abra el archivo adjunto para quitar la cita de su agenda.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Sus citas a partir del ${p.when} – ${p.group}`,
    heading: "Le han reservado varias citas",
    intro: (p) => `${greet(p.name)} ${p.by} ha reservado estas citas ${p.at} para usted.`,
    button: "Ver, cambiar o cancelar estas citas",
    attached: "Las citas están adjuntas: abra cada archivo para añadirlas a su agenda.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Canceladas: sus citas a partir del ${p.when} – ${p.group}`,
    heading: "Hemos tenido que cancelar sus citas",
    intro: (p) => `${greet(p.name)} lo sentimos, sus citas ${p.at} no podrán tener lugar.`,
    button: "Elegir otra hora",
    attached: "Abra cada archivo adjunto para quitar estas citas de su agenda.",
  },
  moved: {
    subject: (p) => `Nueva fecha y hora de su cita: ${p.when} – ${p.group}`,
    heading: "Su cita ha cambiado",
    intro: (p) => `${greet(p.name)} estas son la nueva fecha y la nueva hora de su cita ${p.at}.`,
    button: "Ver, cambiar o cancelar esta cita",
    attached: "Abra el archivo adjunto para actualizar la cita en su agenda.",
  },
  movedOfSeveral: {
    subject: (p) => `Nuevas fechas de sus citas, la primera: ${p.when} – ${p.group}`,
    heading: "Sus citas han cambiado",
    intro: (p) => `${greet(p.name)} estas son las nuevas fechas y horas de sus citas ${p.at}.`,
    button: "Ver, cambiar o cancelar estas citas",
    attached: "Abra cada archivo adjunto para actualizar estas citas en su agenda.",
  },
  reminder: {
    subject: (p) => `Recordatorio: su cita del ${p.when} – ${p.group}`,
    heading: "Se acerca su cita",
    intro: (p) => `${greet(p.name)} le esperamos ${p.at}.`,
    button: "Ver, cambiar o cancelar esta cita",
    attached: "La cita está adjunta, por si todavía no la tiene en su agenda.",
  },
  reminderOfSeveral: {
    subject: (p) => `Recordatorio: sus citas a partir del ${p.when} – ${p.group}`,
    heading: "Se acercan sus citas",
    intro: (p) => `${greet(p.name)} le esperamos ${p.at}.`,
    button: "Ver, cambiar o cancelar estas citas",
    attached: "Las citas están adjuntas, por si todavía no las tiene en su agenda.",
  },
  sms: (p) => `Recordatorio: cita el ${p.when}, ${p.at}.`,
  smsConfirmation: (p) => `Confirmada: cita el ${p.when}, ${p.at}.`,
  smsAnswer: (p) => `¿Vendrá? ${p.url}`,
  answers: { yes: "Sí, iré", no: "No puedo ir" },

  wishNoted: {
    subject: (p) => `Está en la lista de espera – ${p.group}`,
    heading: "Está en la lista de espera",
    intro: (p) =>
      `${greet("")} en cuanto quede libre una hora que le convenga ${p.at}, le escribiremos y se la guardaremos.`,
    button: "Ver o retirar mi solicitud",
  },
  timeOffered: {
    subject: (p) => `Ha quedado libre una hora: ${p.when} – ${p.group}`,
    heading: "Ha quedado libre una hora",
    intro: (p) => `${greet("")} esta hora acaba de quedar libre ${p.at}. Se la guardamos.`,
    button: "Responder",
    until: (p) => `Guardada para usted hasta: ${p.until}`,
    moves: "Su cita actual se mantiene hasta que acepte.",
    sms: (p) =>
      `Hora libre ${p.at}, ${p.when}; guardada para usted hasta el ${p.until}; responda aquí: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Nueva cita: ${p.name}, ${p.when}`,
      heading: "Nueva cita",
      intro: (p) => `${p.name} ha pedido esta cita en línea.`,
    },
    moved: {
      subject: (p) => `Cita cambiada: ${p.name}, ${p.when}`,
      heading: "Una cita ha cambiado",
      intro: (p) => `${p.name} ha elegido esta nueva fecha y hora en línea.`,
    },
    cancelled: {
      subject: (p) => `Cita cancelada: ${p.name}, ${p.when}`,
      heading: "Se ha cancelado una cita",
      intro: (p) => `${p.name} ha cancelado esta cita en línea.`,
    },
  },
  openCalendar: "Abrir la agenda",
  noticeFooter: (p) =>
    `Recibe este mensaje porque esta dirección figura en los avisos del establecimiento (${p.group}).`,
  preview: (p) => `[Prueba] ${p.subject}`,
  activation: {
    subject: (p) => `Active su cuenta – ${p.group}`,
    heading: "Solo falta un paso",
    intro: (p) => `Ha creado una cuenta ${p.at}. Actívela y elija su contraseña.`,
    button: "Activar mi cuenta",
  },
  alreadyRegistered: {
    subject: (p) => `Ya tiene una cuenta – ${p.group}`,
    heading: "Ya tiene una cuenta",
    intro: (p) =>
      `Alguien, seguramente usted, ha querido crear una cuenta ${p.at} con esta dirección, que ya tiene una. Basta con iniciar sesión.`,
    button: "Iniciar sesión",
  },
  emailChange: {
    subject: (p) => `Confirme su nueva dirección – ${p.group}`,
    heading: "Confirme su nueva dirección",
    intro: (p) =>
      `Ha pedido utilizar esta dirección para su cuenta ${p.at}. Sustituirá a la anterior en cuanto la confirme.`,
    button: "Confirmar esta dirección",
  },
  ficheEmail: {
    subject: (p) => `Confirme su nueva dirección – ${p.group}`,
    heading: "Confirme su nueva dirección",
    intro: (p) =>
      `Ha pedido recibir aquí los mensajes sobre sus citas ${p.at}. Esta dirección sustituirá a la anterior en cuanto la confirme, en el dispositivo en el que ha iniciado sesión.`,
    button: "Confirmar esta dirección",
  },
  bookingRefused: {
    subject: (p) => `Su reserva no se ha realizado – ${p.group}`,
    heading: "Su reserva no se ha realizado",
    intro: (p) =>
      `Se acaba de pedir una cita a su nombre ${p.at}. No se ha reservado; el motivo solo se lo decimos aquí.`,
    button: "Volver a pedir cita",
  },
  busySourceFailed: {
    subject: (p) => `No se puede leer una agenda conectada – ${p.group}`,
    heading: "No se puede leer una agenda conectada",
    intro: (p) => `Hemos intentado varias veces leer la otra agenda conectada a «${p.name}».`,
    button: "Abrir la agenda",
  },
  webhookOff: {
    subject: (p) => `Se ha desactivado un webhook – ${p.group}`,
    heading: "Se ha desactivado un webhook",
    intro: (p) =>
      `Hemos desactivado el webhook «${p.name}»: ese programa ya no recibe lo que ocurre en su agenda.`,
    button: "Abrir los webhooks",
  },
  antsRegisterFailed: {
    subject: (p) => `El registro nacional ha dejado de responder – ${p.group}`,
    heading: "El registro nacional ha dejado de responder",
    intro: () =>
      "Desde hace varias horas no se pueden comunicar las citas al registro nacional de documentos de identidad y pasaportes ni comprobar los números de las solicitudes previas.",
    button: "Abrir las redes nacionales",
  },
  sasPlatformFailed: {
    subject: (p) => `La plataforma de los reguladores ha dejado de responder – ${p.group}`,
    heading: "La plataforma de los reguladores ha dejado de responder",
    intro: () =>
      "Desde hace varias horas no se pueden comunicar a su plataforma las citas que reservan los reguladores de urgencias.",
    button: "Abrir las redes nacionales",
  },
  draftFailed: {
    subject: (p) => `Un borrador no se ha podido publicar – ${p.group}`,
    heading: "Su borrador no se ha podido publicar",
    intro: (p) =>
      `El borrador «${p.name}» tenía que publicarse ahora. Para sus clientes todavía no ha cambiado nada: ábralo y publíquelo, o elija otra fecha.`,
    button: "Abrir el borrador",
  },
  emailChanged: {
    subject: (p) => `La dirección de su cuenta ha cambiado – ${p.group}`,
    heading: "La dirección de su cuenta ha cambiado",
    intro: (p) => `Su cuenta ${p.at} utiliza ahora otra dirección. Ya no recibirá mensajes en esta.`,
    button: "Iniciar sesión",
  },
  factorOn: {
    subject: (p) => `Verificación en dos pasos activada – ${p.group}`,
    heading: "Verificación en dos pasos activada",
    intro: (p) =>
      `Se ha añadido una aplicación de autenticación o una llave de acceso a su acceso profesional ${p.at}.`,
    button: "Iniciar sesión",
  },
  factorOff: {
    subject: (p) => `Verificación en dos pasos desactivada – ${p.group}`,
    heading: "Verificación en dos pasos desactivada",
    intro: (p) =>
      `Su acceso profesional ${p.at} ya solo pide la contraseña: usted o un responsable del establecimiento lo ha desactivado.`,
    button: "Iniciar sesión",
  },
  emailTaken: {
    subject: (p) => `Esta dirección ya tiene una cuenta – ${p.group}`,
    heading: "Esta dirección ya tiene una cuenta",
    intro: (p) =>
      `Alguien ha querido utilizar esta dirección para otra cuenta ${p.at}. No es posible, porque ya tiene la suya; no ha cambiado nada.`,
    button: "Iniciar sesión",
  },
  reset: {
    subject: (p) => `Su nueva contraseña – ${p.group}`,
    heading: "Elija una contraseña nueva",
    intro: (p) =>
      `Ha pedido una contraseña nueva para su cuenta ${p.at}. La actual sigue valiendo hasta que elija otra.`,
    button: "Elegir una contraseña",
  },
  newGroup: {
    subject: (p) => `Su página de citas – ${p.group}`,
    heading: "Su página está preparada",
    intro: (p) =>
      `La reserva de citas en línea ${p.at} está preparada. Confirme su dirección, elija una contraseña y publique la página cuando quiera: antes no la ve nadie.`,
    button: "Abrir mi página",
  },
  invitation: {
    subject: (p) => `Su acceso profesional – ${p.group}`,
    heading: "Le esperan en el equipo",
    intro: (p) =>
      `${greet(p.name)} hay un acceso profesional ${p.at} preparado para usted, con la agenda y las citas. Acepte la invitación para abrirlo.`,
    button: "Ver la invitación",
  },
  proReset: {
    subject: (p) => `Su nueva contraseña – ${p.group}`,
    heading: "Elija una contraseña nueva",
    intro: (p) =>
      `Ha pedido una contraseña nueva para su acceso profesional ${p.at}. La actual sigue valiendo hasta que elija otra.`,
    button: "Elegir una contraseña",
  },
  ficheKey: {
    subject: (p) => `Sus citas – ${p.group}`,
    heading: "Encuentre sus citas",
    intro: (p) => `Este enlace le lleva a sus citas ${p.at}, sin contraseña.`,
    button: "Abrir mis citas",
  },
  noticeAddress: {
    subject: (p) => `¿Confirmar esta dirección para los avisos de citas? – ${p.group}`,
    heading: "¿Confirmar esta dirección?",
    intro: (p) =>
      `Esta dirección se ha indicado para recibir los avisos de las citas reservadas ${p.at}. Si es lo que desea, confírmela en la página que abre este botón; hasta entonces no se enviará ningún aviso.`,
    button: "Abrir la página",
  },
  deletion: {
    subject: (p) => `¿Borrar sus datos personales? – ${p.group}`,
    heading: "¿Borrar sus datos personales?",
    intro: (p) =>
      `Ha pedido que se borren sus datos personales ${p.at}. Confírmelo en la página que abre este botón; hasta entonces no ocurre nada.`,
    button: "Abrir la página",
  },
  deletionConfirmed: {
    subject: (p) => `Sus datos personales se borrarán – ${p.group}`,
    heading: "Su solicitud está confirmada",
    intro: (p) => `Hemos tomado nota de que desea que se borren sus datos personales ${p.at}.`,
    button: "Ver en qué punto está",
  },
  deletionDay: (p) =>
    `Se hará a partir del ${p.day}. Hasta entonces puede iniciar sesión y retirar su solicitud.`,
  linkForDays: (p) => `El enlace vale ${p.days} días.`,
  linkFor: (p) => `Este enlace abre las citas de ${p.name}.`,
  linkHours: (p) => `El enlace sirve una sola vez, en un plazo de ${p.hours} horas.`,
  linkDays: "El enlace vale 90 días. No se lo pase a nadie.",
  changedByOther: (p) =>
    p.phone === ""
      ? "¿No ha sido usted? Póngase en contacto cuanto antes con el establecimiento."
      : `¿No ha sido usted? Llame cuanto antes al ${p.phone}.`,
  notYou: "¿No ha pedido nada? No haga nada: nada cambiará.",
  accountFooter: (p) =>
    `Recibe este mensaje porque esta dirección se ha escrito en una página de citas (${p.group}).`,
  teamFooter: (p) =>
    `Recibe este mensaje porque esta dirección figura en el equipo del establecimiento (${p.group}).`,
  onItsWay: "Si esta dirección es correcta, le espera un mensaje en su correo.",
  labels: {
    when: "Cuándo",
    busy: "Ocupado",
    what: "Servicio",
    duration: "Duración",
    places: "Plazas",
    calendar: "Con",
    resource: "Sala o equipamiento",
    fiche: "Para",
    where: "Lugar",
    price: "Precio",
    total: "Total",
    comments: "Su mensaje",
    phone: "Teléfono",
    email: "Correo electrónico",
    message: "Mensaje",
    video: "Por videollamada",
    schedule: "Programa",
    before: "Hora anterior",
    reason: "Motivo",
    arrivalCode: "Código para la llegada",
    pause: "Pausa",
  },
  addToCalendar: "Añadir a mi agenda",
  googleCalendar: "Google Calendar",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `en lugar de ${p.price}`,
  pass: { first: "antes del cambio de hora", second: "después del cambio de hora" },
  localTime: (p) => `Las horas indicadas son locales (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "¿Le ha surgido un imprevisto? Cancele cuanto antes: quizá alguien espera esa hora."
      : `¿Una pregunta o un imprevisto? Llame al ${p.phone}.`,
  footer: (p) => `Recibe este mensaje porque una cita reservada ${p.at} indica esta dirección.`,
};
