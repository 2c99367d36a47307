import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Zdjęcia",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "karuzela zdjęć",
    picture: "zdjęcie",
    position: (p) => `Zdjęcie ${p.position} z ${p.total}`,
    previous: "Poprzednie zdjęcie",
    next: "Następne zdjęcie",
    choose: "Wybierz zdjęcie",
    pause: "Zatrzymaj przewijanie",
    play: "Włącz przewijanie",
  },
  highlight: "Polecamy",
  showAllPacks: "Pokaż wszystkie pakiety",
  hours: {
    heading: "Godziny otwarcia",
    closed: "Zamknięte",
    special: "Wyjątkowe godziny otwarcia",
    open: "Teraz otwarte",
    openUntil: (p) => `Otwarte do ${p.time}`,
    closedNow: "Teraz zamknięte",
    opensToday: (p) => `Zamknięte, otwieramy dzisiaj o ${p.time}`,
    opensTomorrow: (p) => `Zamknięte, otwieramy jutro o ${p.time}`,
    opensOn: (p) => `Zamknięte, otwieramy: ${p.when}`,
  },
  contact: {
    heading: "Jak nas znaleźć",
    social: "Media społecznościowe",
  },
};
