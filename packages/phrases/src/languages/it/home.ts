import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Foto",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "carosello",
    picture: "immagine",
    position: (p) => `Immagine ${p.position} di ${p.total}`,
    previous: "Immagine precedente",
    next: "Immagine successiva",
    choose: "Scegli un’immagine",
    pause: "Ferma lo scorrimento",
    play: "Avvia lo scorrimento",
  },
  highlight: "In evidenza",
  showAllPacks: "Vedi tutti i pacchetti",
  hours: {
    heading: "Orari di apertura",
    closed: "Chiuso",
    special: "Orari speciali",
    open: "Aperto adesso",
    openUntil: (p) => `Aperto fino alle ore ${p.time}`,
    closedNow: "Chiuso adesso",
    opensToday: (p) => `Chiuso, apre oggi alle ore ${p.time}`,
    opensTomorrow: (p) => `Chiuso, apre domani alle ore ${p.time}`,
    opensOn: (p) => `Chiuso, apre ${p.when}`,
  },
  contact: {
    heading: "Dove siamo",
    social: "Social network",
  },
};
