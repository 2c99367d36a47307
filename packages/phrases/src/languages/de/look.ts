import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Bild wählen oder hier ablegen",
    replace: "Anderes Bild wählen oder hier ablegen",
    crop: "Bildausschnitt",
    cropHelp: "Verschieben Sie das Bild mit der Maus, dem Finger oder den Pfeiltasten.",
    zoom: "Vergrößern",
    use: "Dieses Bild verwenden",
    unreadable: "Diese Datei lässt sich nicht als Bild lesen. Versuchen Sie es mit JPEG oder PNG.",
    tooLarge: "Diese Datei ist zu groß: höchstens 3 MB.",
  },
};
