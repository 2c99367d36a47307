import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Ezhomm he deus ar bajenn-mañ eus JavaScript",
  allowScript: "Aotreit anezhañ en ho merdeer, hag adkargit ar bajenn.",
  failed: "N’eus ket bet gallet kargañ ar bajenn",
  tryAgain: "Gwiriit ho kevreadenn, ha klaskit en-dro.",
  description: (p) => `${p.group} : sellit ouzh an eurioù vak ha kemerit un emgav enlinenn, pa garot.`,
  internetExplorer: "N’hall ket Internet Explorer diskouez ar bajenn-mañ. Digorit anezhi en ur merdeer all.",
  outdatedBrowser: "Re gozh eo ar merdeer-mañ evit ar bajenn-mañ",
  updateBrowser:
    "Hizivait anezhañ pe digorit ar bajenn gant unan all : Chrome hag Edge 120, Firefox 125, Safari 17.4, pe nevesoc’h.",
  sandbox: "Endro amprouiñ : n’eus ket a wir emgav amañ",
};
