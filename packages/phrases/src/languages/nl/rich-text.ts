import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Opmaak",
  bold: "Vet",
  italic: "Cursief",
  heading: "Tussenkop",
  bullets: "Lijst met punten",
  numbers: "Genummerde lijst",
  link: "Link",
  unlink: "Link verwijderen",
  address: "Adres van de link",
  setLink: "Link invoegen",
  undo: "Ongedaan maken",
  redo: "Opnieuw doen",
  asHtml: "In deze tekst staat HTML die de editor niet kan tonen: hier wijzigt u die zoals hij is.",
};
