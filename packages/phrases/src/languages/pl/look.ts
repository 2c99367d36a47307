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
  },
};
