import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Besuche zählen",
  ask: (p) =>
    `Darf Ihr Besuch gezählt werden? Die geöffneten Schritte, die Buchung und ihr Preis, Ihre IP‑Adresse und Ihr Browser würden übermittelt an: ${p.companies}. Niemals Ihr Name oder Ihre Antworten. Ihre Wahl können Sie am Ende der Seite jederzeit ändern.`,
  agree: "Zustimmen",
  refuse: "Ablehnen",
  agreed: "Sie haben zugestimmt: Ihr Besuch wird gezählt. Das gilt sechs Monate.",
  refused: "Sie haben abgelehnt: Es wird nichts gezählt. Das gilt sechs Monate.",
  byBrowser: "Ihr Browser bittet darum, Sie nicht zu verfolgen: Es wird nichts gezählt.",
  none: "Ihr Besuch wird hier nicht gezählt, und niemand sonst erfährt davon.",
};
