import { change } from "./change.ts";
function greet(name: string): string {
  return name === "" ? "Bonjour" : `Bonjour ${name}`;
}

/** `when` is a spoken date with its time, `group` the organisation's name, `at` that name as a place. */
export const mail = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Voir ce rendez-vous",
  viewSeveral: "Voir ces rendez-vous",
  /** By the organisation's own preposition, where it has one: "chez", "à la" ... */
  at: (p: { preposition: string; group: string }) =>
    p.preposition === "" ? `chez ${p.group}` : `${p.preposition} ${p.group}`,
  confirmationOfSeveral: {
    subject: (p: { when: string; group: string }) => `Vos rendez-vous à partir du ${p.when} – ${p.group}`,
    heading: "Vos rendez-vous sont confirmés",
    intro: (p: { name: string; at: string }) => `${greet(p.name)}, à bientôt ${p.at}.`,
    button: "Voir, déplacer ou annuler ces rendez-vous",
    attached:
      "Les rendez-vous sont joints à ce message : ouvrez chaque fichier pour les ajouter à votre agenda.",
  },
  cancellationOfSeveral: {
    subject: (p: { when: string; group: string }) =>
      `Annulés : vos rendez-vous à partir du ${p.when} – ${p.group}`,
    heading: "Vos rendez-vous sont annulés",
    intro: (p: { name: string; at: string }) =>
      `${greet(p.name)}, vos rendez-vous ${p.at} n’auront pas lieu.`,
    button: "Prendre un autre rendez-vous",
    attached: "Ouvrez chaque fichier joint pour retirer ces rendez-vous de votre agenda.",
  },
  confirmation: {
    subject: (p: { when: string; group: string }) => `Votre rendez-vous du ${p.when} – ${p.group}`,
    heading: "Votre rendez-vous est confirmé",
    intro: (p: { name: string; at: string }) => `${greet(p.name)}, à bientôt ${p.at}.`,
    button: "Voir, déplacer ou annuler ce rendez-vous",
    attached: "Le rendez-vous est joint à ce message : ouvrez le fichier pour l’ajouter à votre agenda.",
  },
  cancellation: {
    subject: (p: { when: string; group: string }) => `Annulé : votre rendez-vous du ${p.when} – ${p.group}`,
    heading: "Votre rendez-vous est annulé",
    intro: (p: { name: string; at: string }) =>
      `${greet(p.name)}, votre rendez-vous ${p.at} n’aura pas lieu.`,
    button: "Prendre un autre rendez-vous",
    attached: "Ouvrez le fichier joint pour retirer le rendez-vous de votre agenda.",
  },
  bookedForYou: {
    subject: (p: { when: string; group: string }) => `Votre rendez-vous du ${p.when} – ${p.group}`,
    heading: "Un rendez-vous a été pris pour vous",
    intro: (p: { name: string; at: string; by: string }) =>
      `${greet(p.name)}, ${p.by} a pris ce rendez-vous pour vous ${p.at}.`,
    button: "Voir, déplacer ou annuler ce rendez-vous",
    attached: "Le rendez-vous est joint à ce message : ouvrez le fichier pour l’ajouter à votre agenda.",
  },
  cancelledByPro: {
    subject: (p: { when: string; group: string }) => `Annulé : votre rendez-vous du ${p.when} – ${p.group}`,
    heading: "Votre rendez-vous a dû être annulé",
    intro: (p: { name: string; at: string }) =>
      `${greet(p.name)}, votre rendez-vous ${p.at} ne pourra pas avoir lieu. Nous vous prions de nous en excuser.`,
    button: "Choisir un autre horaire",
    attached: "Ouvrez le fichier joint pour retirer le rendez-vous de votre agenda.",
  },
  bookedForYouOfSeveral: {
    subject: (p: { when: string; group: string }) => `Vos rendez-vous à partir du ${p.when} – ${p.group}`,
    heading: "Des rendez-vous ont été pris pour vous",
    intro: (p: { name: string; at: string; by: string }) =>
      `${greet(p.name)}, ${p.by} a pris ces rendez-vous pour vous ${p.at}.`,
    button: "Voir, déplacer ou annuler ces rendez-vous",
    attached:
      "Les rendez-vous sont joints à ce message : ouvrez chaque fichier pour les ajouter à votre agenda.",
  },
  cancelledByProOfSeveral: {
    subject: (p: { when: string; group: string }) =>
      `Annulés : vos rendez-vous à partir du ${p.when} – ${p.group}`,
    heading: "Vos rendez-vous ont dû être annulés",
    intro: (p: { name: string; at: string }) =>
      `${greet(p.name)}, vos rendez-vous ${p.at} ne pourront pas avoir lieu. Nous vous prions de nous en excuser.`,
    button: "Choisir un autre horaire",
    attached: "Ouvrez chaque fichier joint pour retirer ces rendez-vous de votre agenda.",
  },
  moved: {
    subject: (p: { when: string; group: string }) => `Votre rendez-vous est déplacé : ${p.when} – ${p.group}`,
    heading: "Votre rendez-vous est déplacé",
    intro: (p: { name: string; at: string }) =>
      `${greet(p.name)}, voici la nouvelle date et l’heure de votre rendez-vous ${p.at}.`,
    button: "Voir, déplacer ou annuler ce rendez-vous",
    attached: "Ouvrez le fichier joint pour mettre le rendez-vous à jour dans votre agenda.",
  },
  movedOfSeveral: {
    subject: (p: { when: string; group: string }) =>
      `Vos rendez-vous sont déplacés, le premier : ${p.when} – ${p.group}`,
    heading: "Vos rendez-vous sont déplacés",
    intro: (p: { name: string; at: string }) =>
      `${greet(p.name)}, voici les nouvelles dates et heures de vos rendez-vous ${p.at}.`,
    button: "Voir, déplacer ou annuler ces rendez-vous",
    attached: "Ouvrez chaque fichier joint pour mettre ces rendez-vous à jour dans votre agenda.",
  },
  reminder: {
    subject: (p: { when: string; group: string }) => `Rappel : votre rendez-vous du ${p.when} – ${p.group}`,
    heading: "Votre rendez-vous approche",
    intro: (p: { name: string; at: string }) => `${greet(p.name)}, à bientôt ${p.at}.`,
    button: "Voir, déplacer ou annuler ce rendez-vous",
    attached: "Le rendez-vous est joint à ce message, si vous ne l’avez pas encore dans votre agenda.",
  },
  reminderOfSeveral: {
    subject: (p: { when: string; group: string }) =>
      `Rappel : vos rendez-vous à partir du ${p.when} – ${p.group}`,
    heading: "Vos rendez-vous approchent",
    intro: (p: { name: string; at: string }) => `${greet(p.name)}, à bientôt ${p.at}.`,
    button: "Voir, déplacer ou annuler ces rendez-vous",
    attached: "Les rendez-vous sont joints à ce message, si vous ne les avez pas encore dans votre agenda.",
  },
  /** `when` is a spoken date with its time; as short as a message on a phone has to be. */
  sms: (p: { when: string; at: string }) => `Rappel : rendez-vous ${p.when} ${p.at}.`,
  smsConfirmation: (p: { when: string; at: string }) => `Confirmé : rendez-vous ${p.when} ${p.at}.`,
  smsAnswer: (p: { url: string }) => `Viendrez-vous ? ${p.url}`,
  answers: { yes: "Je viendrai", no: "Je ne peux pas venir" },

  /** To the organisation itself, of what a client did. `name` is the client's. */
  wishNoted: {
    subject: (p: { group: string }) => `Vous êtes sur la liste d’attente – ${p.group}`,
    heading: "Vous êtes sur la liste d’attente",
    intro: (p: { at: string }) =>
      `${greet("")}, dès qu’un horaire qui vous convient se libère ${p.at}, nous vous écrivons et vous le réservons un moment.`,
    button: "Voir ou retirer ma demande",
  },
  timeOffered: {
    subject: (p: { when: string; group: string }) => `Un horaire s’est libéré : ${p.when} – ${p.group}`,
    heading: "Un horaire s’est libéré",
    intro: (p: { at: string }) =>
      `${greet("")}, cet horaire vient de se libérer ${p.at}. Nous le gardons pour vous.`,
    button: "Répondre",
    until: (p: { until: string }) =>
      `Gardé pour vous jusqu’au ${p.until}. Ensuite, il revient à la personne suivante.`,
    moves: "Votre rendez-vous actuel reste en place tant que vous n’avez pas accepté.",
    sms: (p: { when: string; at: string; until: string; url: string }) =>
      `Horaire libéré ${p.at} : ${p.when}. Gardé pour vous jusqu’au ${p.until}. Répondez ici : ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p: { name: string; when: string }) => `Nouveau rendez-vous : ${p.name}, ${p.when}`,
      heading: "Nouveau rendez-vous",
      intro: (p: { name: string }) => `${p.name} a pris ce rendez-vous en ligne.`,
    },
    moved: {
      subject: (p: { name: string; when: string }) => `Rendez-vous déplacé : ${p.name}, ${p.when}`,
      heading: "Un rendez-vous a été déplacé",
      intro: (p: { name: string }) => `${p.name} a choisi ce nouvel horaire en ligne.`,
    },
    cancelled: {
      subject: (p: { name: string; when: string }) => `Rendez-vous annulé : ${p.name}, ${p.when}`,
      heading: "Un rendez-vous a été annulé",
      intro: (p: { name: string }) => `${p.name} a annulé ce rendez-vous en ligne.`,
    },
  },
  openCalendar: "Ouvrir l’agenda",
  noticeFooter: (p: { group: string }) =>
    `Vous recevez ce message parce que cette adresse figure dans les notifications de l’établissement (${p.group}).`,
  /** Before what stands in the subject of a mail that a professional sends to themselves to look at it. */
  preview: (p: { subject: string }) => `[Essai] ${p.subject}`,
  activation: {
    subject: (p: { group: string }) => `Activez votre compte – ${p.group}`,
    heading: "Plus qu’une étape",
    intro: (p: { at: string }) =>
      `Vous avez créé un compte ${p.at}. Activez-le, puis choisissez votre mot de passe.`,
    button: "Activer mon compte",
  },
  alreadyRegistered: {
    subject: (p: { group: string }) => `Vous avez déjà un compte – ${p.group}`,
    heading: "Vous avez déjà un compte",
    intro: (p: { at: string }) =>
      `Quelqu’un, sans doute vous, a voulu créer un compte ${p.at} à cette adresse, qui en a déjà un. Il suffit de vous connecter.`,
    button: "Me connecter",
  },
  emailChange: {
    subject: (p: { group: string }) => `Confirmez votre nouvelle adresse – ${p.group}`,
    heading: "Confirmez votre nouvelle adresse",
    intro: (p: { at: string }) =>
      `Vous avez demandé à utiliser cette adresse pour votre compte ${p.at}. Elle remplacera l’ancienne dès que vous l’aurez confirmée.`,
    button: "Confirmer cette adresse",
  },
  ficheEmail: {
    subject: (p: { group: string }) => `Confirmez votre nouvelle adresse – ${p.group}`,
    heading: "Confirmez votre nouvelle adresse",
    intro: (p: { at: string }) =>
      `Vous avez demandé à recevoir ici ce qui concerne vos rendez-vous ${p.at}. Cette adresse remplacera l’ancienne dès que vous l’aurez confirmée, sur l’appareil où vous êtes connecté.`,
    button: "Confirmer cette adresse",
  },
  bookingRefused: {
    subject: (p: { group: string }) => `Votre réservation n’a pas abouti – ${p.group}`,
    heading: "Votre réservation n’a pas abouti",
    intro: (p: { at: string }) =>
      `Un rendez-vous vient d’être demandé à votre nom ${p.at}. Il n’a pas pu être pris. En voici la raison, que nous n’indiquons qu’à vous.`,
    button: "Revenir à la prise de rendez-vous",
  },
  busySourceFailed: {
    subject: (p: { group: string }) => `Un agenda relié ne peut pas être lu – ${p.group}`,
    heading: "Un agenda relié ne peut pas être lu",
    intro: (p: { name: string }) =>
      `Nous avons essayé plusieurs fois de lire l’autre agenda relié à « ${p.name} ».`,
    button: "Ouvrir l’agenda",
  },
  webhookOff: {
    subject: (p: { group: string }) => `Un webhook a été désactivé – ${p.group}`,
    heading: "Un webhook a été désactivé",
    intro: (p: { name: string }) =>
      `Nous avons désactivé le webhook « ${p.name} » : ce logiciel n’est plus informé de ce qui se passe dans votre agenda.`,
    button: "Ouvrir les webhooks",
  },
  antsRegisterFailed: {
    subject: (p: { group: string }) => `Le registre national ne répond plus – ${p.group}`,
    heading: "Le registre national ne répond plus",
    intro: () =>
      "Depuis plusieurs heures, les rendez-vous ne peuvent plus être transmis au registre national des cartes d’identité et passeports, et les numéros de pré-demande ne peuvent plus être vérifiés.",
    button: "Ouvrir les réseaux nationaux",
  },
  sasPlatformFailed: {
    subject: (p: { group: string }) => `La plateforme des régulateurs ne répond plus – ${p.group}`,
    heading: "La plateforme des régulateurs ne répond plus",
    intro: () =>
      "Depuis plusieurs heures, les rendez-vous pris par les régulateurs du SAS ne peuvent plus être transmis à leur plateforme.",
    button: "Ouvrir les réseaux nationaux",
  },
  draftFailed: {
    subject: (p: { group: string }) => `Un brouillon n’a pas pu être publié – ${p.group}`,
    heading: "Votre brouillon n’a pas pu être publié",
    intro: (p: { name: string }) =>
      `Le brouillon « ${p.name} » devait être publié maintenant. Rien n’a encore changé pour vos clients : ouvrez-le, puis publiez-le ou choisissez une autre date.`,
    button: "Ouvrir le brouillon",
  },
  emailChanged: {
    subject: (p: { group: string }) => `L’adresse de votre compte a changé – ${p.group}`,
    heading: "L’adresse de votre compte a changé",
    intro: (p: { at: string }) =>
      `Votre compte ${p.at} utilise désormais une autre adresse. Vous ne recevrez plus de messages à celle-ci.`,
    button: "Me connecter",
  },
  factorOn: {
    subject: (p: { group: string }) => `La validation en deux étapes est activée – ${p.group}`,
    heading: "La validation en deux étapes est activée",
    intro: (p: { at: string }) =>
      `Une application d’authentification ou une clé d’accès a été ajoutée à votre accès professionnel ${p.at}.`,
    button: "Me connecter",
  },
  factorOff: {
    subject: (p: { group: string }) => `La validation en deux étapes est désactivée – ${p.group}`,
    heading: "La validation en deux étapes est désactivée",
    intro: (p: { at: string }) =>
      `Votre accès professionnel ${p.at} ne demande plus que le mot de passe : vous-même ou un responsable de l’établissement l’avez désactivée.`,
    button: "Me connecter",
  },
  emailTaken: {
    subject: (p: { group: string }) => `Cette adresse a déjà un compte – ${p.group}`,
    heading: "Cette adresse a déjà un compte",
    intro: (p: { at: string }) =>
      `Quelqu’un a voulu utiliser cette adresse pour un autre compte ${p.at}. Ce n’est pas possible, puisqu’elle a déjà le sien ; rien n’a changé.`,
    button: "Me connecter",
  },
  reset: {
    subject: (p: { group: string }) => `Votre nouveau mot de passe – ${p.group}`,
    heading: "Choisissez un nouveau mot de passe",
    intro: (p: { at: string }) =>
      `Vous avez demandé un nouveau mot de passe pour votre compte ${p.at}. Votre mot de passe actuel reste valable tant que vous n’en avez pas choisi un autre.`,
    button: "Choisir un mot de passe",
  },
  newGroup: {
    subject: (p: { group: string }) => `Votre page de rendez‑vous – ${p.group}`,
    heading: "Votre page est prête",
    intro: (p: { at: string }) =>
      `La prise de rendez‑vous en ligne ${p.at} est préparée. Confirmez votre adresse, choisissez un mot de passe, puis publiez‑la quand vous voulez : personne ne la voit avant.`,
    button: "Ouvrir ma page",
  },
  invitation: {
    subject: (p: { group: string }) => `Votre accès professionnel – ${p.group}`,
    heading: "Bienvenue dans l’équipe",
    intro: (p: { at: string; name: string }) =>
      `${greet(p.name)}, un accès professionnel ${p.at} est préparé pour vous, avec l’agenda et les rendez‑vous. Acceptez l’invitation pour l’ouvrir.`,
    button: "Voir l’invitation",
  },
  proReset: {
    subject: (p: { group: string }) => `Votre nouveau mot de passe – ${p.group}`,
    heading: "Choisissez un nouveau mot de passe",
    intro: (p: { at: string }) =>
      `Vous avez demandé un nouveau mot de passe pour votre accès professionnel ${p.at}. Votre mot de passe actuel reste valable tant que vous n’en avez pas choisi un autre.`,
    button: "Choisir un mot de passe",
  },
  ficheKey: {
    subject: (p: { group: string }) => `Vos rendez-vous – ${p.group}`,
    heading: "Retrouvez vos rendez-vous",
    intro: (p: { at: string }) => `Ce lien vous connecte à vos rendez-vous ${p.at}, sans mot de passe.`,
    button: "Ouvrir mes rendez-vous",
  },
  noticeAddress: {
    subject: (p: { group: string }) => `Confirmer cette adresse pour les avis de rendez-vous ? – ${p.group}`,
    heading: "Confirmer cette adresse ?",
    intro: (p: { at: string }) =>
      `Cette adresse a été indiquée pour recevoir les avis des rendez-vous pris ${p.at}. Si c’est ce que vous voulez, confirmez-la sur la page que ce bouton ouvre ; d’ici là, aucun avis n’y part.`,
    button: "Ouvrir la page",
  },
  deletion: {
    subject: (p: { group: string }) => `Supprimer vos données personnelles ? – ${p.group}`,
    heading: "Supprimer vos données personnelles ?",
    intro: (p: { at: string }) =>
      `Vous avez demandé la suppression de vos données personnelles ${p.at}. Confirmez-la sur la page que ce bouton ouvre ; d’ici là, rien ne se passe.`,
    button: "Ouvrir la page",
  },
  deletionConfirmed: {
    subject: (p: { group: string }) => `Vos données personnelles seront supprimées – ${p.group}`,
    heading: "Votre demande est confirmée",
    intro: (p: { at: string }) =>
      `Nous avons bien noté que vous souhaitez la suppression de vos données personnelles ${p.at}.`,
    button: "Suivre ma demande",
  },
  deletionDay: (p: { day: string }) =>
    `Elle sera effectuée à partir du ${p.day}. D’ici là, vous pouvez vous connecter et retirer votre demande.`,
  linkForDays: (p: { days: number }) => `Le lien reste valable ${p.days} jours.`,
  linkFor: (p: { name: string }) => `Ce lien ouvre les rendez-vous de ${p.name}.`,
  linkHours: (p: { hours: number }) => `Le lien sert une seule fois, dans les ${p.hours} heures.`,
  linkDays: "Le lien reste valable 90 jours. Ne le transmettez à personne.",
  changedByOther: (p: { phone: string }) =>
    p.phone === ""
      ? "Ce n’est pas vous ? Prenez vite contact avec l’établissement."
      : `Ce n’est pas vous ? Appelez vite le ${p.phone}.`,
  notYou: "Vous n’avez rien demandé ? Ne faites rien : rien ne changera.",
  accountFooter: (p: { group: string }) =>
    `Vous recevez ce message parce que cette adresse a été saisie sur une page de rendez-vous (${p.group}).`,
  teamFooter: (p: { group: string }) =>
    `Vous recevez ce message parce que cette adresse est celle d’un membre de l’équipe (${p.group}).`,
  onItsWay: "Si cette adresse est la bonne, un message vous attend dans votre boîte de réception.",
  /** A fact in a mail without pictures. */
  labels: {
    when: "Quand",
    /** The summary of an appointment in a calendar that shows only busy times. */
    busy: "Occupé",
    what: "Prestation",
    duration: "Durée",
    places: "Places",
    calendar: "Avec",
    resource: "Salle ou équipement",
    fiche: "Pour",
    where: "Où",
    price: "Prix",
    total: "Total",
    comments: "Votre message",
    phone: "Téléphone",
    email: "Adresse e‑mail",
    message: "Message",
    video: "En visioconférence",
    schedule: "Déroulement",
    /** The time that a moved appointment had. */
    before: "Ancien horaire",
    reason: "Motif",
    arrivalCode: "Code à l’arrivée",
    pause: "Pause",
  },
  /** Before the names of the calendars that an appointment may be put into. */
  addToCalendar: "Ajouter à mon agenda",
  googleCalendar: "Google Agenda",
  /** Those that open a calendar file. */
  otherCalendars: "Apple, Outlook",
  insteadOf: (p: { price: string }) => `au lieu de ${p.price}`,
  /** Which one, when an hour comes twice in the night that clocks go back. */
  pass: { first: "avant le changement d’heure", second: "après le changement d’heure" },
  localTime: (p: { place: string }) => `Les heures indiquées sont locales (${p.place}).`,
  help: (p: { phone: string }) =>
    p.phone === ""
      ? "Un empêchement ? Annulez dès que possible, quelqu’un attend peut-être cette place."
      : `Une question ou un empêchement ? Appelez le ${p.phone}.`,
  footer: (p: { at: string }) =>
    `Vous recevez ce message parce que cette adresse a été indiquée pour un rendez-vous ${p.at}.`,
};
