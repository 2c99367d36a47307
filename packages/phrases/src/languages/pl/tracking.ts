import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Liczenie odwiedzin",
  ask: (p) =>
    `Czy zgadzasz się na liczenie Twoich odwiedzin? Otwarte kroki, rezerwacja i jej cena, Twój adres IP i przeglądarka byłyby przekazywane firmom: ${p.companies}. Nigdy Twoje imię i nazwisko ani odpowiedzi. Decyzję możesz zmienić na dole strony.`,
  agree: "Wyraź zgodę",
  refuse: "Odmów",
  agreed: "Zgoda wyrażona: Twoje odwiedziny są liczone. Obowiązuje sześć miesięcy.",
  refused: "Brak zgody: nic nie jest liczone. Obowiązuje sześć miesięcy.",
  byBrowser: "Twoja przeglądarka prosi, aby Cię nie śledzić: nic nie jest liczone.",
  none: "Tutaj Twoje odwiedziny nie są liczone i nikt inny się o nich nie dowie.",
};
