import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Tłumaczenia",
  language: "Język",
  fallback: (p) => `Gdzie brakuje tłumaczenia, klienci czytają zamiast tego: ${p.language}`,
  shown: "Pokazane teksty",
  kind: "Gdzie jest tekst",
  everything: "Wszędzie",
  states: {
    missing: "Brakuje",
    outdated: "Do sprawdzenia",
    all: "Wszystkie",
  },
  outdated: "Oryginał od tego czasu się zmienił",
  same: "Zostawić jak w oryginale",
  stillRight: "Tłumaczenie nadal pasuje",
  none: "Nic takiego tu nie ma.",
  more: "Pokaż więcej",
  save: "Zapisz tłumaczenia",
  changed: "Ktoś w międzyczasie zmienił jeden z tych tekstów: sprawdź go jeszcze raz.",
};
