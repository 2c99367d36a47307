import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Pictures",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "carousel",
    picture: "picture",
    position: (p) => `Picture ${p.position} of ${p.total}`,
    previous: "Previous picture",
    next: "Next picture",
    choose: "Choose a picture",
    pause: "Stop moving",
    play: "Start moving",
  },
  highlight: "Highlight",
  showAllPacks: "See all packs",
  hours: {
    heading: "Opening hours",
    closed: "Closed",
    special: "Special opening hours",
    open: "Open now",
    openUntil: (p) => `Open now, until ${p.time}`,
    closedNow: "Closed now",
    opensToday: (p) => `Closed now, opens today at ${p.time}`,
    opensTomorrow: (p) => `Closed now, opens tomorrow at ${p.time}`,
    opensOn: (p) => `Closed now, opens on ${p.when}`,
  },
  contact: {
    heading: "Find us",
    social: "Social networks",
  },
};
