import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Warten Sie eine Minute und versuchen Sie es dann noch einmal.",
  minutes: plural({
    one: "Versuchen Sie es in einer Minute noch einmal.",
    other: "Versuchen Sie es in {count} Minuten noch einmal.",
  }),
  hours: plural({
    one: "Versuchen Sie es in einer Stunde noch einmal.",
    other: "Versuchen Sie es in {count} Stunden noch einmal.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Sie können auch anrufen: ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Bitte wenden Sie sich direkt an die Einrichtung." : `Bitte rufen Sie an: ${phone}.`;
}

const changed = "Das wurde inzwischen geändert. Laden Sie die Seite neu und ändern Sie es dann noch einmal.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Mehr anstehende Termine sind nicht möglich. Sagen Sie einen ab, um einen anderen zu buchen.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Sie haben schon einen Termin, der zu nah an diesem liegt. Wählen Sie ein weiter entferntes Datum.${orCall(p.phone)}`,
  max_rdv_period: "Dieses Datum liegt noch zu weit in der Zukunft. Wählen Sie eine frühere Zeit.",
  mintime_rdv: (p) =>
    `Dieser Termin ist zu kurzfristig für die Online-Buchung. Wählen Sie einen späteren.${orCall(p.phone)}`,
  same_time_rdv: "Sie haben zu dieser Zeit schon einen Termin. Wählen Sie eine andere Zeit.",
  not_open_group: (p) => `Online buchen kann nur, wer schon Kundin oder Kunde ist. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Online buchen kann nur, wer bereits in Behandlung ist und daher Vorrang hat. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `Sie können hier keine Termine online buchen. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Nach mehreren versäumten Terminen können Sie nur noch telefonisch buchen. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Das buchen Sie mit einer Mehrfachkarte. Melden Sie sich an, um Ihre zu nutzen, oder kaufen Sie eine bei uns. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Wir konnten Sie bei dieser Einrichtung nicht zuordnen. Melden Sie sich ab und buchen Sie dann noch einmal.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Unter diesem Namen ist diese Buchung nicht möglich. Den Grund senden wir per E‑Mail an die angegebene Adresse.${orCall(p.phone)}`,
  availabletimeslots: "Diese Zeit wurde gerade vergeben. Wählen Sie eine andere: Ihre Eingaben sind noch da.",
  too_many_items: (p) =>
    `So viele Leistungen lassen sich nicht zusammen buchen. Buchen Sie sie in zwei oder drei Schritten.${orCall(p.phone)}`,
  vevent: (p) =>
    `Dieser Termin konnte nicht gebucht werden. Bitte wählen Sie noch einmal von vorn.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Dieser Termin konnte nicht gespeichert werden. Prüfen Sie die Angaben zum Termin und versuchen Sie es noch einmal.${orCall(p.phone)}`,
  application_consumed:
    "Dieser Vorantrag wurde schon bearbeitet. Füllen Sie online einen neuen aus und geben Sie dessen Nummer ein.",
  application_declared:
    "France Titres hat diesen Vorantrag noch nicht bestätigt. Prüfen Sie, ob er abgeschlossen ist, und geben Sie die Nummer dann noch einmal ein.",
  application_unknown: "France Titres kennt diese Nummer nicht. Prüfen Sie sie auf Ihrer Zusammenfassung.",
  application_expired:
    "Dieser Vorantrag ist abgelaufen. Füllen Sie online einen neuen aus und geben Sie dessen Nummer ein.",
  application_count: "Wir brauchen für jede Person genau eine Nummer des Vorantrags.",
  application_unchecked:
    "Die Nummer des Vorantrags konnte nicht geprüft werden. Versuchen Sie es gleich noch einmal.",
  application_elsewhere:
    "Zu diesem Vorantrag gibt es schon einen anderen Termin. Sagen Sie ihn ab, wenn Sie ihn nicht mehr brauchen.",
  create_fiche_failed:
    "Ihre Angaben konnten nicht gespeichert werden. Prüfen Sie die markierten Felder und versuchen Sie es noch einmal.",
  invalid_calendar: "Dieser Kalender wird nicht mehr angeboten. Wählen Sie einen anderen.",

  too_late_to_cancel: (p) =>
    `So kurz vorher lässt sich der Termin online nicht mehr absagen oder ändern. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Dieser Termin ist schon abgesagt.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Diesen Termin gibt es nicht oder nicht mehr. Öffnen Sie den Link in der letzten Nachricht, die Sie erhalten haben.${orCall(p.phone)}`,
  other_calendar:
    "Dieser Termin steht auch in einem anderen Kalender: Nur wer alle diese Kalender verwaltet, kann ihn absagen oder verschieben.",
  offer_over: "Dieser Termin wird nicht mehr für Sie frei gehalten. Sie bleiben auf der Warteliste.",
  cannot_restore: "Diese Absage lässt sich nicht mehr zurücknehmen. Buchen Sie den Termin neu.",
  unknown_pass: "Diese Mehrfachkarte gibt es nicht, oder sie gehört jemand anderem.",
  no_visits_left: "Auf dieser Mehrfachkarte sind nicht genug Besuche übrig.",

  email_already_exists:
    "Zu dieser E‑Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder fordern Sie ein neues Passwort an.",
  email_not_found: "Zu dieser E‑Mail-Adresse gibt es kein Konto. Bitte prüfen Sie sie.",

  emailError: "Zu dieser E‑Mail-Adresse und diesem Passwort gibt es kein Konto. Bitte prüfen Sie beide.",
  passwordError:
    "Dieses Passwort stimmt nicht. Versuchen Sie es noch einmal oder fordern Sie ein neues Passwort an.",
  blockedUser:
    "Zu viele Fehlversuche: Die Anmeldung ist 10 Minuten lang gesperrt. Warten Sie ein wenig oder fordern Sie ein neues Passwort an.",
  dead_key: "Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie einen neuen an.",
  sso_login_only: "Hier melden Sie sich über die Seite Ihrer Einrichtung an.",
  needPasswordChange: "Bitte wählen Sie ein neues Passwort, bevor Sie fortfahren.",
  needFactor: "Schließen Sie die Anmeldung mit dem zweiten Schritt ab.",
  factorError:
    "Dieser Code oder Passkey ist nicht der richtige oder wurde schon benutzt. Versuchen Sie es noch einmal.",
  wrongPwd:
    "Dieses Passwort ist nicht sicher genug. Prüfen Sie die Liste der Bedingungen und versuchen Sie es noch einmal.",
  emailValidator: "Diese E‑Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@example.com.",
  emailUsing: "Das ist schon Ihre E‑Mail-Adresse. Geben Sie eine andere ein, um sie zu ändern.",
  max_fiches: "Zu Ihrem Konto gehören schon so viele Personen wie möglich.",
  upcoming_appointments:
    "Sie haben noch einen anstehenden Termin. Sagen Sie ihn erst ab oder stellen Sie den Antrag danach.",
  cannot_merge:
    "Diese beiden Einträge lassen sich nicht zusammenführen: Sie gehören zu verschiedenen Konten oder sind schon einer.",
  invalid_record: "Einige Angaben stimmen noch nicht. Korrigieren Sie die markierten Felder.",
  appointments_concerned:
    "Einige Termine würden nicht mehr passen. Entscheiden Sie für jeden, was mit ihm geschieht.",
  cannot_undo: "Das wurde seither noch einmal geändert. Machen Sie zuerst die spätere Änderung rückgängig.",
  last_owner:
    "Mindestens eine Person muss die Leitung behalten. Geben Sie diese Rolle zuerst jemand anderem.",
  works_here_already: "Diese Person arbeitet bereits hier. Ändern Sie ihre Rechte in der Liste des Teams.",
  draft_preview: "Dies ist eine Vorschau. Hier kann nichts gebucht werden.",
  full: "Die Obergrenze ist erreicht. Hier kann nichts mehr hinzugefügt werden.",

  bad_request:
    "Diese Anfrage war nicht verständlich. Gehen Sie einen Schritt zurück und versuchen Sie es noch einmal.",
  invalid_api_key: "Diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es noch einmal.",
  expired_connection: "Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.",
  forbidden: "Sie haben keinen Zugang zu dieser Seite. Melden Sie sich an oder gehen Sie zum Anfang zurück.",
  group_does_not_exist: "Diese Einrichtung gibt es nicht. Prüfen Sie die Adresse der Seite.",
  inactive_group: (p) => `Die Online-Buchung ist zurzeit geschlossen. ${pleaseCall(p.phone)}`,
  not_found: "Was Sie suchen, gibt es nicht oder nicht mehr. Gehen Sie zum Anfang zurück.",
  not_acceptable:
    "Diese Seite kann in der gewünschten Form nicht angezeigt werden. Gehen Sie einen Schritt zurück.",
  method_not_allowed: "Das ist hier nicht möglich. Gehen Sie einen Schritt zurück.",
  payload_too_large: "Das ist zu viel auf einmal. Kürzen Sie Ihre Texte und versuchen Sie es noch einmal.",
  unsupported_media_type:
    "Dieses Format geht hier nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Diese Buchung wurde schon mit anderen Angaben gesendet. Laden Sie die Seite neu, um ihren Stand zu sehen.",
  too_many_requests: (p) => `Zu viele Anfragen in kurzer Zeit. ${formatWaitingTime(p, again)}`,
  internal_error: (p) =>
    `Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.${orCall(p.phone)}`,
  unavailable: (p) =>
    `Der Dienst ist einen Moment nicht erreichbar. Versuchen Sie es gleich noch einmal.${orCall(p.phone)}`,
  newer_version: (p) =>
    `Eine neue Version des Dienstes ist jetzt in Betrieb. Laden Sie die Seite gleich noch einmal.${orCall(p.phone)}`,
};
