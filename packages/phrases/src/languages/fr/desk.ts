export const desk = {
  navigation: "Navigation principale",
  statistics: "Statistiques",
  search: "Chercher un client ou un réglage",
  settings: "Réglages",
  page: "Votre page",
};
