import type { GroupFilePhrases } from "../../catalogues.ts";

export const groupFile: GroupFilePhrases = {
  text: "Kement tra a embannit, en ur restr, hep hoc’h arvalien nag ho skipailh. A-raok enporzhiañ e welit petra a cheñchfe.",
  download: "Pellgargañ ar restr",
  choose: "Enporzhiañ ur restr",
  chooseHint: "Netra ne cheñch a-raok ho kadarnadenn.",
  unreadable: "Ne c’haller ket lenn ar restr-mañ : ret eo dezhi bezañ evel an hini pellgarget amañ.",
  tooLarge: "Re vras eo ar restr-mañ : 16 Mo d’ar muiañ.",
  problems: "Ne c’haller ket enporzhiañ ar restr-mañ :",
  nothing: "Ne cheñch ar restr-mañ netra.",
  changes: "Petra a cheñchfe",
  added: "nevez",
  changed: "cheñchet",
  removed: "tennet",
  appointments:
    "Emgavioù da zont hag a zo e kaoz : chom a reont, deoc’h-c’hwi da zilec’hiañ pe da nullañ anezho.",
  calendar_removed: "deiziataer tennet",
  resource_removed: "sal pe dafar tennet",
  intervention_removed: "servij tennet",
  closed: "er-maez eus an eurioù",
  ignored: "Tud a zo er restr ivez : n’int ket enporzhiet.",
  importNow: "Enporzhiañ ar cheñchamantoù-se",
  imported: "Enporzhiet eo : setu ar pezh a wel hoc’h arvalien bremañ.",
  meanwhile: "Cheñchet ez eus bet un dra bennak e-keit-se. Setu petra a cheñchfe bremañ.",
  other: "Dibab ur restr all",
};
