import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Marcações no seu próprio site",
  mode: "Onde se abre a marcação",
  inline: "Na própria página",
  popup: "Numa janela, a partir de um link",
  button: "Numa janela, a partir de um botão sempre visível",
  words: "Texto do link ou do botão",
  browsersLanguage: "A do navegador",
  header: "Mostrar o nome e o início de sessão",
  footer: "Mostrar o rodapé",
  minHeight: "Altura mínima, em píxeis",
  scroll: "Manter esta altura; o resto desliza no interior",
  show: "Atualizar",
  code: "O código para a sua página",
  copy: "Copiar o código",
  copied: "Código copiado",
  policy: (p) =>
    `Se o seu site limita o que as páginas carregam (Content-Security-Policy), permita ${p.site} em script-src e frame-src.`,
  hosts: (p) => `A marcação só aparece nestes sites: ${p.hosts}.`,
  result: "O resultado",
};
