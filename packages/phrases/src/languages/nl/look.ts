import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Kies een afbeelding, of sleep die hierheen",
    replace: "Kies een andere afbeelding, of sleep die hierheen",
    crop: "Afbeelding bijsnijden",
    cropHelp: "Verschuif de afbeelding met de muis, een vinger of de pijltoetsen.",
    zoom: "Vergroten",
    use: "Deze afbeelding gebruiken",
    unreadable: "Dit bestand is niet als afbeelding te lezen. Probeer JPEG of PNG.",
    tooLarge: "Dit bestand is te groot: hoogstens 3 MB.",
    tooLargeHere: "Deze afbeelding is te groot. Kies een kleinere.",
  },
  pictures: {
    one: (p) => `Afbeelding ${p.position}`,
    alt: "Wat de afbeelding laat zien",
    altHint: "Wordt voorgelezen aan wie de afbeelding niet kan zien.",
  },
  colours: {
    accent: "Hoofdkleur",
    surface: "Achtergrond van de pagina",
    ink: "Tekst",
    evenColumn: "Om de andere dag, bij de tijden",
    oddColumn: "De andere dagen, bij de tijden",
    standard: "Standaardkleur",
    code: "Kleurcode",
  },
  contrast: {
    button: "Tekst op knoppen",
    link: "Tekst in deze kleur",
    text: "Tekst op deze achtergrond",
    page: "Op de achtergrond van de pagina",
    kept: (p) => `Contrast ${p.ratio}, goed te lezen.`,
    moved: (p) => `Contrast ${p.ratio}, te zwak om te lezen. De tint wordt aangepast: ${p.shown}.`,
    unused: (p) => `Contrast ${p.ratio}, te zwak om te lezen. Deze kleur wordt niet gebruikt.`,
  },
  lists: {
    list: "Lijst",
    grid: "Raster",
    image: "Met afbeeldingen",
    description: "Met beschrijvingen",
  },
  hours: {
    fromCalendars: "Dezelfde als in de agenda’s",
  },
  preview: {
    heading: "Wat uw klanten zien",
    text: "Uw wijzigingen staan er al, nog voor u opslaat.",
    phone: "Telefoon",
    desktop: "Computer",
    width: "Breedte",
    close: "Voorbeeld verbergen",
    open: "Voorbeeld tonen",
  },
};
