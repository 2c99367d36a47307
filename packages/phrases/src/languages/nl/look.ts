import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Kies een afbeelding, of zet ze hier neer",
    replace: "Kies een andere afbeelding, of zet ze hier neer",
    crop: "Afbeelding bijsnijden",
    cropHelp: "Verschuif de afbeelding met de muis, een vinger of de pijltoetsen.",
    zoom: "Vergroten",
    use: "Deze afbeelding gebruiken",
    unreadable: "Dit bestand is niet als afbeelding te lezen. Probeer JPEG of PNG.",
    tooLarge: "Dit bestand is te groot: hoogstens 3 MB.",
  },
};
