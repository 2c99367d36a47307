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
  },
};
