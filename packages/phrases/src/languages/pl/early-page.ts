import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Ta strona wymaga JavaScriptu",
  allowScript: "Włącz go w przeglądarce, a potem odśwież stronę.",
  failed: "Nie udało się wczytać strony",
  tryAgain: "Sprawdź połączenie i spróbuj ponownie.",
  description: (p) => `${p.group}: zobacz wolne terminy i umów wizytę online o dowolnej porze.`,
  internetExplorer: "Internet Explorer nie wyświetli tej strony. Otwórz ją w innej przeglądarce.",
  outdatedBrowser: "Ta przeglądarka jest za stara dla tej strony",
  updateBrowser:
    "Zaktualizuj ją albo otwórz stronę w innej: Chrome i Edge od wersji 120, Firefox od 125, Safari od 17.4.",
  sandbox: "Środowisko testowe: to nie są prawdziwe wizyty",
};
