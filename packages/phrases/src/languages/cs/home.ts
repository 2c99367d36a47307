import type { HomePhrases } from "../../catalogues.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Fotografie",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "fotogalerie",
    picture: "obrázek",
    position: (p) => `Obrázek ${p.position} z ${p.total}`,
    previous: "Předchozí obrázek",
    next: "Další obrázek",
    choose: "Vybrat obrázek",
    pause: "Zastavit střídání",
    play: "Spustit střídání",
  },
  highlight: "Doporučujeme",
  showAllPacks: "Zobrazit všechny balíčky",
  hours: {
    heading: "Otevírací doba",
    closed: "Zavřeno",
    special: "Mimořádná otevírací doba",
    open: "Právě otevřeno",
    openUntil: (p) => `Otevřeno do ${p.time}`,
    closedNow: "Právě zavřeno",
    opensToday: (p) => `Zavřeno, otevíráme dnes od ${p.time}`,
    opensTomorrow: (p) => `Zavřeno, otevíráme zítra od ${p.time}`,
    opensOn: (p) => `Zavřeno, otevíráme: ${p.when}`,
  },
  contact: {
    heading: "Kde nás najdete",
    social: "Sociální sítě",
  },
};
