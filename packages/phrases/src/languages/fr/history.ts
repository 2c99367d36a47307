/** The history of what a group publishes: who changed what, and how it is taken back. */
export const history = {
  text: "Qui a modifié quoi, et quand. On peut revenir en arrière sur chaque modification.",
  all: "Toutes les modifications",
  actions: {
    created: "Ajout",
    changed: "Modification",
    archived: "Archivage",
    restored: "Remise en service",
    published: "Publication",
    undone: "Retour en arrière",
  },
  server: "Import sur le serveur",
  order: "Ordre",
  further: (p: { count: number }) => `Autres détails : ${p.count}`,
  takeBack: "Revenir en arrière",
  question: "Revenir en arrière sur cette modification ?",
  becomesAsBefore: "Tout redevient comme avant, et vos clients le voient aussitôt.",
  becomesArchived: "Ce qui a été ajouté est archivé : vos clients ne le voient plus.",
  takenBack: "Tout est comme avant.",
  older: "Afficher les modifications plus anciennes",
};
