export const home = {
  pictures: {
    label: "Photos",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "carrousel",
    picture: "image",
    position: (p: { position: number; total: number }) => `Image ${p.position} sur ${p.total}`,
    previous: "Image précédente",
    next: "Image suivante",
    choose: "Choisir une image",
    pause: "Arrêter le défilement",
    play: "Lancer le défilement",
  },
  highlight: "À la une",
  showAllPacks: "Voir toutes les formules",
  hours: {
    heading: "Horaires",
    closed: "Fermé",
    special: "Horaires exceptionnels",
    open: "Ouvert en ce moment",
    openUntil: (p: { time: string }) => `Ouvert jusqu’à ${p.time}`,
    closedNow: "Fermé en ce moment",
    opensToday: (p: { time: string }) => `Fermé, ouvre aujourd’hui à ${p.time}`,
    opensTomorrow: (p: { time: string }) => `Fermé, ouvre demain à ${p.time}`,
    opensOn: (p: { when: string }) => `Fermé, ouvre ${p.when}`,
  },
  contact: {
    heading: "Nous trouver",
    social: "Réseaux sociaux",
  },
};
