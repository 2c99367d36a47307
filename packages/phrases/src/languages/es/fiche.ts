import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "El precio o la duración ha cambiado desde que eligió. Ahora verá cómo queda: revíselo y vuelva a reservar.",
    forWhom: "¿Para quién es esta cita?",
    someoneElse: "Otra persona",
    full: (p) => `Su cuenta ya reúne a ${p.count} personas: no caben más.`,
    accountEmail: "La dirección de su cuenta: los mensajes llegarán ahí.",
    missing: (p) => `Faltan algunas respuestas sobre ${p.name}.`,
    expired:
      "Su sesión ha caducado. Inicie sesión de nuevo: se conserva lo que ha escrito. También puede reservar sin cuenta.",
    logInAgain: "Iniciar sesión de nuevo",
    wrongFiche:
      "Estos datos no corresponden a la persona que ha iniciado sesión. Cierre esta página y vuelva desde el sitio que le trajo aquí.",
    logoutAndBook: "Cerrar sesión y empezar de nuevo",
  },
  search: {
    heading: "¿Quién acudirá a la cita?",
    label: "Buscar a una persona",
    hint: "Nombre, apellidos o correo: los resultados aparecen a partir de 3 letras.",
    searching: "Buscando…",
    results: "Personas encontradas",
    found: plural({
      one: "{count} persona encontrada",
      other: "{count} personas encontradas",
    }),
    none: "No hay nadie que coincida. Compruebe la ortografía o añada a una persona nueva.",
    noneOfYours: "No hay nadie en su cuenta que coincida. Compruebe la ortografía.",
    more: "Hay más: añada una letra para precisar.",
    newPerson: "Persona nueva",
    change: "Elegir a otra persona",
  },
  information: {
    heading: "Mis datos",
    everybody: "Las fichas de sus clientes",
    tabs: "Personas y ajustes de la cuenta",
    parameters: "Ajustes",
    add: "Añadir a una persona",
    addHint: (p) => `Su hija, su padre, alguien a quien cuida: su cuenta puede reunir a ${p.count} personas.`,
    save: "Guardar",
    saveNew: "Añadir a esta persona",
    saving: "Guardando…",
    nothingToSave: "No ha cambiado nada.",
    emailAsked: (p) =>
      `Hemos escrito a ${p.email}. Abra en este dispositivo el enlace del mensaje: la dirección cambiará en ese momento.`,
    saved: (p) => `Los datos de ${p.name} están guardados.`,
    added: (p) => `${p.name} ya forma parte de su cuenta.`,
    addedByPro: (p) => `La ficha de ${p.name} está creada.`,
  },
  parameters: {
    emailTitle: "Dirección de correo",
    emailPresent: (p) => `Inicia sesión con ${p.email}.`,
    keptElsewhere: "Esta dirección y su contraseña se cambian donde creó esa cuenta, no en esta página.",
    newEmail: "Nueva dirección",
    newEmailMissing: "Indique una nueva dirección de correo.",
    changeEmail: "Cambiar la dirección",
    emailTaken: "Esta dirección ya tiene una cuenta aquí. Elija otra.",
    confirmTitle: "Confirme desde su nueva dirección",
    confirmText: (p) =>
      `Hemos enviado un mensaje a ${p.email}. Ábralo y confirme: hasta entonces no cambia nada y sigue iniciando sesión con ${p.present}.`,
    passwordTitle: "Contraseña",
    presentPassword: "Contraseña actual",
    presentPasswordEmpty: "Indique su contraseña actual.",
    changePassword: "Cambiar la contraseña",
    passwordChanged: "Su contraseña ha cambiado. En sus otros dispositivos, inicie sesión con la nueva.",
  },
};
