import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Foto’s",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "fotocarrousel",
    picture: "foto",
    position: (p) => `Foto ${p.position} van ${p.total}`,
    previous: "Vorige foto",
    next: "Volgende foto",
    choose: "Een foto kiezen",
    pause: "Foto’s stilzetten",
    play: "Foto’s afspelen",
  },
  highlight: "Uitgelicht",
  showAllPacks: "Alle pakketten bekijken",
  hours: {
    heading: "Openingstijden",
    closed: "Gesloten",
    special: "Afwijkende openingstijden",
    open: "Nu open",
    openUntil: (p) => `Open tot ${p.time}\u00a0uur`,
    closedNow: "Nu gesloten",
    opensToday: (p) => `Gesloten, opent vandaag om ${p.time}\u00a0uur`,
    opensTomorrow: (p) => `Gesloten, opent morgen om ${p.time}\u00a0uur`,
    opensOn: (p) => `Gesloten, opent op ${p.when}`,
  },
  contact: {
    heading: "Zo vindt u ons",
    social: "Sociale media",
  },
};
