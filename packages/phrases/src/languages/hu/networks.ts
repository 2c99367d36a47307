import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Rajtuk keresztül találják meg a szabad időpontjait, és tudják, melyik időpont foglalt.",
  none: "Ez a szervezet egyetlen nemzeti hálózatnak sem tagja.",
  ants: "Személyi igazolványok és útlevelek (France Titres)",
  search: "Az országos kereső mutatja az időpontjait.",
  noSearch: "Az országos kereső nincs csatlakoztatva.",
  register: "Az előzetes kérelmek számát ellenőrizzük, az időpontokat továbbítjuk.",
  noRegister: "A nemzeti nyilvántartás nincs csatlakoztatva.",
  works: (p) => `Utolsó sikeres kapcsolat: ${p.when}`,
  never: "Még nem volt kapcsolat.",
  failing: (p) => `Hibás ettől kezdve: ${p.when}`,
  lastFailure: (p) => `Utolsó hiba: ${p.when}`,
  waiting: (p) => `Továbbítandó időpontok: ${p.count}`,
  failures: {
    refused: "A nyilvántartás elutasítja a hívást. Lehet, hogy a telepítés tokenje már nem érvényes.",
    failed: "A nyilvántartás hibát jelez a saját oldalán.",
    no_answer: "A nyilvántartás nem válaszol időben.",
    unreadable: "A nyilvántartás válasza nem olvasható.",
  },
  stays: "Semmi sem vész el: az időpontokat továbbítjuk, amint válaszol.",
  sas: {
    title: "Sürgősségi diszpécserek (SAS)",
    off: "A részvételhez adja meg a szervezet FINESS- vagy SIRET-számát és a naptárak RPPS-számát.",
    search: "A sürgősségi diszpécserek megtalálják az időpontjait.",
    noSearch: "A diszpécserek keresője nincs csatlakoztatva.",
    platform: "A diszpécserek által foglalt időpontokat továbbítjuk.",
    noPlatform: "A diszpécserek platformja nincs csatlakoztatva.",
    calendars: (p) => `RPPS-számmal rendelkező naptárak: ${p.count}`,
    regulators: (p) => `Foglalni jogosult diszpécserek: ${p.count}`,
    failures: {
      refused: "A platform elutasítja a hívást. Lehet, hogy a telepítés tanúsítványa már nem érvényes.",
      failed: "A platform hibát jelez a saját oldalán.",
      no_answer: "A platform nem válaszol időben.",
      unreadable: "A platform válasza nem olvasható.",
    },
  },
};
