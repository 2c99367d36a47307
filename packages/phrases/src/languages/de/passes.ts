import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Mehrfachkarten",
  none: "Noch keine Mehrfachkarte.",
  give: "Mehrfachkarte ausgeben",
  given: "Die Mehrfachkarte ist ausgegeben.",
  which: "Mehrfachkarte",
  visits: plural({ one: "{count} Besuch", other: "{count} Besuche" }),
  left: plural({ one: "noch {count} Besuch", other: "noch {count} Besuche" }),
  until: (p) => `${p.left}, gültig bis ${p.day}`,
  change: "Ändern",
  visitsLeft: "Verbleibende Besuche",
  lastDay: "Letzter Tag",
  save: "Speichern",
  saved: "Die Mehrfachkarte ist geändert.",
  paid: "Bezahlt",
  byPass: "Mit Mehrfachkarte bezahlt",
  paysWith: (p) => `Mit Karte bezahlen: ${p.name}`,
  giveBack: "Besuch zurückgeben",
  cancelledLate: "Spät abgesagt",
  pays: plural({
    one: "Ihre Mehrfachkarte bezahlt diesen Termin. Danach bleibt {count} Besuch.",
    other: "Ihre Mehrfachkarte bezahlt diesen Termin. Danach bleiben {count} Besuche.",
  }),
  needed: "Nur mit Mehrfachkarte",
  lateWithPass: "Das ist eine späte Absage. Der Besuch bleibt von Ihrer Karte abgezogen.",
  lateWithoutPass: "Das ist eine späte Absage. Sie zählt als versäumter Termin.",
};
