import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Drezo e kaver hoc’h eurioù, ha gouzout a reont peseurt emgavioù zo kemeret.",
  none: "N’emañ an aozadur-mañ war rouedad broadel ebet.",
  ants: "Kartennoù-anv ha paseporzhioù (France Titres)",
  search: "Diskouez a ra ar c’hlask broadel hoc’h eurioù.",
  noSearch: "N’eo ket kevreet ar c’hlask broadel.",
  register: "Gwiriet e vez niverennoù ar rakgoulennoù, ha kaset an emgavioù.",
  noRegister: "N’eo ket kevreet ar marilh broadel.",
  works: (p) => `Eskemm diwezhañ graet mat : ${p.when}`,
  never: "Eskemm ebet evit poent.",
  failing: (p) => `Ne ya ket en-dro abaoe : ${p.when}`,
  lastFailure: (p) => `C’hwitadenn ziwezhañ : ${p.when}`,
  waiting: (p) => `Emgavioù da gas : ${p.count}`,
  failures: {
    refused: "Nac’het eo ar galv gant ar marilh. Marteze n’eo ket mat ken jedouer ar staliadur.",
    failed: "Ur sac’hadenn zo war du ar marilh.",
    no_answer: "Ne respont ket ar marilh a-benn ar c’houlz.",
    unreadable: "N’haller ket lenn respont ar marilh.",
  },
  stays: "Netra n’eo kollet : kaset e vo an emgavioù kerkent ha ma responto.",
  sas: {
    title: "Reolerien (SAS)",
    off: "Evit kemer perzh, enankit niverenn FINESS pe SIRET an aozadur ha niverennoù RPPS an deiziataerioù.",
    search: "Ar reolerien a gav hoc’h eurioù.",
    noSearch: "N’eo ket kevreet klask ar reolerien.",
    platform: "Kaset e vez an emgavioù kemeret gant ar reolerien.",
    noPlatform: "N’eo ket kevreet savenn ar reolerien.",
    calendars: (p) => `Deiziataerioù gant un niverenn RPPS : ${p.count}`,
    regulators: (p) => `Reolerien a c’hall mirout : ${p.count}`,
    failures: {
      refused: "Nac’het eo ar galv gant ar savenn. Marteze n’eo ket mat ken testeni ar staliadur.",
      failed: "Ur sac’hadenn zo war du ar savenn.",
      no_answer: "Ne respont ket ar savenn a-benn ar c’houlz.",
      unreadable: "N’haller ket lenn respont ar savenn.",
    },
  },
};
