/** The editor of texts with markup. */
export const richText = {
  toolbar: "Mise en forme",
  bold: "Gras",
  italic: "Italique",
  heading: "Intertitre",
  bullets: "Liste à puces",
  numbers: "Liste numérotée",
  link: "Lien",
  unlink: "Retirer le lien",
  address: "Adresse du lien",
  setLink: "Mettre le lien",
  undo: "Défaire",
  redo: "Refaire",
  asHtml: "Ce texte contient du HTML que l’éditeur ne sait pas montrer : il se modifie ici tel quel.",
};
