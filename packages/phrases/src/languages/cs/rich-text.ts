import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Úprava textu",
  bold: "Tučně",
  italic: "Kurzíva",
  heading: "Mezititulek",
  bullets: "Seznam s odrážkami",
  numbers: "Číslovaný seznam",
  link: "Odkaz",
  unlink: "Odebrat odkaz",
  address: "Adresa odkazu",
  setLink: "Vložit odkaz",
  undo: "Vrátit změnu",
  redo: "Zopakovat změnu",
  asHtml: "V tomto textu je HTML, které editor neumí zobrazit: tady se upravuje tak, jak je.",
};
