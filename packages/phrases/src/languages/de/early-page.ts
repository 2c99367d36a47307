import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Diese Seite braucht JavaScript",
  allowScript: "Bitte erlauben Sie es in Ihrem Browser und laden Sie die Seite dann neu.",
  failed: "Die Seite konnte nicht geladen werden",
  tryAgain: "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  description: (p) => `${p.group}: freie Termine ansehen und rund um die Uhr online buchen.`,
  internetExplorer:
    "Internet Explorer kann diese Seite nicht anzeigen. Bitte öffnen Sie sie in einem anderen Browser.",
  outdatedBrowser: "Dieser Browser ist zu alt für diese Seite",
  updateBrowser:
    "Bitte aktualisieren Sie ihn oder öffnen Sie die Seite in einem anderen: Chrome und Edge ab 120, Firefox ab 125, Safari ab 17.4.",
  sandbox: "Testumgebung: keine echten Termine",
};
