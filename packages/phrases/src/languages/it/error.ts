import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Attenda un minuto, poi riprovi.",
  minutes: plural({
    one: "Riprovi tra un minuto.",
    other: "Riprovi tra {count} minuti.",
  }),
  hours: plural({
    one: "Riprovi tra un’ora.",
    other: "Riprovi tra {count} ore.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Può anche chiamare il numero ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Contatti direttamente la struttura." : `Chiami il numero ${phone}.`;
}

const changed = "Nel frattempo questi dati sono cambiati. Ricarichi la pagina, poi ripeta la modifica.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Ha già il numero massimo di appuntamenti in programma. Ne disdica uno per prenotarne un altro.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Ha già un appuntamento troppo vicino a questo. Scelga una data più lontana.${orCall(p.phone)}`,
  max_rdv_period: "Questa data è ancora troppo lontana per essere prenotata. Scelga un orario più vicino.",
  mintime_rdv: (p) =>
    `Questo orario è troppo vicino per essere prenotato online. Ne scelga uno più tardi.${orCall(p.phone)}`,
  same_time_rdv: "Ha già un appuntamento a quell’ora. Scelga un altro orario.",
  not_open_group: (p) => `La prenotazione online è riservata a chi è già cliente. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `La prenotazione online è riservata ai pazienti già in cura, che hanno la precedenza. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `Non può prenotare online presso questa struttura. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Dopo più appuntamenti mancati può prenotare solo per telefono. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Questo servizio si prenota con un carnet. Acceda per usare il suo, o ne chieda uno a noi. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Non abbiamo potuto riconoscerla presso questa struttura. Esca dall’account, poi prenoti di nuovo.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Questa prenotazione non è possibile a questo nome. Le spieghiamo il motivo per e‑mail, all’indirizzo indicato.${orCall(p.phone)}`,
  availabletimeslots:
    "Questo orario è appena stato preso. Ne scelga un altro: tutto ciò che ha scritto è conservato.",
  too_many_items: (p) =>
    `Sono troppi servizi per prenotarli insieme. Li prenoti in due o tre volte.${orCall(p.phone)}`,
  vevent: (p) =>
    `Non è stato possibile prenotare questo appuntamento. Ricominci la scelta dall’inizio.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Non è stato possibile salvare questo appuntamento. Controlli i dati dell’appuntamento, poi riprovi.${orCall(p.phone)}`,
  application_consumed:
    "Questa pre‑domanda è già stata trattata. Ne compili una nuova online e ne inserisca il numero.",
  application_declared:
    "France Titres non ha ancora convalidato questa pre‑domanda. Verifichi che sia completa, poi ne inserisca di nuovo il numero.",
  application_unknown:
    "France Titres non conosce questo numero di pre‑domanda. Lo controlli nel suo riepilogo.",
  application_expired: "Questa pre‑domanda è scaduta. Ne compili una nuova online e ne inserisca il numero.",
  application_count: "Serve un numero di pre‑domanda per ogni persona, né più né meno.",
  application_unchecked:
    "Non è stato possibile verificare il numero della pre‑domanda. Riprovi tra un momento.",
  application_elsewhere:
    "Esiste già un altro appuntamento per questa pre‑domanda. Lo annulli se non le serve più.",
  create_fiche_failed: "Non è stato possibile salvare i suoi dati. Controlli i campi segnalati, poi riprovi.",
  invalid_calendar: "Questa agenda non è più disponibile. Ne scelga un’altra.",

  too_late_to_cancel: (p) =>
    `L’appuntamento è troppo vicino per essere disdetto o modificato online. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Questo appuntamento è già disdetto.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Questo appuntamento non esiste o non esiste più. Apra il link dell’ultimo messaggio ricevuto.${orCall(p.phone)}`,
  other_calendar:
    "Questo appuntamento occupa anche l’agenda di un’altra persona: può disdirlo o spostarlo solo chi gestisce tutte queste agende.",
  offer_over: "Questo orario non è più riservato a lei. Resta in lista d’attesa.",
  cannot_restore: "Questa disdetta non si può più annullare. Prenoti di nuovo l’appuntamento.",
  unknown_pass: "Questo carnet non esiste o è di un’altra persona.",
  no_visits_left: "Su questo carnet non restano abbastanza ingressi.",

  email_already_exists: "Questo indirizzo e‑mail ha già un account. Acceda, o chieda una nuova password.",
  email_not_found: "Nessun account ha questo indirizzo e‑mail. Lo controlli.",

  emailError:
    "Nessun account corrisponde a questo indirizzo e‑mail e a questa password. Li controlli entrambi.",
  passwordError: "Questa password non è corretta. Riprovi, o chieda una nuova password.",
  blockedUser:
    "Troppi tentativi: l’accesso è bloccato per 10 minuti. Attenda un po’, o chieda una nuova password.",
  dead_key: "Questo link è già stato usato, o è troppo vecchio. Ne chieda uno nuovo.",
  sso_login_only: "Qui si accede dalla pagina della sua struttura.",
  needPasswordChange: "Scelga una nuova password prima di continuare.",
  needFactor: "Completi l’accesso con il secondo passaggio.",
  factorError: "Questo codice o questa passkey non è corretto, o è già stato usato. Riprovi.",
  wrongPwd: "Questa password non è abbastanza sicura. Controlli l’elenco di ciò che deve avere, poi riprovi.",
  emailValidator: "Questo indirizzo e‑mail non è completo. Ha la forma nome@esempio.it.",
  emailUsing: "È già il suo indirizzo e‑mail. Ne scriva un altro per cambiarlo.",
  max_fiches: "Il suo account riunisce già il numero massimo di persone.",
  upcoming_appointments:
    "Ha ancora un appuntamento in programma. Lo disdica prima, o ripeta la richiesta dopo.",
  cannot_merge:
    "Queste due schede non si possono unire: appartengono ad account diversi, o sono già una sola.",
  invalid_record: "Alcuni campi non sono ancora corretti. Corregga quelli segnalati.",
  appointments_concerned: "Alcuni appuntamenti non andrebbero più bene. Decida che cosa fare di ciascuno.",
  cannot_undo: "Nel frattempo è stato cambiato di nuovo. Annulli prima la modifica più recente.",
  last_owner: "Deve restare sempre almeno un responsabile. Ne nomini prima un altro.",
  works_here_already: "Questa persona lavora già qui. Modifichi i suoi permessi nell’elenco del team.",
  draft_preview: "Questa è un’anteprima: qui non si può prenotare nulla.",
  full: "Il limite è raggiunto: qui non si può aggiungere altro.",

  bad_request: "Richiesta non valida. Torni al passaggio precedente e riprovi.",
  invalid_api_key: "Questa pagina non è aggiornata. La ricarichi e riprovi.",
  expired_connection: "La sessione è scaduta. Acceda di nuovo per continuare.",
  forbidden: "Non ha accesso a questa pagina. Acceda, o torni alla pagina iniziale.",
  group_does_not_exist: "Questa struttura non esiste. Controlli l’indirizzo della pagina.",
  inactive_group: (p) => `Al momento la prenotazione online è chiusa. ${pleaseCall(p.phone)}`,
  not_found: "Ciò che cerca non esiste o non esiste più. Torni alla pagina iniziale.",
  not_acceptable: "Questa pagina non si può mostrare nella forma richiesta. Torni al passaggio precedente.",
  method_not_allowed: "Questa azione non è possibile. Torni al passaggio precedente.",
  payload_too_large: "Ciò che ha inviato è troppo grande. Accorci i testi e riprovi.",
  unsupported_media_type: "Questo formato non è accettato. Ricarichi la pagina e riprovi.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Questa prenotazione è già stata inviata con altri dati. Ricarichi la pagina per vedere a che punto è.",
  too_many_requests: (p) => `Troppe richieste in poco tempo. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Si è verificato un errore da parte nostra. Riprovi tra poco.${orCall(p.phone)}`,
  unavailable: (p) => `Il servizio non è disponibile in questo momento. Riprovi tra poco.${orCall(p.phone)}`,
  newer_version: (p) =>
    `È entrata in funzione una nuova versione del servizio. Ricarichi la pagina tra poco.${orCall(p.phone)}`,
};
