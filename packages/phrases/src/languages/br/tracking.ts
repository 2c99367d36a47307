import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Muzuliañ ar gweladennoù",
  ask: (p) =>
    `Asantiñ a rit e vefe muzuliet ho kweladenn ? Ar pazennoù digoret, an emgav hag e briz, ho chomlec’h IP hag ho merdeer a vefe kaset da : ${p.companies}. Morse hoc’h anv nag ho respontoù. Gallout a reot cheñch soñj e traoñ ar bajenn.`,
  agree: "Asantiñ",
  refuse: "Nac’hañ",
  agreed: "Asantet hoc’h eus : muzuliet e vez ho kweladenn. Talvezout a ra e-pad c’hwec’h miz.",
  refused: "Nac’het hoc’h eus : ne vez muzuliet netra. Talvezout a ra e-pad c’hwec’h miz.",
  byBrowser: "Goulenn a ra ho merdeer na vefec’h ket heuliet : ne vez muzuliet netra.",
  none: "Ne vez ket muzuliet ho kweladenn amañ, ha ne vez kaset netra da zen all ebet.",
};
