import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Wybierz obraz albo upuść go tutaj",
    replace: "Wybierz inny obraz albo upuść go tutaj",
    crop: "Kadrowanie obrazu",
    cropHelp: "Przesuń obraz myszą, palcem lub klawiszami strzałek.",
    zoom: "Powiększenie",
    use: "Użyj tego obrazu",
    unreadable: "Tego pliku nie da się odczytać jako obrazu. Spróbuj JPEG lub PNG.",
    tooLarge: "Ten plik jest za duży: najwyżej 3 MB.",
    tooLargeHere: "Ten obraz jest za duży. Wybierz mniejszy.",
  },
  pictures: {
    one: (p) => `Obraz ${p.position}`,
    alt: "Co przedstawia obraz",
    altHint: "Odczytywane na głos osobom, które nie widzą obrazu.",
  },
  colours: {
    accent: "Kolor główny",
    surface: "Tło strony",
    ink: "Tekst",
    evenColumn: "Co drugi dzień, wśród terminów",
    oddColumn: "Pozostałe dni, wśród terminów",
    standard: "Kolor domyślny",
    code: "Kod koloru",
  },
  contrast: {
    button: "Tekst na przyciskach",
    link: "Tekst w tym kolorze",
    text: "Tekst na tym tle",
    page: "Na tle strony",
    kept: (p) => `Kontrast ${p.ratio}, dobrze się czyta.`,
    moved: (p) => `Kontrast ${p.ratio}, za słaby do czytania. Odcień jest dostosowany: ${p.shown}.`,
    unused: (p) => `Kontrast ${p.ratio}, za słaby do czytania. Ten kolor nie jest używany.`,
  },
  lists: {
    list: "Lista",
    grid: "Siatka",
    image: "Z obrazami",
    description: "Z opisami",
  },
  hours: {
    fromCalendars: "Takie jak w kalendarzach",
  },
  preview: {
    heading: "Co widzą klienci",
    text: "Zmiany już tam są, zanim je zapiszesz.",
    phone: "Telefon",
    desktop: "Komputer",
    width: "Szerokość",
    close: "Ukryj podgląd",
    open: "Pokaż podgląd",
  },
};
