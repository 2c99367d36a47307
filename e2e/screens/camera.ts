import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { barriersOf } from "../steps/barriers.ts";
import { cutOffOn } from "./cut-off.ts";
import { PSEUDO, textOutsidePhrases } from "./pseudo.ts";

export interface Shooting {
  language: string;
  width: number;
  schemes: readonly ("light" | "dark")[];
  /** Only screens whose name contains it. */
  only: string;
  folder: string;
  content: string;
}

/**
 * Runs in the browser; resolves once nothing has changed for a moment. Between two steps the page has no title yet, or still the
 * old one.
 */
const STAND_STILL = `new Promise((resolve) => {
  let timer;
  const watcher = new MutationObserver(() => wait());
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isSeen = (one) => one.getBoundingClientRect().top < innerHeight;
      if (document.querySelector("#root:not(:has(h1))")) return wait();
      if ([...document.images].some((one) => !one.complete && isSeen(one))) return wait();
      watcher.disconnect();
      resolve();
    }, 500);
  };
  watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  wait();
})`;

/** Takes screenshots of a page, in light and in dark, and records its faults. */
export class Camera {
  readonly page: Page;
  readonly language: string;
  readonly faults: string[] = [];
  readonly #shooting: Shooting;

  constructor(page: Page, shooting: Shooting) {
    this.page = page;
    this.language = shooting.language === PSEUDO ? "en" : shooting.language;
    this.#shooting = shooting;
  }

  /** Opens an address in the language of the screenshots. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${path}${path.includes("?") ? "&" : "?"}locale=${this.language}`);
  }

  /** A mail has no landmarks, and is in English when the screens are in the pseudo-language. */
  async shoot(name: string, { isMail = false } = {}): Promise<void> {
    const { page } = this;
    const { only, schemes, language, width, folder, content } = this.#shooting;
    if (!name.includes(only)) return;
    // The content of a step appears after its address.
    await page.waitForLoadState("networkidle");
    if (!isMail) await expect(page.locator("#root h1").first()).toBeAttached();
    await expect(page.locator("[aria-busy=true]:not(html)")).toHaveCount(0);
    await page.evaluate(STAND_STILL);
    await page.evaluate("document.fonts.ready");
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = `${name}/${language}-${width}-${scheme}.png`;
      const note = (faults: string[]) => this.faults.push(...faults.map((fault) => `${file}: ${fault}`));
      if (!isMail) note(await barriersOf(page));
      if (scheme === schemes[0]) {
        note(await cutOffOn(page));
        if (language === PSEUDO && !isMail)
          note((await textOutsidePhrases(page, content)).map((text) => `no phrase: ${text}`));
      }
      mkdirSync(join(folder, name), { recursive: true });
      await page.screenshot({ path: join(folder, file), fullPage: true });
    }
    await page.emulateMedia({ colorScheme: null });
  }
}
