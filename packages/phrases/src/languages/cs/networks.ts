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
};
