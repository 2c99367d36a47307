import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Připojte jiný kalendář, třeba soukromý. Dokud je v něm obsazeno, nelze tento kalendář rezervovat online. Čtou se jen časy, žádné názvy ani jména.",
  address: "Adresa jiného kalendáře",
  hint: "Kalendářové programy ji nazývají tajná nebo zveřejněná adresa; často končí na ics. Znovu se nezobrazí.",
  connect: "Připojit",
  full: "Tento kalendář má tři připojené kalendáře, víc jich mít nemůže.",
  list: "Připojené kalendáře",
  reading: "Probíhá první čtení",
  read: (p) => `Naposledy načteno: ${p.when}`,
  times: (p) => `Obsazené časy, které přijdou: ${p.count}`,
  readNow: "Načíst teď",
  end: "Odpojit",
  endTitle: "Odpojit tento kalendář?",
  endText: "Časy, které jsou v něm obsazené, půjde znovu rezervovat.",
  ended: "Kalendář je odpojený.",
  stays: "Naposledy načtené časy platí dál.",
  notice: (p) => `${p.name}: připojený kalendář (${p.host}) nelze načíst.`,
  why: "Zobrazit důvod",
  failures: {
    unreachable: "Jeho server neodpovídá.",
    refused: "Adresa už neplatí. Zkopírujte ji znovu z kalendářového programu.",
    not_public: "Čtou se jen veřejné adresy, které začínají https.",
    too_long: "Kalendář je větší než 1 MB.",
    too_many: "Kalendář má příliš mnoho událostí.",
    not_a_calendar: "Na této adrese není kalendář.",
  },
};
