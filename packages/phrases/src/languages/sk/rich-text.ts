import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Úprava textu",
  bold: "Tučné",
  italic: "Kurzíva",
  heading: "Medzititulok",
  bullets: "Zoznam s odrážkami",
  numbers: "Číslovaný zoznam",
  link: "Odkaz",
  unlink: "Odobrať odkaz",
  address: "Adresa odkazu",
  setLink: "Vložiť odkaz",
  undo: "Vrátiť zmenu",
  redo: "Zopakovať zmenu",
  asHtml: "V tomto texte je HTML, ktoré editor nevie zobraziť: tu sa upravuje tak, ako je.",
};
