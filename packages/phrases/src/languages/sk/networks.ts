import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Pomáhajú nájsť vaše voľné termíny a dostávajú vaše rezervácie.",
  none: "Táto organizácia nie je v žiadnej národnej sieti.",
  ants: "Občianske preukazy a pasy (France Titres)",
  search: "Národné vyhľadávanie ukazuje vaše voľné termíny.",
  noSearch: "Národné vyhľadávanie nie je pripojené.",
  register: "Čísla predbežných žiadostí sa overujú a rezervácie sa odovzdávajú.",
  noRegister: "Národný register nie je pripojený.",
  works: (p) => `Posledná úspešná výmena: ${p.when}`,
  never: "Zatiaľ žiadna výmena.",
  failing: (p) => `Nefunguje od: ${p.when}`,
  lastFailure: (p) => `Posledné zlyhanie: ${p.when}`,
  waiting: (p) => `Rezervácie na odovzdanie: ${p.count}`,
  failures: {
    refused: "Register požiadavku odmieta. Token inštalácie už možno neplatí.",
    failed: "Register hlási poruchu na svojej strane.",
    no_answer: "Register neodpovedá včas.",
    unreadable: "Odpoveď registra sa nedá prečítať.",
  },
  stays: "Nič sa nestratí: rezervácie sa odovzdajú, len čo odpovie.",
  sas: {
    title: "Zdravotnícki dispečeri (SAS)",
    off: "Ak sa chcete zapojiť, zadajte číslo FINESS alebo SIRET organizácie a čísla RPPS kalendárov.",
    search: "Zdravotnícki dispečeri nájdu vaše voľné termíny.",
    noSearch: "Vyhľadávanie dispečerov nie je pripojené.",
    platform: "Rezervácie dispečerov sa odovzdávajú.",
    noPlatform: "Platforma dispečerov nie je pripojená.",
    calendars: (p) => `Kalendáre s číslom RPPS: ${p.count}`,
    regulators: (p) => `Dispečeri, ktorí môžu rezervovať: ${p.count}`,
    failures: {
      refused: "Platforma požiadavku odmieta. Certifikát inštalácie už možno neplatí.",
      failed: "Platforma hlási poruchu na svojej strane.",
      no_answer: "Platforma neodpovedá včas.",
      unreadable: "Odpoveď platformy sa nedá prečítať.",
    },
  },
};
