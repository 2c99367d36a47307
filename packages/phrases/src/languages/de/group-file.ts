import type { GroupFilePhrases } from "../../catalogues.ts";

export const groupFile: GroupFilePhrases = {
  text: "Alles, was Sie veröffentlichen, in einer Datei, ohne Ihre Kunden und Ihr Team. Vor einem Import sehen Sie, was sich ändern würde.",
  download: "Datei herunterladen",
  choose: "Datei importieren",
  chooseHint: "Nichts ändert sich, bevor Sie es bestätigen.",
  unreadable: "Diese Datei lässt sich nicht lesen: Es muss eine wie die hier heruntergeladene sein.",
  problems: "Diese Datei kann nicht importiert werden:",
  nothing: "Diese Datei ändert nichts.",
  changes: "Was sich ändern würde",
  added: "neu",
  changed: "geändert",
  removed: "entfernt",
  appointments:
    "Betroffene künftige Termine: Sie bleiben bestehen; verschieben oder stornieren Sie sie selbst.",
  calendar_removed: "Kalender entfernt",
  resource_removed: "Raum oder Gerät entfernt",
  intervention_removed: "Leistung entfernt",
  closed: "außerhalb der Zeiten",
  ignored: "Die Datei enthält auch Personen: Sie werden nicht importiert.",
  importNow: "Diese Änderungen importieren",
  imported: "Der Import ist fertig: Ihre Kunden sehen es ab sofort.",
  meanwhile: "Inzwischen hat sich etwas geändert. Das würde sich jetzt ändern.",
  other: "Andere Datei wählen",
};
