import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Pripojte iný kalendár, napríklad súkromný. Kým je v ňom obsadené, nedá sa tento kalendár rezervovať online. Čítajú sa len časy, žiadne názvy ani mená.",
  address: "Adresa iného kalendára",
  hint: "Kalendárové programy ju nazývajú tajná alebo zverejnená adresa; často sa končí na ics. Znova sa nezobrazí.",
  connect: "Pripojiť",
  full: "Tento kalendár má tri pripojené kalendáre, viac ich mať nemôže.",
  list: "Pripojené kalendáre",
  reading: "Prebieha prvé čítanie",
  read: (p) => `Naposledy načítané: ${p.when}`,
  times: (p) => `Obsadené časy, ktoré prídu: ${p.count}`,
  readNow: "Načítať teraz",
  end: "Odpojiť",
  endTitle: "Odpojiť tento kalendár?",
  endText: "Časy, ktoré sú v ňom obsadené, sa budú dať znova rezervovať.",
  ended: "Kalendár je odpojený.",
  stays: "Naposledy načítané časy platia ďalej.",
  notice: (p) => `${p.name}: pripojený kalendár (${p.host}) sa nedá načítať.`,
  why: "Zobraziť dôvod",
  failures: {
    unreachable: "Jeho server neodpovedá.",
    refused: "Adresa už neplatí. Skopírujte ju znova z kalendárového programu.",
    not_public: "Čítajú sa len verejné adresy, ktoré sa začínajú na https.",
    too_long: "Kalendár je väčší ako 1 MB.",
    too_many: "Kalendár má príliš veľa udalostí.",
    not_a_calendar: "Na tejto adrese nie je kalendár.",
  },
};
