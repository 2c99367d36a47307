import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Rezervace na vlastním webu",
  mode: "Kde se rezervace otevře",
  inline: "Přímo na stránce",
  popup: "V okně, po kliknutí na odkaz",
  button: "V okně, po kliknutí na stále viditelné tlačítko",
  words: "Text odkazu nebo tlačítka",
  browsersLanguage: "Podle prohlížeče",
  header: "Zobrazit název a přihlášení",
  footer: "Zobrazit patičku",
  minHeight: "Nejmenší výška v pixelech",
  scroll: "Ponechat tuto výšku; zbytek se posouvá uvnitř",
  show: "Aktualizovat",
  code: "Kód pro vaši stránku",
  copy: "Kopírovat kód",
  copied: "Kód je zkopírovaný",
  policy: (p) =>
    `Omezuje váš web, co jeho stránky načítají (Content-Security-Policy)? Povolte v script-src a frame-src adresu ${p.site}.`,
  hosts: (p) => `Rezervace se zobrazí jen na těchto webech: ${p.hosts}.`,
  result: "Výsledek",
};
