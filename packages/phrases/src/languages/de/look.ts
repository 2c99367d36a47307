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
    tooLargeHere: "Dieses Bild ist zu groß. Wählen Sie ein kleineres.",
  },
  pictures: {
    one: (p) => `Bild ${p.position}`,
    alt: "Was das Bild zeigt",
    altHint: "Wird vorgelesen, wenn jemand das Bild nicht sehen kann.",
  },
  colours: {
    accent: "Hauptfarbe",
    surface: "Hintergrund der Seite",
    ink: "Text",
    evenColumn: "Jeder zweite Tag bei den Zeiten",
    oddColumn: "Die anderen Tage bei den Zeiten",
    standard: "Standardfarbe",
    code: "Farbcode",
  },
  contrast: {
    button: "Text auf Schaltflächen",
    link: "Text in dieser Farbe",
    text: "Text auf diesem Hintergrund",
    page: "Auf dem Hintergrund der Seite",
    kept: (p) => `Kontrast ${p.ratio}, gut zu lesen.`,
    moved: (p) => `Kontrast ${p.ratio}, zu schwach zum Lesen. Der Farbton wird angepasst: ${p.shown}.`,
    unused: (p) => `Kontrast ${p.ratio}, zu schwach zum Lesen. Diese Farbe wird nicht verwendet.`,
  },
  lists: {
    list: "Liste",
    grid: "Raster",
    image: "Mit Bildern",
    description: "Mit Beschreibungen",
  },
  hours: {
    fromCalendars: "Wie in den Kalendern",
  },
  preview: {
    heading: "Was Ihre Kundinnen und Kunden sehen",
    text: "Ihre Änderungen sind schon zu sehen, bevor Sie speichern.",
    phone: "Telefon",
    desktop: "Computer",
    width: "Breite",
    close: "Vorschau ausblenden",
    open: "Vorschau anzeigen",
  },
};
