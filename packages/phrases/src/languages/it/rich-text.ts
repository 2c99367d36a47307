import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Formattazione",
  bold: "Grassetto",
  italic: "Corsivo",
  heading: "Titoletto",
  bullets: "Elenco puntato",
  numbers: "Elenco numerato",
  link: "Link",
  unlink: "Rimuovi il link",
  address: "Indirizzo del link",
  setLink: "Inserisci il link",
  undo: "Annulla l’ultima modifica",
  redo: "Ripeti la modifica",
  asHtml: "Questo testo contiene HTML che l’editor non sa mostrare: qui si modifica così com’è.",
};
