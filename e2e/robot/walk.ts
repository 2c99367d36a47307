import type { Page } from "@playwright/test";
import { loadBrowserPhrases, loadProfessionalPhrases } from "@rendezvous/phrases/browser-phrases";
import { bookAsWalker, cancel, linksIn, mayBook, mayCancel } from "./book.ts";
import { enter } from "./enter.ts";
import { explore } from "./explore.ts";
import type { Walk } from "./walks.ts";
import { type Watched, watch } from "./watch.ts";

export interface Budget {
  /** The least time for all screens together, for all of each language, and the most for one. */
  walkMs: number;
  languageMs: number;
  screenMs: number;
  /** The number of controls of a kind to press, since the cards of a list are similar. */
  ofAKind: number;
  seed: number;
}

/** A walk with fewer presses has tested nothing. */
export const LEAST_PRESSED = 3;

export interface Walked {
  /** The faults, each with the steps that led there. */
  faults: string[];
  pressed: number;
}

/** Books in a group, opens all of its screens and every link of the mail, and cancels. */
export async function walkThrough(page: Page, walk: Walk, budget: Budget): Promise<Walked> {
  const phrases = await Promise.all(walk.languages.map(loadBrowserPhrases));
  const watched = watch(page, phrases);
  const email = await enter(page, walk);
  if (!mayBook(walk)) {
    const pressed = await openScreens(watched, walk, budget);
    return { faults: [...watched.faults], pressed };
  }
  watched.trail.push("booking");
  const mail = await bookAsWalker(page, walk, email);
  await watched.look();
  const pressed = await openScreens(watched, walk, budget);

  // A mail is often read on another device.
  const device = await page.context().browser()?.newPage({ viewport: page.viewportSize() });
  if (!device) throw new Error("The browser has gone.");
  const elsewhere = watch(device, phrases);
  const links = linksIn(mail);
  for (const link of links) await follow(elsewhere, link);
  await follow(elsewhere, links.find((link) => link.includes("token=m.")) ?? "no link to the appointment");
  if (mayCancel(walk)) await cancel(device, walk);
  await device.close();
  return { faults: [...watched.faults, ...elsewhere.faults], pressed };
}

/**
 * Visits each screen once, breadth first, from the present page and from the group's first step, each in the next language.
 * Returns the number of different controls that were pressed.
 */
async function openScreens(watched: Watched, { file, languages }: Walk, budget: Budget): Promise<number> {
  const { page, trail, look } = watched;
  const { ofAKind, seed } = budget;
  const manage = await Promise.all(languages.map((language) => loadProfessionalPhrases(language, "manage")));
  const saves = new Set(manage.map(({ save }) => save));
  const pressed = new Set<string>();
  const home = `/${file.group.urlname}`;
  const queue: { url: string; trail: string[] }[] = [];
  const queued = new Set<string>();
  function found(url: string): void {
    const { pathname, search } = new URL(url, page.url());
    if (!pathname.startsWith(home) || queued.has(pathname)) return;
    queued.add(pathname);
    queue.push({ url: pathname + search, trail: [...trail] });
  }
  found(page.url());
  found(home);
  const walkMs = Math.max(budget.walkMs, budget.languageMs * languages.length);
  const screenMs = Math.min(budget.screenMs, walkMs / languages.length);
  const end = Date.now() + walkMs;
  // Even on a slow machine, enough controls must be pressed.
  const isEnoughAt = (time: number) => Date.now() >= time && pressed.size >= LEAST_PRESSED;
  for (let screens = 0; screens < languages.length || !isEnoughAt(end); screens += 1) {
    // A group with more languages than screens shows its first one again.
    const next = queue.shift() ?? (screens < languages.length ? { url: home, trail: [] } : undefined);
    if (!next) break;
    const url = inLanguage(next.url, languages[screens % languages.length]);
    trail.splice(0, Infinity, ...next.trail, url);
    const until = Math.min(end, Date.now() + screenMs);
    await page.goto(url);
    const opened = await look();
    for (const link of opened.controls) if (link.url !== "") found(link.url);
    const isEnough = () => isEnoughAt(until);
    await explore({ watched, home, found, isEnough, pressed, ofAKind, seed, saves }, async () => {
      // Going back is faster, but it does not work from everywhere, and not on the first page.
      if (!page.url().endsWith(url)) await page.goBack();
      if (page.url() !== "about:blank") {
        const screen = await look();
        if (page.url().endsWith(url) && screen.title === opened.title && screen.windows.length === 0)
          return screen;
      }
      await page.goto(url);
      return look();
    });
  }
  return pressed.size;
}

function inLanguage(url: string, language = ""): string {
  const { pathname, searchParams } = new URL(url, "http://any");
  searchParams.set("locale", language);
  return `${pathname}?${searchParams.toString()}`;
}

/** The link leads to a page, or to a file such as a calendar's. */
async function follow({ page, trail, note, look }: Watched, link: string): Promise<void> {
  trail.splice(0, Infinity, "the mail", link);
  const answer = await page.request.get(link);
  if (!answer.ok()) return note(`${answer.status()}`);
  if (!answer.headers()["content-type"]?.startsWith("text/html")) return;
  await page.goto(link);
  await look();
}
