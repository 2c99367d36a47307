import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Dzięki nim można znaleźć Twoje terminy, a sieci wiedzą, które wizyty są umówione.",
  none: "Ta organizacja nie należy do żadnej sieci krajowej.",
  ants: "Dowody osobiste i paszporty (France Titres)",
  search: "Wyszukiwarka krajowa pokazuje Twoje terminy.",
  noSearch: "Wyszukiwarka krajowa nie jest podłączona.",
  register: "Numery wniosków wstępnych są sprawdzane, a wizyty przekazywane.",
  noRegister: "Rejestr krajowy nie jest podłączony.",
  works: (p) => `Ostatnia udana wymiana: ${p.when}`,
  never: "Jeszcze żadnej wymiany.",
  failing: (p) => `Nie działa od: ${p.when}`,
  lastFailure: (p) => `Ostatni błąd: ${p.when}`,
  waiting: (p) => `Wizyty do przekazania: ${p.count}`,
  failures: {
    refused: "Rejestr odrzuca wywołanie. Token instalacji może już być nieważny.",
    failed: "Rejestr zgłasza awarię po swojej stronie.",
    no_answer: "Rejestr nie odpowiada na czas.",
    unreadable: "Odpowiedzi rejestru nie da się odczytać.",
  },
  stays: "Nic nie ginie: wizyty zostaną przekazane, gdy tylko odpowie.",
  sas: {
    title: "Dyspozytorzy (SAS)",
    off: "Aby wziąć udział, podaj numer FINESS lub SIRET organizacji oraz numery RPPS kalendarzy.",
    search: "Dyspozytorzy medyczni znajdują Twoje terminy.",
    noSearch: "Wyszukiwarka dyspozytorów nie jest podłączona.",
    platform: "Wizyty umówione przez dyspozytorów są przekazywane.",
    noPlatform: "Platforma dyspozytorów nie jest podłączona.",
    calendars: (p) => `Kalendarze z numerem RPPS: ${p.count}`,
    regulators: (p) => `Dyspozytorzy, którzy mogą rezerwować: ${p.count}`,
    failures: {
      refused: "Platforma odrzuca wywołanie. Certyfikat instalacji może już być nieważny.",
      failed: "Platforma zgłasza awarię po swojej stronie.",
      no_answer: "Platforma nie odpowiada na czas.",
      unreadable: "Odpowiedzi platformy nie da się odczytać.",
    },
  },
};
