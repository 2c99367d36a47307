import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Rezervácie na vlastnom webe",
  mode: "Kde sa rezervácia otvorí",
  inline: "Priamo na stránke",
  popup: "V okne, po kliknutí na odkaz",
  button: "V okne, po kliknutí na stále viditeľné tlačidlo",
  words: "Text odkazu alebo tlačidla",
  browsersLanguage: "Podľa prehliadača",
  header: "Zobraziť názov a prihlásenie",
  footer: "Zobraziť pätu stránky",
  minHeight: "Najmenšia výška v pixeloch",
  scroll: "Ponechať túto výšku; zvyšok sa posúva vnútri",
  show: "Aktualizovať",
  code: "Kód pre vašu stránku",
  copy: "Kopírovať kód",
  copied: "Kód je skopírovaný",
  policy: (p) =>
    `Obmedzuje váš web, čo jeho stránky načítavajú (Content-Security-Policy)? Povoľte v script-src a frame-src adresu ${p.site}.`,
  hosts: (p) => `Rezervácia sa zobrazí iba na týchto weboch: ${p.hosts}.`,
  result: "Výsledok",
};
