import type { Page, Response } from "@playwright/test";
import type { BrowserPhrases } from "@rendezvous/phrases/catalogues";
import { readScreen, type Screen } from "./screen.ts";

const SETTLED_MS = 80;
const TIMEOUT_MS = 10_000;

/** A missing phrase, an unformatted value, or an error code. */
const UNWORDED = /\bundefined\b|\[object |\bNaN\b|Invalid Date|(?<![\w@./-])[a-z]+(?:_[a-z]+)+(?![\w@./-])/;

/** A page on which every fault is recorded with the steps that led to it. */
export interface Watched {
  page: Page;
  /** The steps from the opened address to the last press. */
  trail: string[];
  faults: Set<string>;
  note: (fault: string) => void;
  /** Returns the number of loaded documents, because a press that loads another one cannot be checked for the focus. */
  countLoads: () => number;
  /** Waits until nothing is loading, and returns the screen. */
  look: () => Promise<Screen>;
}

export function watch(page: Page, phrases: readonly BrowserPhrases[]): Watched {
  const failures = new Set(phrases.flatMap(({ screen }) => [screen.error.heading, screen.notFound.heading]));
  const faults = new Set<string>();
  const trail: string[] = [];
  const note = (fault: string) => void faults.add(`${trail.join(" > ")}: ${fault}`);
  let underWay = 0;
  let loads = 0;
  page.on("request", () => (underWay += 1));
  page.on("requestfinished", () => (underWay -= 1));
  page.on("requestfailed", () => (underWay -= 1));
  page.on("domcontentloaded", () => (loads += 1));
  page.on("pageerror", (error) => note(`page error: ${error.message}`));
  page.on("console", (message) => {
    // Failed requests are recorded from their responses.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      note(`console error: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isRefusedBooking(response)) note(answerOf(response));
  });

  async function settle(): Promise<void> {
    const until = Date.now() + TIMEOUT_MS;
    for (let quiet = 0; quiet < SETTLED_MS && Date.now() < until; ) {
      await page.waitForTimeout(20);
      quiet = underWay > 0 ? 0 : quiet + 20;
    }
  }

  async function look(): Promise<Screen> {
    await settle();
    let screen = await readScreen(page);
    // On a slow machine the title appears a moment after its data.
    for (let tries = 0; screen.title === "" && screen.windows.length === 0; tries += 1) {
      if (tries === 20) {
        note("the screen has no title");
        break;
      }
      await page.waitForTimeout(200);
      screen = await readScreen(page);
    }
    if (failures.has(screen.title)) note(`the screen says "${screen.title}"`);
    const unworded = UNWORDED.exec(screen.text);
    if (unworded) note(`not put into words: ${lineAround(screen.text, unworded.index)}`);
    return screen;
  }
  return { page, trail, faults, note, countLoads: () => loads, look };
}

/** The server rightly refuses a second booking for the same person at the same time. */
function isRefusedBooking(response: Response): boolean {
  const { pathname } = new URL(response.url());
  const isBooking = response.request().method() === "POST" && pathname.endsWith("/appointments");
  return isBooking && (response.status() === 409 || response.status() === 422);
}

function answerOf(response: Response): string {
  const { pathname } = new URL(response.url());
  return `${response.status()} for ${response.request().method()} ${pathname}`;
}

function lineAround(text: string, index: number): string {
  return text.slice(text.lastIndexOf("\n", index) + 1, text.indexOf("\n", index)).trim();
}
