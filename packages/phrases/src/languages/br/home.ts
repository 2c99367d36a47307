import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Skeudennoù",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "karousel",
    picture: "skeudenn",
    position: (p) => `Skeudenn ${p.position} diwar ${p.total}`,
    previous: "Skeudenn a-raok",
    next: "Skeudenn war-lerc’h",
    choose: "Dibab ur skeudenn",
    pause: "Paouez gant an dibunañ",
    play: "Dibunañ ar skeudennoù",
  },
  highlight: "War wel",
  showAllPacks: "Gwelet an holl bakadoù",
  hours: {
    heading: "Eurioù",
    closed: "Serret",
    special: "Eurioù dibar",
    open: "Digor bremañ",
    openUntil: (p) => `Digor betek ${p.time}`,
    closedNow: "Serret bremañ",
    opensToday: (p) => `Serret, digor hiziv adalek ${p.time}`,
    opensTomorrow: (p) => `Serret, digor warc’hoazh adalek ${p.time}`,
    opensOn: (p) => `Serret, digor en-dro : ${p.when}`,
  },
  contact: {
    heading: "Kavout ac’hanomp",
    social: "Rouedadoù sokial",
  },
};
