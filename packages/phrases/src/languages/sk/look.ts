import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Vyberte obrázok alebo ho presuňte sem",
    replace: "Vyberte iný obrázok alebo ho presuňte sem",
    crop: "Výrez obrázka",
    cropHelp: "Posuňte obrázok myšou, prstom alebo šípkami na klávesnici.",
    zoom: "Zväčšenie",
    use: "Použiť tento obrázok",
    unreadable: "Tento súbor sa nedá prečítať ako obrázok. Skúste JPEG alebo PNG.",
    tooLarge: "Súbor je príliš veľký: najviac 3 MB.",
    tooLargeHere: "Obrázok je príliš veľký. Vyberte menší.",
  },
  pictures: {
    one: (p) => `Obrázok ${p.position}`,
    alt: "Čo je na obrázku",
    altHint: "Číta sa nahlas ľuďom, ktorí obrázok nevidia.",
  },
  colours: {
    accent: "Hlavná farba",
    surface: "Pozadie stránky",
    ink: "Text",
    evenColumn: "Každý druhý deň medzi termínmi",
    oddColumn: "Ostatné dni medzi termínmi",
    standard: "Predvolená farba",
    code: "Kód farby",
  },
  contrast: {
    button: "Text na tlačidlách",
    link: "Text tejto farby",
    text: "Text na tomto pozadí",
    page: "Na pozadí stránky",
    kept: (p) => `Kontrast ${p.ratio}, dobre sa číta.`,
    moved: (p) => `Kontrast ${p.ratio}, na čítanie príliš slabý. Odtieň sa upraví: ${p.shown}.`,
    unused: (p) => `Kontrast ${p.ratio}, na čítanie príliš slabý. Táto farba sa nepoužije.`,
  },
  lists: {
    list: "Zoznam",
    grid: "Mriežka",
    image: "S obrázkami",
    description: "S opismi",
  },
  hours: {
    fromCalendars: "Rovnaké ako v kalendároch",
  },
  preview: {
    heading: "Čo vidia vaši klienti",
    text: "Vaše zmeny tam už sú, skôr než ich uložíte.",
    phone: "Telefón",
    desktop: "Počítač",
    width: "Šírka",
    close: "Skryť náhľad",
    open: "Zobraziť náhľad",
  },
};
