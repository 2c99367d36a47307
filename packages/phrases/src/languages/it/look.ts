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
    tooLargeHere: "Questa immagine è troppo grande. Ne scelga una più piccola.",
  },
  pictures: {
    one: (p) => `Immagine ${p.position}`,
    alt: "Che cosa mostra l’immagine",
    altHint: "Letto ad alta voce a chi non vede l’immagine.",
  },
  colours: {
    accent: "Colore principale",
    surface: "Sfondo della pagina",
    ink: "Testo",
    evenColumn: "Un giorno su due, tra gli orari",
    oddColumn: "Gli altri giorni, tra gli orari",
    standard: "Colore predefinito",
    code: "Codice del colore",
  },
  contrast: {
    button: "Testo dei pulsanti",
    link: "Testo di questo colore",
    text: "Testo su questo sfondo",
    page: "Sullo sfondo della pagina",
    kept: (p) => `Contrasto ${p.ratio}, si legge bene.`,
    moved: (p) => `Contrasto ${p.ratio}, troppo debole per leggere. La tonalità viene adattata: ${p.shown}.`,
    unused: (p) => `Contrasto ${p.ratio}, troppo debole per leggere. Questo colore non viene usato.`,
  },
  lists: {
    list: "Elenco",
    grid: "Griglia",
    image: "Con le immagini",
    description: "Con le descrizioni",
  },
  hours: {
    fromCalendars: "Gli stessi delle agende",
  },
  preview: {
    heading: "Che cosa vedono i clienti",
    text: "Le sue modifiche ci sono già, prima di salvarle.",
    phone: "Telefono",
    desktop: "Computer",
    width: "Larghezza",
    close: "Nascondi l’anteprima",
    open: "Mostra l’anteprima",
  },
};
