import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Képek",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "képváltó",
    picture: "kép",
    position: (p) => `${p.position}. kép, összesen ${p.total}`,
    previous: "Előző kép",
    next: "Következő kép",
    choose: "Kép választása",
    pause: "Képváltás leállítása",
    play: "Képváltás indítása",
  },
  highlight: "Ajánlatunk",
  showAllPacks: "Minden csomag megtekintése",
  hours: {
    heading: "Nyitvatartás",
    closed: "Zárva",
    special: "Rendkívüli nyitvatartás",
    open: "Most nyitva",
    openUntil: (p) => `Most nyitva, zárás: ${p.time}`,
    closedNow: "Most zárva",
    opensToday: (p) => `Zárva, nyitás ma: ${p.time}`,
    opensTomorrow: (p) => `Zárva, nyitás holnap: ${p.time}`,
    opensOn: (p) => `Zárva, nyitás: ${p.when}`,
  },
  contact: {
    heading: "Itt talál meg minket",
    social: "Közösségi oldalak",
  },
};
