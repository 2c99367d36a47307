import type { Page } from "@playwright/test";

/**
 * Makes the browser do to every page what Chrome's translation does: it takes each text out of the document, and puts another
 * element with the translated text in its place. Here the text stays the same, so that a journey finds it.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(`
    const SKIPPED = "script, style, noscript, textarea, title, option, font, [translate=no]";
    const translate = (text) => {
      if (!text.parentElement || text.parentElement.closest(SKIPPED) || text.data.trim() === "") return;
      const outer = document.createElement("font");
      outer.innerHTML = "<font></font>";
      outer.firstChild.textContent = text.data;
      text.replaceWith(outer);
    };
    const translateAll = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    addEventListener("ready", () => {
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes)
          if (type === "characterData") translate(target);
          else addedNodes.forEach(translateAll);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      translateAll(document.body);
    });
  `);
}
