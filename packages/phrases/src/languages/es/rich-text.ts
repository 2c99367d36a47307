import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Formato",
  bold: "Negrita",
  italic: "Cursiva",
  heading: "Subtítulo",
  bullets: "Lista con puntos",
  numbers: "Lista numerada",
  link: "Enlace",
  unlink: "Quitar el enlace",
  address: "Dirección del enlace",
  setLink: "Poner el enlace",
  undo: "Deshacer",
  redo: "Rehacer",
  asHtml: "Este texto contiene HTML que el editor no sabe mostrar: aquí se cambia tal cual.",
};
