import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Dibab ur skeudenn, pe lezit anezhi amañ",
    replace: "Dibab ur skeudenn all, pe lezit anezhi amañ",
    crop: "Frammañ ar skeudenn",
    cropHelp: "Fiñvit ar skeudenn gant al logodenn, ar biz pe biroù ar c’hlavier.",
    zoom: "Brasaat",
    use: "Implijout ar skeudenn-mañ",
    unreadable: "Ne c’haller ket lenn ar restr-mañ evel ur skeudenn. Klaskit gant JPEG pe PNG.",
    tooLarge: "Re bounner eo ar restr-mañ : 3 Mo d’ar muiañ.",
    tooLargeHere: "Re vras eo ar skeudenn. Dibabit unan bihanoc’h.",
  },
  pictures: {
    one: (p) => `Skeudenn ${p.position}`,
    alt: "Ar pezh a ziskouez ar skeudenn",
    altHint: "Lennet a vouezh uhel d’an dud na welont ket ar skeudenn.",
  },
  colours: {
    accent: "Liv pennañ",
    surface: "Drekleur ar bajenn",
    ink: "Testenn",
    evenColumn: "Unan a bep daou zevezh, e-touez an eurioù",
    oddColumn: "An devezhioù all, e-touez an eurioù",
    standard: "Liv boas",
    code: "Kod al liv",
  },
  contrast: {
    button: "Testenn an nozelennoù",
    link: "Testenn gant al liv-mañ",
    text: "Testenn war an drekleur-mañ",
    page: "War drekleur ar bajenn",
    kept: (p) => `Dargemm ${p.ratio}, aes da lenn.`,
    moved: (p) => `Dargemm ${p.ratio}, re wan evit lenn. Kempennet eo al liv : ${p.shown}.`,
    unused: (p) => `Dargemm ${p.ratio}, re wan evit lenn. Ne vez ket implijet al liv-mañ.`,
  },
  lists: {
    list: "Roll",
    grid: "Kael",
    image: "Gant ar skeudennoù",
    description: "Gant an deskrivadurioù",
  },
  hours: {
    fromCalendars: "Ar memes re hag en deiziataerioù",
  },
  preview: {
    heading: "Ar pezh a wel hoc’h arvalien",
    text: "Emañ ho cheñchamantoù eno dija, a-raok bezañ enrollet.",
    phone: "Pellgomz",
    desktop: "Urzhiataer",
    width: "Ledander",
    close: "Kuzhat ar rakwel",
    open: "Diskouez ar rakwel",
  },
};
