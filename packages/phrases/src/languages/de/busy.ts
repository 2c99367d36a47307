import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Verbinden Sie einen anderen Kalender, zum Beispiel einen privaten. Solange dort „belegt“ steht, kann dieser Kalender nicht online gebucht werden. Gelesen werden nur die Zeiten, keine Titel und keine Namen.",
  address: "Adresse des anderen Kalenders",
  hint: "Kalenderprogramme nennen sie private oder veröffentlichte Adresse; oft endet sie auf ics. Sie wird nicht noch einmal angezeigt.",
  connect: "Verbinden",
  full: "Dieser Kalender ist mit drei anderen verbunden, mehr sind nicht möglich.",
  list: "Verbundene Kalender",
  reading: "Wird zum ersten Mal gelesen",
  read: (p) => `Zuletzt gelesen: ${p.when}`,
  times: (p) => `Kommende belegte Zeiten: ${p.count}`,
  readNow: "Jetzt lesen",
  end: "Trennen",
  endTitle: "Diesen Kalender trennen?",
  endText: "Die Zeiten, die er als belegt nennt, können wieder gebucht werden.",
  ended: "Der Kalender ist getrennt.",
  stays: "Die zuletzt gelesenen Zeiten gelten weiter.",
  notice: (p) => `${p.name}: Der verbundene Kalender (${p.host}) kann nicht gelesen werden.`,
  why: "Grund ansehen",
  failures: {
    unreachable: "Sein Server antwortet nicht.",
    refused: "Die Adresse gilt nicht mehr. Kopieren Sie sie noch einmal aus dem Kalenderprogramm.",
    not_public: "Gelesen werden nur öffentliche Adressen, die mit https beginnen.",
    too_long: "Der Kalender ist größer als 1 MB.",
    too_many: "Der Kalender enthält zu viele Einträge.",
    not_a_calendar: "Unter dieser Adresse gibt es keinen Kalender.",
  },
};
