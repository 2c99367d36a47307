import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Bilder",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "Bilderkarussell",
    picture: "Bild",
    position: (p) => `Bild ${p.position} von ${p.total}`,
    previous: "Voriges Bild",
    next: "Nächstes Bild",
    choose: "Bild auswählen",
    pause: "Bilder anhalten",
    play: "Bilder abspielen",
  },
  highlight: "Besonders empfohlen",
  showAllPacks: "Alle Pakete anzeigen",
  hours: {
    heading: "Öffnungszeiten",
    closed: "Geschlossen",
    special: "Besondere Öffnungszeiten",
    open: "Jetzt geöffnet",
    openUntil: (p) => `Geöffnet bis ${p.time}\u00a0Uhr`,
    closedNow: "Jetzt geschlossen",
    opensToday: (p) => `Geschlossen, öffnet heute um ${p.time}\u00a0Uhr`,
    opensTomorrow: (p) => `Geschlossen, öffnet morgen um ${p.time}\u00a0Uhr`,
    opensOn: (p) => `Geschlossen, öffnet am ${p.when}`,
  },
  contact: {
    heading: "So finden Sie uns",
    social: "Soziale Netzwerke",
  },
};
