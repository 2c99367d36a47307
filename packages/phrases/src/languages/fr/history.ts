/** The history of what a group publishes: who changed what, and how it is taken back. */
export const history = {
  text: "Qui a modifié quoi, et quand. On peut revenir en arrière sur la plupart des modifications.",
  all: "Toutes les modifications",
  actions: {
    created: "Ajout",
    changed: "Modification",
    archived: "Archivage",
    restored: "Remise en service",
    published: "Publication",
    undone: "Retour en arrière",
    invited: "Invitation",
    withdrawn: "Invitation retirée",
    joined: "Arrivée dans l’équipe",
    removed: "Retrait de l’équipe",
    reset: "Deuxième étape réinitialisée",
    revoked: "Révocation",
  },
  /** Of a list's entries. */
  entries: {
    removed: (p: { entries: string }) => `Retiré : ${p.entries}`,
    added: (p: { entries: string }) => `Ajouté : ${p.entries}`,
  },
  server: "Import sur le serveur",
  order: "Ordre",
  further: (p: { count: number }) => `Autres détails : ${p.count}`,
  takeBack: "Revenir en arrière",
  question: "Rétablir la version précédente ?",
  becomesAsBefore: "Tout redevient comme avant, et vos clients le voient aussitôt.",
  becomesArchived: "Ce qui a été ajouté est archivé : vos clients ne le voient plus.",
  worksAsBefore: "Le rôle et les agendas redeviennent aussitôt ce qu’ils étaient.",
  final: {
    people: "Pour inviter, retirer une invitation ou une personne : la page « Équipe ».",
    reset: "La personne choisit elle-même une nouvelle deuxième étape.",
    keys: "Les clés se créent et se révoquent sur la page « Clés d’API ».",
  },
  takenBack: "Tout est comme avant.",
  older: "Afficher les modifications plus anciennes",
};
