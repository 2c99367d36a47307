import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Kevreit un deiziataer all, unan prevez da skouer. Keit ha ma lavar « ac’hubet », ne c’haller ket mirout an deiziataer-mañ enlinenn. Ne vez lennet nemet an eurioù, titl nag anv ebet.",
  address: "Chomlec’h an deiziataer all",
  hint: "Chomlec’h kuzh pe embannet a vez graet anezhañ gant ar meziantoù deiziataer ; alies ec’h echu gant ics. Ne vo ket diskouezet ken.",
  connect: "Kevreañ",
  full: "Tri deiziataer all a zo kevreet ouzh hemañ, ar muiañ ma c’hall bezañ.",
  list: "Deiziataerioù kevreet",
  reading: "Emeur o lenn anezhañ evit ar wech kentañ",
  read: (p) => `Lennet da ziwezhañ : ${p.when}`,
  times: (p) => `Eurioù ac’hubet da zont : ${p.count}`,
  readNow: "Lenn bremañ",
  end: "Digevreañ",
  endTitle: "Digevreañ an deiziataer-mañ ?",
  endText: "Gallout a reor mirout en-dro an eurioù a zo ac’hubet ennañ.",
  ended: "Digevreet eo an deiziataer.",
  stays: "Talvezout a ra atav an eurioù lennet da ziwezhañ.",
  notice: (p) => `${p.name} : ne c’haller ket lenn an deiziataer kevreet (${p.host}).`,
  why: "Gwelet perak",
  failures: {
    unreachable: "Ne respont ket e servijer.",
    refused: "Ne dalvez ket ken ar chomlec’h. Eilit anezhañ en-dro eus ar meziant deiziataer.",
    not_public: "Ne vez lennet nemet chomlec’hioù foran a grog gant https.",
    too_long: "Brasoc’h eget 1 Mo eo an deiziataer.",
    too_many: "Re a zarvoudoù a zo en deiziataer.",
    not_a_calendar: "N’eus deiziataer ebet er chomlec’h-se.",
  },
};
