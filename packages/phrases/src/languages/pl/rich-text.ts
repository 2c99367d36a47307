import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Formatowanie",
  bold: "Pogrubienie",
  italic: "Kursywa",
  heading: "Śródtytuł",
  bullets: "Lista punktowana",
  numbers: "Lista numerowana",
  link: "Link",
  unlink: "Usuń link",
  address: "Adres linku",
  setLink: "Wstaw link",
  undo: "Cofnij",
  redo: "Ponów",
  asHtml: "W tym tekście jest HTML, którego edytor nie umie pokazać: tutaj zmienia się go tak, jak jest.",
};
