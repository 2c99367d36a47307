import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Scegli un’immagine o trascinala qui",
    replace: "Scegli un’altra immagine o trascinala qui",
    crop: "Inquadra l’immagine",
    cropHelp: "Sposti l’immagine con il mouse, il dito o i tasti freccia.",
    zoom: "Ingrandisci",
    use: "Usa questa immagine",
    unreadable: "Questo file non si legge come immagine. Provi con JPEG o PNG.",
    tooLarge: "Questo file è troppo grande: al massimo 3 MB.",
  },
};
