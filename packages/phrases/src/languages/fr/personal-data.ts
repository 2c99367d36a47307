import { plural } from "./plural.ts";

/** Loaded with the page about one's data only. */
export const personalData = {
  heading: "Mes données personnelles",
  intro: (p: { group: string }) =>
    `${p.group} conserve ce qu’il faut pour vous recevoir : qui vous êtes, comment vous joindre, et vos rendez-vous. Vous pouvez tout lire, tout emporter, et demander que ce soit supprimé.`,
  keptHeading: "Durée de conservation",
  kept: "Au moins trois ans à compter de votre inscription.",
  keptUntil: (p: { registered: string; until: string }) =>
    `Votre inscription date du ${p.registered}. Vos données sont conservées au moins trois ans : jusqu’au ${p.until}.`,
  login: "Connectez-vous pour télécharger vos données ou demander leur suppression.",
  loginButton: "Se connecter",
  downloadHeading: "Télécharger mes données",
  downloadText:
    "Tout dans un seul fichier : vos coordonnées, vos consentements, vos rendez-vous, et quels professionnels les ont consultés ou modifiés.",
  document: "Télécharger pour lire",
  data: "Télécharger les données (JSON)",
  preparing: "Un instant…",
  downloaded: "Le fichier est dans vos téléchargements.",
  fileName: "mes-donnees",
  deletionHeading: "Supprimer mes données",
  deletionText: (p: { day: string }) =>
    `Votre nom, vos coordonnées, vos réponses et vos messages seraient effacés pour de bon le ${p.day}, et votre compte avec eux. Vos rendez-vous restent dans les statistiques, sans lien avec vous.`,
  ask: "Demander la suppression",
  askTitle: "Demander la suppression de vos données ?",
  askText: (p: { email: string }) =>
    `Un lien va partir à l’adresse ${p.email}. Rien ne se passe tant que vous n’avez pas confirmé sur la page qu’il ouvre.`,
  askTextNoMail: "Vous pourrez retirer votre demande tant qu’elle n’est pas effectuée.",
  keep: "Garder mes données",
  asking: "Envoi en cours…",
  upcoming: plural({
    one: "Vous avez encore un rendez-vous à venir. Annulez-le d’abord, ou revenez ensuite.",
    other: "Vous avez encore {count} rendez-vous à venir. Annulez-les d’abord, ou revenez ensuite.",
  }),
  toAppointments: "Voir mes rendez-vous",
  sentTitle: "Encore une étape : ouvrez votre boîte de réception",
  sent: (p: { day: string; email: string }) =>
    `Demande faite le ${p.day}. Ouvrez le message envoyé à ${p.email} : son lien confirme votre demande. D’ici là, rien ne se passe.`,
  again: "Renvoyer le message",
  sentAgain: (p: { email: string }) => `Le message repart à l’adresse ${p.email}.`,
  confirmedTitle: "Votre demande est confirmée",
  confirmed: (p: { day: string }) =>
    `Vos données seront supprimées le ${p.day}. D’ici là, vous pouvez changer d’avis.`,
  withdraw: "Retirer ma demande",
  withdrawing: "Un instant…",
  withdrawn: "Votre demande est retirée : vos données restent en place.",
  confirmHeading: "Supprimer vos données personnelles ?",
  confirmText: (p: { group: string }) =>
    `Si vous confirmez, ${p.group} efface votre nom, vos coordonnées, vos réponses et vos messages, ainsi que votre compte. Ce sera fait dès que trois ans auront passé depuis votre inscription ; d’ici là, vous pouvez retirer votre demande.`,
  confirmButton: "Oui, supprimer mes données",
  confirmDone: (p: { group: string; day: string }) =>
    `${p.group} supprimera vos données le ${p.day}. Un message vous le confirme.`,
  toPage: "Mes données personnelles",
  correct: "Corriger mes informations",
  question: "Une question sur vos données, ou quelque chose à corriger ?",
};
