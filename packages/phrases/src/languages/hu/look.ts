import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Válasszon képet, vagy húzza ide",
    replace: "Válasszon másik képet, vagy húzza ide",
    crop: "Képkivágás",
    cropHelp: "Mozgassa a képet egérrel, ujjal vagy a nyílbillentyűkkel.",
    zoom: "Nagyítás",
    use: "Kép használata",
    unreadable: "Ez a fájl nem olvasható képként. Próbálja JPEG vagy PNG formátumban.",
    tooLarge: "A fájl túl nagy: legfeljebb 3 MB lehet.",
    tooLargeHere: "A kép túl nagy. Válasszon kisebbet.",
  },
  pictures: {
    one: (p) => `Kép: ${p.position}`,
    alt: "Mit ábrázol a kép",
    altHint: "Felolvassák annak, aki nem látja a képet.",
  },
  colours: {
    accent: "Fő szín",
    surface: "Az oldal háttere",
    ink: "Szöveg",
    evenColumn: "Minden második nap az időpontoknál",
    oddColumn: "A többi nap az időpontoknál",
    standard: "Alapszín",
    code: "Színkód",
  },
  contrast: {
    button: "Szöveg a gombokon",
    link: "Ilyen színű szöveg",
    text: "Szöveg ezen a háttéren",
    page: "Az oldal hátterén",
    kept: (p) => `Kontraszt ${p.ratio}, jól olvasható.`,
    moved: (p) => `Kontraszt ${p.ratio}, túl gyenge az olvasáshoz. Az árnyalat módosul: ${p.shown}.`,
    unused: (p) => `Kontraszt ${p.ratio}, túl gyenge az olvasáshoz. Ezt a színt nem használjuk.`,
  },
  lists: {
    list: "Lista",
    grid: "Rács",
    image: "Képekkel",
    description: "Leírásokkal",
  },
  hours: {
    fromCalendars: "Ugyanaz, mint a naptárakban",
  },
  preview: {
    heading: "Mit látnak az ügyfelek",
    text: "A módosításai már mentés előtt láthatók rajta.",
    phone: "Telefon",
    desktop: "Számítógép",
    width: "Szélesség",
    close: "Előnézet elrejtése",
    open: "Előnézet megjelenítése",
  },
};
