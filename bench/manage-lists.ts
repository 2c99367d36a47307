import type { Page } from "playwright";
import { median } from "./children.ts";

const ROUNDS = 3;
/** What has not come by then does not come. */
const TOO_LONG_MS = 20_000;
const [SERVICES, CALENDARS, KINDS] = [500, 200, 100];

/** What is opened, by which part of the address it is opened from, and what stands there then. */
interface Screen {
  readonly name: string;
  readonly from: string;
  readonly open: (page: Page) => Promise<void>;
  readonly shown: string;
}

const byLink = (href: string) => (page: Page) =>
  page.locator(`nav a[href*="/manage/${href}"]`).last().click();
const rows = (count: number) => `document.querySelectorAll("main li").length > ${count}`;
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
    open: (page) => page.locator("main ul li a[href*='/interventions/']").first().click(),
    shown: `document.querySelectorAll("main input[type=checkbox]").length > ${CALENDARS}`,
  },
  {
    name: "a calendar",
    from: "calendars",
    open: (page) => page.locator("main ul li a[href*='/calendars/']").first().click(),
    shown: `document.querySelectorAll("main [data-range]").length > 5 && document.querySelector("main [role=grid]")`,
  },
  {
    name: "a promotion",
    from: "promotions",
    open: (page) => page.locator("main a[href*='/promotions/new']").click(),
    shown: `document.querySelectorAll("main input[type=checkbox]").length > ${SERVICES}`,
  },
  {
    name: "several calendars",
    from: "calendars",
    open: (page) => page.locator("main a[href*='/calendars/several']").click(),
    shown: `document.querySelectorAll("main input[type=checkbox]").length > ${CALENDARS}`,
  },
  {
    name: "an invitation",
    from: "people",
    open: (page) => page.locator("main a[href*='/people/new']").click(),
    shown: `document.querySelectorAll("main input[type=checkbox], main input[type=email]").length > 1`,
  },
  {
    name: "home page",
    from: "forms",
    open: byLink("website"),
    shown: "document.querySelector('main form input')",
  },
  { name: "what is online", from: "statistics", open: byLink("online"), shown: rows(20) },
  {
    name: "why is there no time",
    from: "statistics",
    open: byLink("why-no-slot"),
    shown: `location.pathname.endsWith("/why-no-slot") && document.querySelectorAll("main h2, main h3").length > 5`,
  },
];

/** Opens each page of the large group's back office that lists hundreds. */
export async function measureLists(page: Page, manage: string): Promise<object[]> {
  const rows: object[] = [];
  for (const screen of SCREENS) rows.push(await measureScreen(page, manage, screen));
  return rows;
}

/** From the press to the frame in which it stands there, and the longest time for which the page answered nothing. */
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
