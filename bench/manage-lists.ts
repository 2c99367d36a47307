import type { Page } from "playwright";
import { median } from "./children.ts";

const ROUNDS = 3;
/** The timeout of a measured screen. */
const TOO_LONG_MS = 20_000;
const [SERVICES, CALENDARS, KINDS] = [500, 200, 100];

/**
 * A measured screen: its name, the page to start from, the action that opens it, and the expression that is true once it is
 * shown.
 */
interface Screen {
  readonly name: string;
  readonly from: string;
  readonly open: (page: Page) => Promise<void>;
  readonly shown: string;
}

const byLink = (href: string) => (page: Page) =>
  page.locator(`nav a[href*="/manage/${href}"]`).last().click();
const first = (links: string) => (page: Page) => page.locator(`main ${links}`).first().click();
const rows = (count: number) => `document.querySelectorAll("main li").length > ${count}`;
const boxes = (count: number) => `document.querySelectorAll("main input[type=checkbox]").length > ${count}`;
/** The previous page may still be in the document, hidden. */
const titled = (title: string, shown: string) =>
  `[...document.querySelectorAll("main h1")].some((one) => one.textContent === "${title}" && one.checkVisibility()) && ${shown}`;
const SCREENS: readonly Screen[] = [
  { name: "services", from: "packs", open: byLink("interventions?"), shown: rows(SERVICES) },
  { name: "kinds of service", from: "packs", open: byLink("interventionsets"), shown: rows(KINDS) },
  { name: "calendars", from: "resources", open: byLink("calendars?"), shown: rows(CALENDARS) },
  {
    name: "a letter in the search of services",
    from: "interventions",
    open: (page) => page.getByRole("searchbox").press("9"),
    shown: `!(${rows(SERVICES)}) && ${rows(20)}`,
  },
  {
    name: "order of services",
    from: "interventions",
    open: (page) => page.getByRole("button", { name: "Change the order" }).click(),
    shown: `document.querySelectorAll("main li button").length > ${SERVICES}`,
  },
  {
    name: "a service",
    from: "interventions",
    open: first("ul li a[href*='/interventions/']"),
    shown: titled("Service 1", boxes(CALENDARS)),
  },
  {
    name: "a calendar",
    from: "calendars",
    open: first("ul li a[href*='/calendars/']:text-is('Calendar 2')"),
    shown: titled(
      "Calendar 2",
      `document.querySelectorAll("main [data-range]").length > 5 && document.querySelector("main [role=grid]")`,
    ),
  },
  {
    name: "a promotion",
    from: "promotions",
    open: first("a[href*='/promotions/new']"),
    shown: boxes(SERVICES),
  },
  {
    name: "several calendars",
    from: "calendars",
    open: first("a[href*='/calendars/several']"),
    shown: titled("Several at once", boxes(CALENDARS)),
  },
  { name: "people", from: "sso", open: byLink("people"), shown: titled("Team", rows(50)) },
  {
    name: "an invitation",
    from: "people",
    open: first("a[href*='/people/new']"),
    shown: titled("Invite someone", `document.querySelector("main input[type=email]")`),
  },
  {
    name: "home page",
    from: "forms",
    open: byLink("website"),
    shown: titled("Home page", `document.querySelector("main form input")`),
  },
  {
    name: "what is online",
    from: "statistics",
    open: byLink("online"),
    shown: titled("What is online", rows(29)),
  },
  {
    name: "why is there no time, on 200 calendars",
    from: "statistics",
    open: byLink("why-no-slot"),
    shown: titled("Why is there no time?", `document.querySelectorAll("main section h2").length >= 30`),
  },
  {
    name: "statistics of a month",
    from: "why-no-slot",
    open: byLink("statistics"),
    shown: titled("Statistics", `document.querySelectorAll("main tbody tr").length > ${SERVICES}`),
  },
  {
    name: "statistics of a year",
    from: "statistics",
    open: (page) => page.getByRole("button", { name: "Last twelve months", exact: true }).click(),
    // A year has a row for each month instead of each day.
    shown: `document.querySelector("main tbody")?.rows.length < 20`,
  },
  { name: "history", from: "keys", open: byLink("history"), shown: titled("History", rows(19)) },
];

const IN_LANGUAGES: readonly Screen[] = [
  {
    name: "texts in twelve languages",
    from: "forms",
    open: byLink("languages"),
    shown: titled("Languages", `document.querySelectorAll("main tbody tr").length > 10 && ${rows(50)}`),
  },
  {
    name: "a service in twelve languages",
    from: "interventions",
    open: first("ul li a[href*='/interventions/']"),
    shown: titled(
      "Service 1 fr",
      `${boxes(CALENDARS)} && document.querySelector("main [contenteditable]") !== null`,
    ),
  },
];

/** Measures each page of the large group's back office that lists hundreds of records. */
export function measureLists(page: Page, manage: string): Promise<object[]> {
  return measureScreens(page, manage, SCREENS);
}

export function measureLanguages(page: Page, manage: string): Promise<object[]> {
  return measureScreens(page, manage, IN_LANGUAGES);
}

async function measureScreens(page: Page, manage: string, screens: readonly Screen[]): Promise<object[]> {
  const rows: object[] = [];
  for (const screen of screens) rows.push(await measureScreen(page, manage, screen));
  return rows;
}

/** Measures from the press to the frame that shows the screen, and the longest time for which the page did not respond. */
async function measureScreen(
  page: Page,
  manage: string,
  { name, from, open, shown }: Screen,
): Promise<object> {
  const times: number[] = [];
  const blocked: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${manage}/${from}?locale=en`);
    await page.locator("main h1").waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(`
      globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      }).observe({ type: "longtask" });
      const begun = (type) => new Promise((resolve) => addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }));
      globalThis.shown = Promise.race([begun("click"), begun("keydown")]).then((at) => new Promise((resolve) => {
        const look = () => {
          if (performance.now() - at > ${TOO_LONG_MS}) return resolve(Number.NaN);
          if (!(${shown})) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - at);
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }));
      undefined;`);
    await open(page);
    times.push(await page.evaluate("shown"));
    await page.waitForLoadState("networkidle");
    blocked.push(await page.evaluate("longest"));
  }
  return {
    what: name,
    ms: Math.round(median(times)),
    worst: Math.round(Math.max(...times)),
    "longest task": Math.round(median(blocked)),
  };
}
