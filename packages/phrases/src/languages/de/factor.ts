import type { FactorPhrases } from "../../catalogues.ts";

export const factor: FactorPhrases = {
  stepHeading: "Noch ein Schritt",
  stepText: "Geben Sie den Code aus Ihrer Authenticator-App ein oder einen Ihrer Ersatzcodes.",
  code: "Code",
  continue: "Weiter",
  usePasskey: "Passkey verwenden",
  again: "Anmeldung neu beginnen",
  requiredText:
    "Eine Ihrer Einrichtungen verlangt bei der Anmeldung einen zweiten Schritt. Richten Sie ihn ein, um fortzufahren.",
  heading: "Sicherheit der Anmeldung",
  text: "Mit der Zwei-Faktor-Anmeldung genügt Ihr Passwort allein nicht mehr.",
  on: "Die Zwei-Faktor-Anmeldung ist eingeschaltet.",
  off: "Die Zwei-Faktor-Anmeldung ist ausgeschaltet.",
  app: "Authenticator-App",
  passkey: "Passkey",
  setUpOn: (p) => `eingerichtet am ${p.day}`,
  codesLeft: (p) => `Verbleibende Ersatzcodes: ${p.count}`,
  addApp: "Authenticator-App einrichten",
  addPasskey: "Passkey hinzufügen",
  turnOff: "Ausschalten",
  turnOffText: "Zum Ausschalten geben Sie Ihr Passwort und einen Code ein oder verwenden Ihren Passkey.",
  requiredHere:
    "Eine Ihrer Einrichtungen verlangt ihn: Wenn Sie ihn ausschalten, müssen Sie ihn bei der nächsten Anmeldung neu einrichten.",
  appText: "Scannen Sie dieses Bild mit einer Authenticator-App und geben Sie den Code ein, den sie anzeigt.",
  qr: "QR-Code für Ihre Authenticator-App",
  secret: "Oder geben Sie diesen Schlüssel in die App ein:",
  passkeyFailed:
    "Der Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.",
  codesHeading: "Ihre Ersatzcodes",
  codesText:
    "Jeder gilt einmal, falls Sie Ihr Telefon oder Ihren Passkey nicht mehr haben. Bewahren Sie sie sicher auf: Sie werden nur jetzt angezeigt.",
  codesDone: "Ich habe sie notiert",
  colleagues: "Ihre Kolleginnen und Kollegen",
  require: "Die Zwei-Faktor-Anmeldung ist für alle Beschäftigten dieser Einrichtung Pflicht",
  needOwn: "Richten Sie sie zuerst für sich selbst ein.",
  has: "Zwei-Faktor-Anmeldung eingeschaltet",
  hasNot: "ohne Zwei-Faktor-Anmeldung",
  reset: "Zurücksetzen",
  resetTitle: "Zwei-Faktor-Anmeldung zurücksetzen?",
  resetText: (p) =>
    `${p.name} meldet sich nur mit dem Passwort an, bis ein neuer zweiter Schritt eingerichtet ist.`,
  resetNo: "Nichts ändern",
  failed: "Zurücksetzen können Sie nur bei Personen, deren Einrichtungen Sie alle leiten.",
};
