import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Vďaka nim ľudia nájdu vaše voľné časy a siete vedia, ktoré termíny sú rezervované.",
  none: "Táto organizácia nie je v žiadnej národnej sieti.",
  ants: "Občianske preukazy a pasy (France Titres)",
  search: "Národné vyhľadávanie ukazuje vaše časy.",
  noSearch: "Národné vyhľadávanie nie je pripojené.",
  register: "Čísla predbežných žiadostí sa overujú a termíny sa odovzdávajú.",
  noRegister: "Národný register nie je pripojený.",
  works: (p) => `Posledná úspešná výmena: ${p.when}`,
  never: "Zatiaľ žiadna výmena.",
  failing: (p) => `Nefunguje od: ${p.when}`,
  lastFailure: (p) => `Posledné zlyhanie: ${p.when}`,
  waiting: (p) => `Termíny na odovzdanie: ${p.count}`,
  failures: {
    refused: "Register volanie odmieta. Token inštalácie už možno neplatí.",
    failed: "Register hlási poruchu na svojej strane.",
    no_answer: "Register neodpovedá včas.",
    unreadable: "Odpoveď registra sa nedá prečítať.",
  },
  stays: "Nič sa nestratí: termíny sa odovzdajú, len čo odpovie.",
  sas: {
    title: "Dispečeri (SAS)",
    off: "Ak sa chcete zapojiť, zadajte číslo FINESS alebo SIRET organizácie a čísla RPPS kalendárov.",
    search: "Zdravotnícki dispečeri nájdu vaše časy.",
    noSearch: "Vyhľadávanie dispečerov nie je pripojené.",
    platform: "Termíny rezervované dispečermi sa odovzdávajú.",
    noPlatform: "Platforma dispečerov nie je pripojená.",
    calendars: (p) => `Kalendáre s číslom RPPS: ${p.count}`,
    regulators: (p) => `Dispečeri, ktorí môžu rezervovať: ${p.count}`,
    failures: {
      refused: "Platforma volanie odmieta. Certifikát inštalácie už možno neplatí.",
      failed: "Platforma hlási poruchu na svojej strane.",
      no_answer: "Platforma neodpovedá včas.",
      unreadable: "Odpoveď platformy sa nedá prečítať.",
    },
  },
};
