import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Patientez une minute, puis réessayez.",
  minutes: plural({
    one: "Réessayez dans une minute.",
    other: "Réessayez dans {count} minutes.",
  }),
  hours: plural({
    one: "Réessayez dans une heure.",
    other: "Réessayez dans {count} heures.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Vous pouvez aussi appeler le ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Prenez contact directement avec l’établissement." : `Appelez le ${phone}.`;
}

const changed =
  "Ces informations ont changé entre-temps. Rechargez la page, puis refaites votre modification.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Vous avez déjà le nombre maximal de rendez-vous à venir. Annulez-en un pour en prendre un autre.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Vous avez déjà un rendez-vous trop proche de celui-ci. Choisissez une date plus éloignée.${orCall(p.phone)}`,
  max_rdv_period:
    "Cette date est encore trop lointaine pour être réservée. Choisissez un horaire plus proche.",
  mintime_rdv: (p) =>
    `Cet horaire est trop proche pour être réservé en ligne. Choisissez-en un plus tardif.${orCall(p.phone)}`,
  same_time_rdv: "Vous avez déjà un rendez-vous à cette heure-là. Choisissez un autre horaire.",
  not_open_group: (p) =>
    `La prise de rendez-vous en ligne est réservée aux clients déjà connus. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `La prise de rendez-vous en ligne est réservée aux patients déjà suivis, qui sont prioritaires. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) =>
    `Vous ne pouvez pas prendre de rendez-vous en ligne avec ce professionnel. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Après plusieurs rendez-vous manqués, vous ne pouvez plus réserver que par téléphone. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Cette prestation se réserve avec une carte. Connectez-vous pour utiliser la vôtre, ou procurez-vous une carte auprès de nous. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Nous ne vous avons pas bien identifié auprès de ce professionnel. Déconnectez-vous, puis reprenez votre réservation.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Cette réservation n’est pas possible à ce nom. Nous vous en donnons la raison par e‑mail, à l’adresse indiquée.${orCall(p.phone)}`,
  availabletimeslots:
    "Cet horaire vient d’être pris. Choisissez-en un autre, tout ce que vous avez saisi est conservé.",
  too_many_items: (p) =>
    `Ces prestations sont trop nombreuses pour être réservées ensemble. Réservez-les en deux ou trois fois.${orCall(p.phone)}`,
  vevent: (p) =>
    `Ce rendez-vous n’a pas pu être pris. Reprenez votre choix depuis le début.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Ce rendez-vous n’a pas pu être enregistré. Vérifiez les informations du rendez-vous, puis réessayez.${orCall(p.phone)}`,
  application_consumed:
    "Ce numéro de pré-demande correspond à un dossier déjà traité. Faites une nouvelle pré-demande en ligne, puis indiquez son numéro.",
  application_declared:
    "Cette pré-demande n’est pas encore validée par France Titres. Vérifiez qu’elle est terminée, puis indiquez de nouveau son numéro.",
  application_unknown:
    "France Titres ne connaît pas ce numéro de pré-demande. Vérifiez-le sur votre récapitulatif.",
  application_expired:
    "Cette pré-demande a expiré. Faites-en une nouvelle en ligne, puis indiquez son numéro.",
  application_count: "Il faut un numéro de pré-demande par personne : ni plus, ni moins.",
  application_unchecked: "Le numéro de pré-demande n’a pas pu être vérifié. Réessayez dans un instant.",
  application_elsewhere:
    "Un autre rendez-vous existe déjà pour cette pré-demande. Annulez-le si vous n’en avez plus besoin.",
  create_fiche_failed:
    "Vos informations n’ont pas pu être enregistrées. Vérifiez les champs signalés, puis réessayez.",
  invalid_calendar: "Cet agenda n’est plus proposé. Choisissez-en un autre.",

  too_late_to_cancel: (p) =>
    `Le rendez-vous est trop proche pour être annulé ou modifié en ligne. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Ce rendez-vous est déjà annulé.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Ce rendez-vous n’existe pas ou plus. Ouvrez le lien du dernier message reçu.${orCall(p.phone)}`,
  other_calendar:
    "Ce rendez-vous occupe aussi l’agenda d’un collègue : seule une personne qui gère tous ces agendas peut l’annuler ou le déplacer.",
  offer_over: "Cet horaire n’est plus gardé pour vous. Vous restez sur la liste d’attente.",
  cannot_restore: "Il est trop tard pour revenir sur cette annulation. Prenez de nouveau le rendez-vous.",
  unknown_pass: "Cette carte n’existe pas, ou appartient à quelqu’un d’autre.",
  no_visits_left: "Il ne reste pas assez de séances sur cette carte.",

  email_already_exists:
    "Cette adresse e‑mail a déjà un compte. Connectez-vous, ou demandez un nouveau mot de passe.",
  email_not_found: "Aucun compte ne porte cette adresse e‑mail. Vérifiez-la.",

  emailError: "Aucun compte ne correspond à cette adresse e‑mail et à ce mot de passe. Vérifiez les deux.",
  passwordError: "Ce mot de passe n’est pas le bon. Réessayez, ou demandez un nouveau mot de passe.",
  blockedUser:
    "Trop de tentatives : la connexion est bloquée pendant 10 minutes. Patientez un peu, ou demandez un nouveau mot de passe.",
  dead_key: "Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.",
  sso_login_only: "Ici, la connexion passe par la page de votre établissement.",
  needPasswordChange: "Choisissez un nouveau mot de passe avant de continuer.",
  needFactor: "Terminez la connexion par sa deuxième étape.",
  factorError: "Ce code ou cette clé n’est pas le bon, ou a déjà servi. Réessayez.",
  wrongPwd:
    "Ce mot de passe n’est pas assez sûr. Vérifiez la liste de ce qu’il doit contenir, puis réessayez.",
  emailValidator: "Cette adresse e‑mail n’est pas complète. Elle ressemble à nom@exemple.fr.",
  emailUsing: "C’est déjà votre adresse e‑mail. Saisissez-en une autre pour la changer.",
  max_fiches: "Votre compte contient déjà le nombre maximal de personnes.",
  upcoming_appointments:
    "Vous avez encore un rendez-vous à venir. Annulez-le d’abord, ou refaites la demande ensuite.",
  cannot_merge:
    "Ces deux dossiers ne peuvent pas être réunis : ils appartiennent à des comptes différents, ou n’en font déjà qu’un.",
  invalid_record: "Certains champs ne sont pas encore corrects. Corrigez ceux qui sont signalés.",
  appointments_concerned: "Des rendez-vous ne conviendraient plus. Décidez de chacun d’eux.",
  cannot_undo:
    "Une autre modification a été faite depuis. Rétablissez d’abord la version précédente de cette autre modification.",
  last_owner: "Un établissement garde toujours au moins un responsable. Nommez-en d’abord un autre.",
  works_here_already: "Cette personne travaille déjà ici. Modifiez ses droits dans la liste de l’équipe.",
  draft_preview: "Ceci est un aperçu : on ne peut rien y réserver.",
  full: "La limite est atteinte. On ne peut plus rien ajouter ici.",

  bad_request: "Cette demande n’a pas été comprise. Revenez à l’étape précédente, puis réessayez.",
  invalid_api_key: "Cette page n’est plus à jour. Rechargez-la, puis réessayez.",
  expired_connection: "Votre connexion a expiré. Connectez-vous à nouveau pour continuer.",
  forbidden: "Vous n’avez pas accès à cette page. Connectez-vous, ou revenez à l’accueil.",
  group_does_not_exist: "Cet établissement n’existe pas. Vérifiez l’adresse de la page.",
  inactive_group: (p) => `La prise de rendez-vous en ligne est fermée pour le moment. ${pleaseCall(p.phone)}`,
  not_found: "Ce que vous cherchez n’existe pas ou plus. Revenez à l’accueil.",
  not_acceptable:
    "Cette page ne peut pas être affichée sous la forme demandée. Revenez à l’étape précédente.",
  method_not_allowed: "Cette action n’est pas possible. Revenez à l’étape précédente.",
  payload_too_large: "Votre envoi est trop volumineux. Raccourcissez vos textes, puis réessayez.",
  unsupported_media_type: "Ce format n’est pas accepté. Rechargez la page, puis réessayez.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Cette réservation a déjà été envoyée avec d’autres informations. Rechargez la page pour voir où elle en est.",
  too_many_requests: (p) => `Trop de demandes en peu de temps. ${formatWaitingTime(p, again)}`,
  internal_error: (p) =>
    `Une erreur s’est produite de notre côté. Réessayez dans un instant.${orCall(p.phone)}`,
  unavailable: (p) =>
    `Le service est momentanément indisponible. Réessayez dans un instant.${orCall(p.phone)}`,
  newer_version: (p) =>
    `Une nouvelle version du service vient d’être mise en ligne. Rechargez la page dans un instant.${orCall(p.phone)}`,
};
