/** Pictures, colours, the home page and the client’s page beside them. */
export const look = {
  picture: {
    choose: "Choisir une image, ou la déposer ici",
    replace: "Choisir une autre image, ou la déposer ici",
    crop: "Cadrer l’image",
    cropHelp: "Déplacez l’image avec la souris, le doigt ou les flèches du clavier.",
    zoom: "Agrandir",
    use: "Utiliser cette image",
    unreadable: "Ce fichier ne peut pas être lu comme une image. Essayez en JPEG ou en PNG.",
    tooLarge: "Ce fichier est trop lourd : 3 Mo au plus.",
    tooLargeHere: "Cette image est trop lourde. Choisissez-en une plus petite.",
  },
  pictures: {
    one: (p: { position: number }) => `Image ${p.position}`,
    alt: "Ce que montre l’image",
    altHint: "Lu à voix haute aux personnes qui ne voient pas l’image.",
  },
  colours: {
    accent: "Couleur principale",
    surface: "Fond de la page",
    ink: "Texte",
    evenColumn: "Un jour sur deux, parmi les horaires",
    oddColumn: "Les autres jours, parmi les horaires",
    standard: "Couleur d’origine",
    code: "Code de la couleur",
  },
  contrast: {
    button: "Texte des boutons",
    link: "Texte de cette couleur",
    text: "Texte sur ce fond",
    page: "Sur le fond de la page",
    kept: (p: { ratio: string }) => `Contraste ${p.ratio}, se lit bien.`,
    moved: (p: { ratio: string; shown: string }) =>
      `Contraste ${p.ratio}, trop faible pour être lu. La nuance est ajustée : ${p.shown}.`,
    unused: (p: { ratio: string }) =>
      `Contraste ${p.ratio}, trop faible pour être lu. Cette couleur n’est pas utilisée.`,
  },
  lists: {
    list: "Liste",
    grid: "Grille",
    image: "Avec les images",
    description: "Avec les descriptions",
  },
  hours: {
    fromCalendars: "Les mêmes que ceux des agendas",
  },
  preview: {
    heading: "Ce que voient vos clients",
    text: "Vos modifications y sont déjà, avant d’être enregistrées.",
    phone: "Téléphone",
    desktop: "Ordinateur",
    width: "Largeur",
    close: "Masquer l’aperçu",
    open: "Afficher l’aperçu",
  },
};
