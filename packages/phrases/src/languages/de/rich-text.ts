import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Formatierung",
  bold: "Fett",
  italic: "Kursiv",
  heading: "Zwischentitel",
  bullets: "Liste mit Punkten",
  numbers: "Liste mit Nummern",
  link: "Link",
  unlink: "Link entfernen",
  address: "Adresse des Links",
  setLink: "Link setzen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  asHtml: "In diesem Text steht HTML, das der Editor nicht zeigen kann: Hier wird es geändert, wie es ist.",
};
