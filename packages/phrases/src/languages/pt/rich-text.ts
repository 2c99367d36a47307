import type { RichTextPhrases } from "../../catalogues.ts";

export const richText: RichTextPhrases = {
  toolbar: "Formatação",
  bold: "Negrito",
  italic: "Itálico",
  heading: "Subtítulo",
  bullets: "Lista com pontos",
  numbers: "Lista numerada",
  link: "Link",
  unlink: "Remover o link",
  address: "Endereço do link",
  setLink: "Inserir o link",
  undo: "Desfazer",
  redo: "Refazer",
  asHtml: "Este texto contém HTML que o editor não sabe mostrar: aqui altera-se tal como está.",
};
