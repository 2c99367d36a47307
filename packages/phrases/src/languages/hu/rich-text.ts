import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Formázás",
  bold: "Félkövér",
  italic: "Dőlt",
  heading: "Alcím",
  bullets: "Felsorolás",
  numbers: "Számozott lista",
  link: "Link",
  unlink: "Link eltávolítása",
  address: "A link címe",
  setLink: "Link beszúrása",
  undo: "Visszavonás",
  redo: "Mégis",
  asHtml:
    "Ebben a szövegben olyan HTML van, amelyet a szerkesztő nem tud megmutatni: itt úgy módosítható, ahogy van.",
};
