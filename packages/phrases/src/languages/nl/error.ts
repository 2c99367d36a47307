import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Wacht een minuut en probeer het dan opnieuw.",
  minutes: plural({
    one: "Probeer het over een minuut opnieuw.",
    other: "Probeer het over {count} minuten opnieuw.",
  }),
  hours: plural({
    one: "Probeer het over een uur opnieuw.",
    other: "Probeer het over {count} uur opnieuw.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` U kunt ook bellen naar ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Neem rechtstreeks contact op met de organisatie." : `Bel ${phone}.`;
}

const changed = "Dit is intussen gewijzigd. Laad de pagina opnieuw en breng uw wijziging nog eens aan.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `U hebt al het maximale aantal komende afspraken. Annuleer er een om een andere te maken.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `U hebt al een afspraak die te dicht bij deze ligt. Kies een datum die verder weg ligt.${orCall(p.phone)}`,
  max_rdv_period: "Deze datum is nog te ver weg om te boeken. Kies een eerdere tijd.",
  mintime_rdv: (p) =>
    `Zo kort van tevoren kunt u niet online boeken. Kies een latere tijd.${orCall(p.phone)}`,
  same_time_rdv: "U hebt op deze tijd al een afspraak. Kies een andere tijd.",
  not_open_group: (p) => `Online afspraken zijn alleen voor bestaande klanten. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Online afspraken zijn alleen voor bestaande patiënten, die voorrang hebben. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `U kunt hier online geen afspraken maken. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Na meerdere gemiste afspraken kunt u alleen nog telefonisch boeken. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Deze dienst boekt u met een strippenkaart. Log in om de uwe te gebruiken, of koop er een bij ons. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `We konden niet vaststellen wie u bent bij deze organisatie. Log uit en boek dan opnieuw.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Op deze naam is deze boeking niet mogelijk. De reden sturen we per e‑mail naar het opgegeven adres.${orCall(p.phone)}`,
  availabletimeslots: "Deze tijd is net bezet. Kies een andere: wat u hebt ingevuld, is bewaard.",
  too_many_items: (p) =>
    `Zoveel diensten zijn niet samen te boeken. Boek ze in twee of drie keer.${orCall(p.phone)}`,
  vevent: (p) => `Deze afspraak kon niet worden gemaakt. Begin opnieuw met kiezen.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Deze afspraak kon niet worden opgeslagen. Controleer de gegevens van de afspraak en probeer het opnieuw.${orCall(p.phone)}`,
  application_consumed:
    "Deze vooraanvraag is al behandeld. Vul online een nieuwe in en geef het nummer daarvan op.",
  application_declared:
    "France Titres heeft deze vooraanvraag nog niet goedgekeurd. Controleer of ze af is en geef het nummer dan opnieuw op.",
  application_unknown: "France Titres kent dit nummer niet. Controleer het op uw overzicht.",
  application_expired:
    "Deze vooraanvraag is verlopen. Vul online een nieuwe in en geef het nummer daarvan op.",
  application_count: "Voor elke persoon is precies één nummer van een vooraanvraag nodig.",
  application_unchecked:
    "Het nummer van de vooraanvraag kon niet worden gecontroleerd. Probeer het zo meteen opnieuw.",
  application_elsewhere:
    "Voor deze vooraanvraag is er al een andere afspraak. Zeg die af als u ze niet meer nodig hebt.",
  create_fiche_failed:
    "Uw gegevens konden niet worden opgeslagen. Controleer de gemarkeerde velden en probeer het opnieuw.",
  invalid_calendar: "Deze agenda wordt niet meer aangeboden. Kies een andere.",

  too_late_to_cancel: (p) =>
    `Het is te kort van tevoren om de afspraak online te annuleren of te wijzigen. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Deze afspraak is al geannuleerd.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Deze afspraak bestaat niet of niet meer. Open de link in het laatste bericht dat u hebt gekregen.${orCall(p.phone)}`,
  other_calendar:
    "Deze afspraak staat ook in de agenda van iemand anders: alleen wie al deze agenda’s beheert, kan de afspraak annuleren of verzetten.",
  offer_over: "Deze tijd wordt niet meer voor u vastgehouden. U blijft op de wachtlijst.",
  cannot_restore: "Deze annulering kan niet meer ongedaan worden gemaakt. Maak de afspraak opnieuw.",
  unknown_pass: "Deze strippenkaart bestaat niet of is van iemand anders.",
  no_visits_left: "Op deze strippenkaart staan niet genoeg beurten meer.",

  email_already_exists: "Dit e‑mailadres heeft al een account. Log in of vraag een nieuw wachtwoord aan.",
  email_not_found: "Dit e‑mailadres heeft geen account. Controleer het.",

  emailError: "Er is geen account met dit e‑mailadres en dit wachtwoord. Controleer ze allebei.",
  passwordError: "Dit wachtwoord klopt niet. Probeer het opnieuw of vraag een nieuw wachtwoord aan.",
  blockedUser:
    "Te veel mislukte pogingen: inloggen kan 10 minuten lang niet. Wacht even of vraag een nieuw wachtwoord aan.",
  dead_key: "Deze link is al gebruikt of te oud. Vraag een nieuwe aan.",
  sso_login_only: "Hier logt u in via de pagina van uw organisatie.",
  needPasswordChange: "Kies een nieuw wachtwoord voordat u doorgaat.",
  needFactor: "Rond het inloggen af met de tweede stap.",
  factorError: "Deze code of passkey is niet de juiste of is al gebruikt. Probeer het opnieuw.",
  wrongPwd: "Dit wachtwoord is niet veilig genoeg. Bekijk de lijst met voorwaarden en probeer het opnieuw.",
  emailValidator: "Dit e‑mailadres is niet volledig. Het ziet eruit als naam@example.com.",
  emailUsing: "Dit is al uw e‑mailadres. Vul een ander in om het te wijzigen.",
  max_fiches: "Bij uw account horen al zoveel personen als mogelijk is.",
  upcoming_appointments:
    "U hebt nog een komende afspraak. Annuleer die eerst, of doe uw aanvraag daarna opnieuw.",
  cannot_merge:
    "Deze twee klanten kunnen niet worden samengevoegd: ze horen bij verschillende accounts of zijn al dezelfde.",
  invalid_record: "Sommige velden kloppen nog niet. Verbeter de velden die zijn aangegeven.",
  appointments_concerned:
    "Sommige afspraken zouden niet meer passen. Beslis wat er met elke afspraak gebeurt.",
  cannot_undo: "Dit is daarna nog eens gewijzigd. Maak eerst de latere wijziging ongedaan.",
  last_owner: "Er moet altijd minstens één beheerder blijven. Maak eerst iemand anders beheerder.",
  works_here_already: "Deze persoon werkt hier al. Wijzig de rechten in de lijst van het team.",
  draft_preview: "Dit is een voorbeeld. Hier kan niets worden geboekt.",
  full: "De limiet is bereikt. Hier kan niets meer worden toegevoegd.",

  bad_request: "Deze aanvraag is niet begrepen. Ga één stap terug en probeer het opnieuw.",
  invalid_api_key: "Deze pagina is verouderd. Laad de pagina opnieuw en probeer het nog eens.",
  expired_connection: "Uw sessie is verlopen. Log opnieuw in om door te gaan.",
  forbidden: "U hebt geen toegang tot deze pagina. Log in of ga terug naar het begin.",
  group_does_not_exist: "Deze organisatie bestaat niet. Controleer het adres van de pagina.",
  inactive_group: (p) => `Online afspraken maken is op dit moment gesloten. ${pleaseCall(p.phone)}`,
  not_found: "Wat u zoekt, bestaat niet of niet meer. Ga terug naar het begin.",
  not_acceptable: "Deze pagina kan niet worden getoond in de gevraagde vorm. Ga één stap terug.",
  method_not_allowed: "Dat kan hier niet. Ga één stap terug.",
  payload_too_large: "Dit is te veel tegelijk. Maak uw teksten korter en probeer het opnieuw.",
  unsupported_media_type: "Dit formaat kan hier niet. Laad de pagina opnieuw en probeer het nog eens.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Deze boeking is al met andere gegevens verstuurd. Laad de pagina opnieuw om te zien hoe het ermee staat.",
  too_many_requests: (p) => `Te veel aanvragen in korte tijd. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Er is bij ons iets misgegaan. Probeer het zo meteen opnieuw.${orCall(p.phone)}`,
  unavailable: (p) => `De dienst is even niet bereikbaar. Probeer het zo meteen opnieuw.${orCall(p.phone)}`,
  newer_version: (p) =>
    `Er is nu een nieuwere versie van de dienst. Laad de pagina zo meteen opnieuw.${orCall(p.phone)}`,
};
