import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "This page needs JavaScript",
  allowScript: "Please allow it in your browser, then reload the page.",
  failed: "The page couldn’t load",
  tryAgain: "Check your connection, then try again.",
  description: (p) => `${p.group}: see the free times and book your appointment online, at any hour.`,
  internetExplorer: "Internet Explorer can’t show this page. Please open it in another browser.",
  outdatedBrowser: "This browser is too old for this page",
  updateBrowser:
    "Please update it, or open the page in another one. Chrome and Edge 120, Firefox 125, Safari 17.4 and later will do.",
  sandbox: "Sandbox: no real appointments",
};
