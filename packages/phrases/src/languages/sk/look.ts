import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Vyberte obrázok alebo ho sem presuňte",
    replace: "Vyberte iný obrázok alebo ho sem presuňte",
    crop: "Výrez obrázka",
    cropHelp: "Posuňte obrázok myšou, prstom alebo šípkami na klávesnici.",
    zoom: "Zväčšenie",
    use: "Použiť tento obrázok",
    unreadable: "Tento súbor sa nedá prečítať ako obrázok. Skúste JPEG alebo PNG.",
    tooLarge: "Súbor je príliš veľký: najviac 3 MB.",
  },
};
