import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Díky nim lidé najdou vaše volné časy a sítě vědí, které termíny jsou rezervované.",
  none: "Tato organizace není v žádné národní síti.",
  ants: "Občanské průkazy a pasy (France Titres)",
  search: "Národní vyhledávač ukazuje vaše časy.",
  noSearch: "Národní vyhledávač není připojen.",
  register: "Čísla předběžných žádostí se ověřují a termíny se předávají.",
  noRegister: "Národní registr není připojen.",
  works: (p) => `Poslední úspěšná výměna: ${p.when}`,
  never: "Zatím žádná výměna.",
  failing: (p) => `Nefunguje od: ${p.when}`,
  lastFailure: (p) => `Poslední selhání: ${p.when}`,
  waiting: (p) => `Termíny k předání: ${p.count}`,
  failures: {
    refused: "Registr volání odmítá. Token instalace už možná neplatí.",
    failed: "Registr hlásí poruchu na své straně.",
    no_answer: "Registr neodpovídá včas.",
    unreadable: "Odpověď registru nelze přečíst.",
  },
  stays: "Nic se neztratí: termíny se předají, jakmile odpoví.",
  sas: {
    title: "Dispečeři (SAS)",
    off: "Chcete-li se zapojit, zadejte číslo FINESS nebo SIRET organizace a čísla RPPS kalendářů.",
    search: "Zdravotničtí dispečeři najdou vaše časy.",
    noSearch: "Vyhledávání dispečerů není připojeno.",
    platform: "Termíny rezervované dispečery se předávají.",
    noPlatform: "Platforma dispečerů není připojena.",
    calendars: (p) => `Kalendáře s číslem RPPS: ${p.count}`,
    regulators: (p) => `Dispečeři, kteří mohou rezervovat: ${p.count}`,
    failures: {
      refused: "Platforma volání odmítá. Certifikát instalace už možná neplatí.",
      failed: "Platforma hlásí poruchu na své straně.",
      no_answer: "Platforma neodpovídá včas.",
      unreadable: "Odpověď platformy nelze přečíst.",
    },
  },
};
