import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Citas desde su propia web",
  mode: "Dónde se abre la reserva",
  inline: "En la propia página",
  popup: "En una ventana, desde un enlace",
  button: "En una ventana, desde un botón siempre visible",
  words: "Texto del enlace o del botón",
  browsersLanguage: "El del navegador",
  header: "Mostrar el nombre y el inicio de sesión",
  footer: "Mostrar el pie de página",
  minHeight: "Altura mínima, en píxeles",
  scroll: "Mantener esta altura; el resto se desplaza dentro",
  show: "Actualizar",
  code: "El código para su página",
  copy: "Copiar el código",
  copied: "Código copiado",
  policy: (p) =>
    `Si su sitio limita lo que cargan sus páginas (Content-Security-Policy), permita ${p.site} en script-src y frame-src.`,
  hosts: (p) => `La reserva solo se muestra en estos sitios: ${p.hosts}.`,
  result: "El resultado",
};
