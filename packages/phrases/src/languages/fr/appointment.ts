import { pluralIn } from "../../plural.ts";

const plural = pluralIn("fr");

export const appointment = {
  confirm: {
    heading: "Votre rendez‑vous est confirmé",
    upcoming: "Votre rendez‑vous",
    headingSeveral: "Vos rendez‑vous sont confirmés",
    upcomingSeveral: "Vos rendez‑vous",
    mailSent: (p: { email: string }) => `Un message de confirmation part à l’adresse ${p.email}.`,
    what: "Prestation",
    calendar: "Avec",
    resource: "Salle ou équipement",
    fiche: "Pour",
    where: "Où",
    price: "Prix",
    before: "Avant réduction",
    breakTime: (p: { length: string }) => `Pause de ${p.length}`,
    total: "Total",
    promotion: (p: { percentage: number }) => `Réduction de ${p.percentage} %`,
    comments: "Votre message",
    video: "En visioconférence",
    addToCalendar: "Ajouter à mon agenda",
    webCalendar: "Agenda en ligne",
    icsFile: "Fichier .ics",
    directions: "Itinéraire",
    cancel: "Annuler ce rendez-vous",
    cancelOne: (p: { name: string }) => `Annuler ${p.name}`,
    cancelAll: "Tout annuler",
    cancelTitle: plural({
      one: "Annuler ce rendez‑vous ?",
      many: "Annuler ces {count} rendez‑vous ?",
      other: "Annuler ces {count} rendez‑vous ?",
    }),
    cancelWarning: plural({
      one: "C’est définitif : l’horaire sera proposé à quelqu’un d’autre.",
      many: "C’est définitif : ces {count} horaires seront proposés à d’autres personnes.",
      other: "C’est définitif : ces {count} horaires seront proposés à d’autres personnes.",
    }),
    cancelYes: "Oui, annuler",
    expired:
      "Par sécurité, cette page ne permet plus d’annuler. Ouvrez le lien du message de confirmation que vous avez reçu.",
    cancelNo: "Garder le rendez-vous",
    cancelling: "Annulation en cours…",
    cancelledHeading: "Votre rendez‑vous est annulé",
    cancelledText: "L’horaire est à nouveau libre. Un message vous le confirme.",
    bookAgain: "Prendre un autre rendez-vous",
    unknownHeading: "Nous ne retrouvons pas ce rendez‑vous",
    unknownText: "Le lien est peut-être incomplet ou expiré. Ouvrez celui du dernier message reçu.",
    loading: "Nous cherchons votre rendez-vous",
  },
  move: {
    button: plural({
      one: "Déplacer ce rendez-vous",
      many: "Déplacer ces rendez-vous",
      other: "Déplacer ces rendez-vous",
    }),
    heading: "Choisissez le nouvel horaire",
    now: (p: { when: string }) =>
      `Tant que vous n’avez pas confirmé, rien ne change : l’horaire du ${p.when} reste à vous.`,
    onlyWith: (p: { name: string }) => `Uniquement avec ${p.name}`,
    back: "Garder l’horaire actuel",
    title: (p: { when: string }) => `Déplacer au ${p.when} ?`,
    text: (p: { when: string }) =>
      `L’horaire du ${p.when} sera proposé à quelqu’un d’autre. Un message vous confirmera le nouvel horaire.`,
    yes: "Oui, déplacer",
    moving: "Déplacement en cours…",
    expired:
      "Par sécurité, cette page ne permet plus de déplacer le rendez-vous. Ouvrez le lien du message de confirmation que vous avez reçu.",
    movedHeading: "Votre rendez‑vous est déplacé",
  },
};
