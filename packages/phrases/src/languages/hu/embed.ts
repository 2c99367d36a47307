import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Időpontfoglalás a saját weboldalán",
  mode: "Hol nyílik meg a foglalás",
  inline: "Magában az oldalban",
  popup: "Külön ablakban, linkre kattintva",
  button: "Külön ablakban, mindig látható gombra kattintva",
  words: "A link vagy a gomb szövege",
  browsersLanguage: "A böngésző nyelve",
  header: "Név és bejelentkezés megjelenítése",
  footer: "Lábléc megjelenítése",
  minHeight: "Legkisebb magasság képpontban",
  scroll: "Maradjon ez a magasság; a többi belül görgethető",
  show: "Frissítés",
  code: "Az oldalába illesztendő kód",
  copy: "Kód másolása",
  copied: "A kód a vágólapon van",
  policy: (p) =>
    `Ha a weboldala korlátozza, mit tölthetnek be az oldalai (Content-Security-Policy), engedélyezze a script-src és a frame-src részben ezt: ${p.site}.`,
  hosts: (p) => `A foglalás csak ezeken a weboldalakon jelenik meg: ${p.hosts}.`,
  result: "Az eredmény",
};
