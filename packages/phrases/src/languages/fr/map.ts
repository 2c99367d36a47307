/** The screen of the way there. */
export const map = {
  heading: "Comment venir",
  region: "Carte des environs",
  zoomIn: "Agrandir la carte",
  zoomOut: "Réduire la carte",
  directions: "Itinéraire",
  ownApp: "Votre application de cartes",
  noAddress: "Aucune adresse n’est indiquée.",
  failed:
    "La carte ne peut pas s’afficher pour le moment. L’adresse et l’itinéraire restent à votre disposition.",
};
