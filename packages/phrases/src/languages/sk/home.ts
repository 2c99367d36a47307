import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Fotografie",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "fotogaléria",
    picture: "obrázok",
    position: (p) => `Obrázok ${p.position} z ${p.total}`,
    previous: "Predchádzajúci obrázok",
    next: "Ďalší obrázok",
    choose: "Vybrať obrázok",
    pause: "Zastaviť striedanie",
    play: "Spustiť striedanie",
  },
  highlight: "Odporúčame",
  showAllPacks: "Zobraziť všetky balíčky",
  hours: {
    heading: "Otváracie hodiny",
    closed: "Zatvorené",
    special: "Mimoriadne otváracie hodiny",
    open: "Práve otvorené",
    openUntil: (p) => `Otvorené do ${p.time}`,
    closedNow: "Práve zatvorené",
    opensToday: (p) => `Zatvorené, otvárame dnes o\u00a0${p.time}`,
    opensTomorrow: (p) => `Zatvorené, otvárame zajtra o\u00a0${p.time}`,
    opensOn: (p) => `Zatvorené, otvárame: ${p.when}`,
  },
  contact: {
    heading: "Kde nás nájdete",
    social: "Sociálne siete",
  },
};
