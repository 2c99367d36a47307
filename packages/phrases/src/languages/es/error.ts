import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Espere un minuto y vuelva a intentarlo.",
  minutes: plural({
    one: "Vuelva a intentarlo dentro de un minuto.",
    other: "Vuelva a intentarlo dentro de {count} minutos.",
  }),
  hours: plural({
    one: "Vuelva a intentarlo dentro de una hora.",
    other: "Vuelva a intentarlo dentro de {count} horas.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` También puede llamar al ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Póngase en contacto directamente con el establecimiento." : `Llame al ${phone}.`;
}

const changed = "Estos datos han cambiado entretanto. Vuelva a cargar la página y repita su modificación.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Ya tiene el número máximo de citas pendientes. Cancele una para pedir otra.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Ya tiene una cita demasiado cerca de esta. Elija una fecha más alejada.${orCall(p.phone)}`,
  max_rdv_period: "Esta fecha está todavía demasiado lejos para reservarla. Elija una hora más próxima.",
  mintime_rdv: (p) =>
    `Esta hora está demasiado próxima para reservarla en línea. Elija una más tarde.${orCall(p.phone)}`,
  same_time_rdv: "Ya tiene una cita a esa hora. Elija otra hora.",
  not_open_group: (p) => `Solo pueden pedir cita en línea quienes ya son clientes. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Solo pueden pedir cita en línea quienes ya son pacientes, que tienen prioridad. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `No puede pedir cita en línea en este establecimiento. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Después de varias citas a las que no acudió, solo puede reservar por teléfono. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Este servicio se reserva con un bono. Inicie sesión para usar el suyo o pídanos uno. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `No hemos podido comprobar sus datos en este establecimiento. Cierre la sesión y vuelva a reservar.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Esta reserva no es posible con este nombre. Le explicamos el motivo por correo electrónico, en la dirección indicada.${orCall(p.phone)}`,
  availabletimeslots: "Esta hora acaba de ocuparse. Elija otra: se conserva todo lo que ha escrito.",
  too_many_items: (p) =>
    `Son demasiados servicios para reservarlos juntos. Repártalos en dos o tres reservas.${orCall(p.phone)}`,
  vevent: (p) => `No se ha podido reservar esta cita. Vuelva a elegir desde el principio.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `No se ha podido guardar esta cita. Revise los datos de la cita y vuelva a intentarlo.${orCall(p.phone)}`,
  application_consumed:
    "Esta solicitud previa ya se ha tramitado. Rellene otra en línea e indique su número.",
  application_declared:
    "France Titres aún no ha validado esta solicitud previa. Compruebe que esté terminada y vuelva a indicar su número.",
  application_unknown: "France Titres no conoce este número de solicitud previa. Compruébelo en su resumen.",
  application_expired: "Esta solicitud previa ha caducado. Rellene otra en línea e indique su número.",
  application_count: "Hace falta un número de solicitud previa por persona, ni más ni menos.",
  application_unchecked:
    "No se ha podido comprobar el número de la solicitud previa. Inténtelo de nuevo en un momento.",
  application_elsewhere: "Ya hay otra cita para esta solicitud previa. Anúlela si ya no la necesita.",
  create_fiche_failed:
    "No se han podido guardar sus datos. Revise los campos señalados y vuelva a intentarlo.",
  invalid_calendar: "Esta agenda ya no se ofrece. Elija otra.",

  too_late_to_cancel: (p) =>
    `La cita está demasiado próxima para cancelarla o modificarla en línea. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Esta cita ya está cancelada.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Esta cita no existe o ya no existe. Abra el enlace del último mensaje recibido.${orCall(p.phone)}`,
  other_calendar:
    "Esta cita ocupa también la agenda de otra persona: solo puede cancelarla o cambiarla quien gestione todas esas agendas.",
  offer_over: "Esta hora ya no está guardada para usted. Sigue en la lista de espera.",
  cannot_restore: "Esta cancelación ya no se puede deshacer. Reserve la cita de nuevo.",
  unknown_pass: "Este bono no existe o es de otra persona.",
  no_visits_left: "A este bono no le quedan suficientes sesiones.",

  email_already_exists:
    "Esta dirección de correo ya tiene una cuenta. Inicie sesión o pida una contraseña nueva.",
  email_not_found: "Ninguna cuenta tiene esta dirección de correo. Compruébela.",

  emailError: "Ninguna cuenta corresponde a esta dirección de correo y esta contraseña. Compruebe las dos.",
  passwordError: "Esta contraseña no es correcta. Vuelva a intentarlo o pida una contraseña nueva.",
  blockedUser:
    "Demasiados intentos: el inicio de sesión queda bloqueado durante 10 minutos. Espere un poco o pida una contraseña nueva.",
  dead_key: "Este enlace ya se ha utilizado o es demasiado antiguo. Pida otro.",
  sso_login_only: "Aquí se inicia sesión desde la página de su establecimiento.",
  needPasswordChange: "Elija una contraseña nueva antes de continuar.",
  needFactor: "Termine de iniciar sesión con el segundo paso.",
  factorError: "Este código o esta llave no es correcto o ya se ha usado. Vuelva a intentarlo.",
  wrongPwd:
    "Esta contraseña no es lo bastante segura. Revise la lista de lo que debe tener y vuelva a intentarlo.",
  emailValidator: "Esta dirección de correo no está completa. Tiene la forma nombre@ejemplo.es.",
  emailUsing: "Esta ya es su dirección de correo. Escriba otra para cambiarla.",
  max_fiches: "Su cuenta ya reúne el número máximo de personas.",
  upcoming_appointments: "Todavía tiene una cita pendiente. Cancélela antes, o repita la solicitud después.",
  cannot_merge: "Estas dos fichas no se pueden unir: son de cuentas distintas o ya son una sola.",
  invalid_record: "Algunos campos aún no son correctos. Corrija los que están señalados.",
  appointments_concerned: "Algunas citas ya no encajarían. Decida qué hacer con cada una.",
  cannot_undo: "Esto ha vuelto a cambiar desde entonces. Deshaga antes el cambio más reciente.",
  last_owner: "Siempre debe quedar al menos un responsable. Nombre antes a otra persona.",
  works_here_already: "Esta persona ya trabaja aquí. Cambie sus permisos en la lista del equipo.",
  draft_preview: "Esto es una vista previa. Aquí no se puede reservar nada.",
  full: "Se ha alcanzado el límite. Aquí ya no se puede añadir nada más.",

  bad_request: "No se ha entendido esta solicitud. Vuelva al paso anterior e inténtelo otra vez.",
  invalid_api_key: "Esta página no está al día. Vuelva a cargarla e inténtelo otra vez.",
  expired_connection: "Su sesión ha caducado. Inicie sesión de nuevo para continuar.",
  forbidden: "No tiene acceso a esta página. Inicie sesión o vuelva al inicio.",
  group_does_not_exist: "Este establecimiento no existe. Compruebe la dirección de la página.",
  inactive_group: (p) => `La reserva en línea está cerrada por el momento. ${pleaseCall(p.phone)}`,
  not_found: "Lo que busca no existe o ya no existe. Vuelva al inicio.",
  not_acceptable: "Esta página no se puede mostrar en la forma pedida. Vuelva al paso anterior.",
  method_not_allowed: "Esta acción no es posible. Vuelva al paso anterior.",
  payload_too_large: "Lo que ha enviado es demasiado grande. Acorte sus textos y vuelva a intentarlo.",
  unsupported_media_type: "Este formato no se acepta. Vuelva a cargar la página e inténtelo otra vez.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Esta reserva ya se envió con otros datos. Vuelva a cargar la página para ver cómo ha quedado.",
  too_many_requests: (p) => `Demasiadas solicitudes en poco tiempo. ${formatWaitingTime(p, again)}`,
  internal_error: (p) =>
    `Se ha producido un error por nuestra parte. Vuelva a intentarlo dentro de un momento.${orCall(p.phone)}`,
  unavailable: (p) =>
    `El servicio no está disponible en este momento. Vuelva a intentarlo dentro de un momento.${orCall(p.phone)}`,
  newer_version: (p) =>
    `Ya está en marcha una versión más reciente del servicio. Vuelva a cargar la página dentro de un momento.${orCall(p.phone)}`,
};
