/** The texts of a group in several languages, side by side. */
export const languages = {
  translations: "Traductions",
  language: "Langue",
  fallback: (p: { language: string }) =>
    `Là où une traduction manque, vos clients lisent ceci : ${p.language}`,
  shown: "Textes affichés",
  kind: "Où se trouve le texte",
  everything: "Partout",
  states: {
    missing: "Manquant",
    outdated: "À revoir",
    all: "Tous",
  },
  outdated: "L’original a changé depuis",
  same: "Garder comme l’original",
  stillRight: "La traduction convient toujours",
  none: "Rien de tel ici.",
  more: "Afficher la suite",
  save: "Enregistrer les traductions",
  changed: "Quelqu’un a modifié un de ces textes entre-temps : regardez-le de nouveau.",
};
