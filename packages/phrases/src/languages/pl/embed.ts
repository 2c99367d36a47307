import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Umawianie wizyt na Twojej stronie",
  mode: "Gdzie otwiera się rezerwacja",
  inline: "Na samej stronie",
  popup: "W oknie, po kliknięciu linku",
  button: "W oknie, po kliknięciu zawsze widocznego przycisku",
  words: "Tekst linku lub przycisku",
  browsersLanguage: "Według przeglądarki",
  header: "Pokaż nazwę i logowanie",
  footer: "Pokaż stopkę",
  minHeight: "Minimalna wysokość w pikselach",
  scroll: "Zachowaj tę wysokość; resztę widać po przewinięciu",
  show: "Odśwież",
  code: "Kod do wklejenia na Twojej stronie",
  copy: "Skopiuj kod",
  copied: "Kod skopiowany",
  policy: (p) =>
    `Twoja witryna ogranicza to, co ładują jej strony (Content-Security-Policy)? Zezwól na ${p.site} w script-src i frame-src.`,
  hosts: (p) => `Rezerwacja pokazuje się tylko na tych stronach: ${p.hosts}.`,
  result: "Wynik",
};
