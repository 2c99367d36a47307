import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "Preis oder Dauer haben sich geändert, seit Sie gewählt haben. Sie sehen gleich den neuen Stand: Bitte prüfen Sie ihn und buchen Sie erneut.",
    forWhom: "Für wen ist dieser Termin?",
    someoneElse: "Jemand anderes",
    full: (p) => `Zu Ihrem Konto gehören schon ${p.count} Personen: Mehr sind nicht möglich.`,
    accountEmail: "Die Adresse Ihres Kontos: Dorthin gehen die Nachrichten.",
    missing: (p) => `Für ${p.name} fehlen noch ein paar Antworten.`,
    expired:
      "Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an: Ihre Eingaben sind noch da. Sie können auch ohne Konto buchen.",
    logInAgain: "Erneut anmelden",
    wrongFiche:
      "Diese Angaben gehören nicht zu der angemeldeten Person. Schließen Sie diese Seite und kommen Sie über die Website zurück, die Sie hierher geführt hat.",
    logoutAndBook: "Abmelden und neu beginnen",
  },
  search: {
    heading: "Wer kommt zum Termin?",
    label: "Person suchen",
    hint: "Nachname, Vorname oder E‑Mail: Ergebnisse erscheinen ab 3 Buchstaben.",
    searching: "Suche läuft\u00a0…",
    results: "Gefundene Personen",
    found: plural({ one: "{count} Person gefunden", other: "{count} Personen gefunden" }),
    none: "Niemand gefunden. Prüfen Sie die Schreibweise oder geben Sie eine neue Person ein.",
    noneOfYours: "In Ihrem Konto wurde niemand gefunden. Prüfen Sie die Schreibweise.",
    more: "Es gibt noch mehr: Grenzen Sie mit einem weiteren Buchstaben ein.",
    newPerson: "Neue Person",
    change: "Andere Person wählen",
  },
  information: {
    heading: "Meine Angaben",
    everybody: "Die Angaben Ihrer Kundinnen und Kunden",
    tabs: "Personen und Kontoeinstellungen",
    parameters: "Einstellungen",
    add: "Person hinzufügen",
    addHint: (p) =>
      `Ein Kind, ein Elternteil, jemand, um den Sie sich kümmern: Zu Ihrem Konto können ${p.count} Personen gehören.`,
    save: "Speichern",
    saveNew: "Diese Person hinzufügen",
    saving: "Wird gespeichert\u00a0…",
    nothingToSave: "Es hat sich nichts geändert.",
    emailAsked: (p) =>
      `Wir haben an ${p.email} geschrieben. Öffnen Sie den Link in dieser Nachricht auf diesem Gerät: Dann ändert sich die Adresse.`,
    saved: (p) => `Die Angaben zu ${p.name} sind gespeichert.`,
    added: (p) => `${p.name} gehört jetzt zu Ihrem Konto.`,
    addedByPro: (p) => `Die Angaben zu ${p.name} sind angelegt.`,
  },
  parameters: {
    emailTitle: "E‑Mail-Adresse",
    emailPresent: (p) => `Sie melden sich mit ${p.email} an.`,
    keptElsewhere:
      "Diese Adresse und Ihr Passwort ändern Sie dort, wo Sie das Konto erstellt haben, nicht auf dieser Seite.",
    newEmail: "Neue Adresse",
    newEmailMissing: "Bitte geben Sie eine neue E‑Mail-Adresse ein.",
    changeEmail: "Adresse ändern",
    emailTaken: "Zu dieser Adresse gibt es hier schon ein Konto. Wählen Sie eine andere.",
    confirmTitle: "Bestätigen Sie über Ihre neue Adresse",
    confirmText: (p) =>
      `Eine Nachricht ist unterwegs an ${p.email}. Öffnen und bestätigen Sie sie: Bis dahin ändert sich nichts, und Sie melden sich weiter mit ${p.present} an.`,
    passwordTitle: "Passwort",
    presentPassword: "Jetziges Passwort",
    presentPasswordEmpty: "Bitte geben Sie Ihr jetziges Passwort ein.",
    changePassword: "Passwort ändern",
    passwordChanged: "Ihr Passwort ist geändert. Melden Sie sich auf Ihren anderen Geräten mit dem neuen an.",
  },
};
