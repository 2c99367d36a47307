/** Loaded in groups that count visits, and with the choice about it. */
export const tracking = {
  heading: "Mesure d’audience",
  ask: (p: { companies: string }) =>
    `Acceptez-vous que votre visite soit mesurée ? Les étapes ouvertes, la réservation et son prix, votre adresse IP et votre navigateur seraient transmis à : ${p.companies}. Jamais votre nom ni vos réponses. Vous pourrez changer d’avis en bas de la page.`,
  agree: "Accepter",
  refuse: "Refuser",
  agreed: "Vous avez accepté : votre visite est mesurée. Ce choix vaut six mois.",
  refused: "Vous avez refusé : rien n’est mesuré. Ce choix vaut six mois.",
  byBrowser: "Votre navigateur demande que l’on ne vous suive pas : rien n’est mesuré.",
  none: "Votre visite n’est pas mesurée ici, et personne d’autre n’en est informé.",
};
