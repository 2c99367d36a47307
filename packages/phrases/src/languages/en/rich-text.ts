import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Formatting",
  bold: "Bold",
  italic: "Italic",
  heading: "Subheading",
  bullets: "Bulleted list",
  numbers: "Numbered list",
  link: "Link",
  unlink: "Remove the link",
  address: "Address of the link",
  setLink: "Set the link",
  undo: "Undo",
  redo: "Redo",
  asHtml: "This text holds HTML that the editor can’t show: it is edited here as it is.",
};
