/** Who works in a group: the list, invitations, roles and calendars. */
export const people = {
  invite: "Inviter quelqu’un",
  email: "Adresse e‑mail",
  emailHint: "Un message y part avec un lien, valable sept jours.",
  send: "Envoyer l’invitation",
  sent: (p: { email: string }) => `L’invitation est partie à l’adresse ${p.email}.`,
  role: "Rôle",
  roles: {
    owner: { name: "Responsable", text: "Tout voir et tout modifier, équipe et réglages compris." },
    pro: {
      name: "Professionnel",
      text: "Les rendez-vous, les dossiers, les horaires et les statistiques de ses agendas.",
    },
    call_centre: {
      name: "Accueil téléphonique",
      text: "Prendre et déplacer des rendez-vous, y compris pour les prestations masquées.",
    },
  },
  everyCalendar: "Tous les agendas, y compris les nouveaux",
  chooseOne: "Choisissez au moins un agenda.",
  notices: "Prévenir par e‑mail quand un rendez-vous est pris, déplacé ou annulé dans ces agendas",
  invitations: "Invitations en attente",
  until: (p: { day: string }) => `valable jusqu’au ${p.day}`,
  takeBack: "Retirer",
  takenBack: (p: { email: string }) =>
    `L’invitation envoyée à ${p.email} est retirée : son lien n’ouvre plus rien.`,
  seen: (p: { day: string }) => `dernière connexion le ${p.day}`,
  neverSeen: "aucune connexion pour l’instant",
  you: "vous",
  saved: (p: { name: string }) => `${p.name} : c’est enregistré, et valable dès maintenant.`,
  remove: "Retirer de l’équipe",
  removeTitle: (p: { name: string }) => `Retirer ${p.name} de l’équipe ?`,
  removeText:
    "L’accès à cet établissement prend fin tout de suite, sur tous les appareils. Les rendez-vous et l’historique restent.",
  removed: (p: { name: string }) => `${p.name} ne fait plus partie de l’équipe.`,
};
