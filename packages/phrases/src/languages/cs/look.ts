import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Vyberte obrázek nebo ho sem přetáhněte",
    replace: "Vyberte jiný obrázek nebo ho sem přetáhněte",
    crop: "Výřez obrázku",
    cropHelp: "Posuňte obrázek myší, prstem nebo šipkami na klávesnici.",
    zoom: "Zvětšení",
    use: "Použít tento obrázek",
    unreadable: "Tento soubor nelze přečíst jako obrázek. Zkuste JPEG nebo PNG.",
    tooLarge: "Soubor je příliš velký: nejvýše 3 MB.",
    tooLargeHere: "Obrázek je příliš velký. Vyberte menší.",
  },
  pictures: {
    one: (p) => `Obrázek ${p.position}`,
    alt: "Co je na obrázku",
    altHint: "Čte se nahlas lidem, kteří obrázek nevidí.",
  },
  colours: {
    accent: "Hlavní barva",
    surface: "Pozadí stránky",
    ink: "Text",
    evenColumn: "Každý druhý den mezi termíny",
    oddColumn: "Ostatní dny mezi termíny",
    standard: "Výchozí barva",
    code: "Kód barvy",
  },
  contrast: {
    button: "Text na tlačítkách",
    link: "Text této barvy",
    text: "Text na tomto pozadí",
    page: "Na pozadí stránky",
    kept: (p) => `Kontrast ${p.ratio}, dobře se čte.`,
    moved: (p) => `Kontrast ${p.ratio}, na čtení příliš slabý. Odstín se upraví: ${p.shown}.`,
    unused: (p) => `Kontrast ${p.ratio}, na čtení příliš slabý. Tato barva se nepoužije.`,
  },
  lists: {
    list: "Seznam",
    grid: "Mřížka",
    image: "S obrázky",
    description: "S popisy",
  },
  hours: {
    fromCalendars: "Stejné jako v kalendářích",
  },
  preview: {
    heading: "Co vidí vaši klienti",
    text: "Vaše změny už tam jsou, ještě než je uložíte.",
    phone: "Telefon",
    desktop: "Počítač",
    width: "Šířka",
    close: "Skrýt náhled",
    open: "Zobrazit náhled",
  },
};
