import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Tato stránka potřebuje JavaScript",
  allowScript: "Povolte ho v prohlížeči a stránku načtěte znovu.",
  failed: "Stránku se nepodařilo načíst",
  tryAgain: "Zkontrolujte připojení a zkuste to znovu.",
  description: (p) =>
    `${p.group}: podívejte se na volné termíny a rezervujte si online, kdykoli se vám to hodí.`,
  internetExplorer: "Internet Explorer tuto stránku nezobrazí. Otevřete ji v jiném prohlížeči.",
  outdatedBrowser: "Tento prohlížeč je pro tuto stránku příliš starý",
  updateBrowser:
    "Aktualizujte ho, nebo stránku otevřete v jiném: Chrome a Edge od verze 120, Firefox od 125, Safari od 17.4.",
  sandbox: "Testovací prostředí: žádné skutečné rezervace",
};
