import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Stummañ",
  bold: "Tev",
  italic: "Italek",
  heading: "Istitl",
  bullets: "Roll gant poentoù",
  numbers: "Roll niverennet",
  link: "Liamm",
  unlink: "Tennañ al liamm",
  address: "Chomlec’h al liamm",
  setLink: "Lakaat al liamm",
  undo: "Dizober",
  redo: "Adober",
  asHtml: "HTML a zo en destenn-mañ ha n’eo ket ar c’hemmer evit e ziskouez : amañ e vez kemmet evel m’emañ.",
};
