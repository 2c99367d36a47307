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
  },
};
