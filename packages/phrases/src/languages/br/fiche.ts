import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "Cheñchet eo ar priz pe ar badelezh abaoe m’ho peus dibabet. Gwelet a reot bremañ penaos emañ : gwiriit, ha mirit en-dro.",
    forWhom: "Evit piv eo an emgav-mañ ?",
    someoneElse: "Unan all",
    full: (p) => `Leun eo ho kont : n’haller ket lakaat ouzhpenn ${p.count} den enni.`,
    accountEmail: "Chomlec’h ho kont : di e teuio ar c’hemennadennoù.",
    missing: (p) => `Un nebeud respontoù a chom da reiñ evit ${p.name}.`,
    expired:
      "Echu eo ho kevreadenn. Kevreit en-dro : miret eo ar pezh hoc’h eus skrivet. Gallout a rit ivez mirout hep kont.",
    logInAgain: "Kevreañ en-dro",
    wrongFiche:
      "Ne glot ket an titouroù-se gant an den kevreet. Serrit ar bajenn-mañ, ha distroit dre al lec’hienn ma teuit diouti.",
    logoutAndBook: "Digevreañ hag adkregiñ",
  },
  search: {
    heading: "Piv a zeuio d’an emgav ?",
    label: "Klask un den",
    hint: "Anv-familh, anv-bihan pe postel : disoc’hoù a vez adalek 3 lizherenn.",
    searching: "O klask…",
    results: "Tud kavet",
    found: plural({
      one: "{count} den kavet",
      two: "{count} zen kavet",
      few: "{count} den kavet",
      other: "{count} den kavet",
    }),
    none: "Ne glot den ebet. Gwiriit an doare-skrivañ, pe ouzhpennit un den nevez.",
    noneOfYours: "Ne glot den ebet eus ho kont. Gwiriit an doare-skrivañ.",
    more: "Re all a zo : ouzhpennit ul lizherenn evit resisaat.",
    newPerson: "Den nevez",
    change: "Cheñch den",
  },
  information: {
    heading: "Ma zitouroù",
    everybody: "Teuliadoù hoc’h arvalien",
    tabs: "Tud hag arventennoù ar gont",
    parameters: "Arventennoù",
    add: "Ouzhpennañ un den",
    addHint: (p) => `Ur bugel, ur gar, unan emaoc’h o sikour : plas zo evit ${p.count} den en ho kont.`,
    save: "Enrollañ",
    saveNew: "Ouzhpennañ an den-mañ",
    saving: "Oc’h enrollañ…",
    nothingToSave: "N’eus cheñchet netra.",
    emailAsked: (p) =>
      `Skrivet hon eus da ${p.email}. Digorit al liamm er gemennadenn-se war an ardivink-mañ : neuze e vo cheñchet ar chomlec’h.`,
    saved: (p) => `Enrollet eo titouroù ${p.name}.`,
    added: (p) => `${p.name} a zo en ho kont bremañ.`,
    addedByPro: (p) => `Krouet eo teuliad ${p.name}.`,
  },
  parameters: {
    emailTitle: "Chomlec’h postel",
    emailPresent: (p) => `Kevreañ a rit gant ${p.email}.`,
    keptElsewhere:
      "El lec’h m’hoc’h eus krouet ar gont-mañ e vez cheñchet ar chomlec’h hag ar ger-tremen, n’eo ket war ar bajenn-mañ.",
    newEmail: "Chomlec’h nevez",
    newEmailMissing: "Merkit ur chomlec’h postel nevez.",
    changeEmail: "Cheñch chomlec’h",
    emailTaken: "Ur gont a zo amañ dija gant ar chomlec’h-se. Dibabit unan all.",
    confirmTitle: "Kadarnait adalek ho chomlec’h nevez",
    confirmText: (p) =>
      `Emaomp o paouez kas ur gemennadenn da ${p.email}. Digorit anezhi ha kadarnait : betek neuze ne cheñch netra, kevreañ a rit gant ${p.present}.`,
    passwordTitle: "Ger-tremen",
    presentPassword: "Ger-tremen a-vremañ",
    presentPasswordEmpty: "Merkit ho ker-tremen a-vremañ.",
    changePassword: "Cheñch ar ger-tremen",
    passwordChanged: "Cheñchet eo ho ker-tremen. War hoc’h ardivinkoù all, kevreit gant an hini nevez.",
  },
};
