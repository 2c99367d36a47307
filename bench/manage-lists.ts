import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { browserProgram } from "../scripts/browser-program.mjs";
import { median } from "./children.ts";
import { startWith } from "./started-server.ts";

const SLOWER = 4;
const ROUNDS = 3;
/** What has not come by then does not come. */
const TOO_LONG_MS = 20_000;
const URLNAME = "grand-hopital";
const OWNER = { email: "owner@hopital.example", password: "Coquelicot-7", role: "owner" };
const [SERVICES, CALENDARS, CATEGORIES] = [500, 200, 100];

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
  { name: "kinds of service", from: "packs", open: byLink("interventionsets"), shown: rows(CATEGORIES) },
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
    name: "languages",
    from: "forms",
    open: byLink("languages"),
    shown: "document.querySelector('main table')",
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
    shown: `document.querySelectorAll("main h2, main h3").length > 20`,
  },
];

/** Pages of the back office of a group with 500 services, 200 calendars and 100 kinds, with a processor four times as slow. */
export async function measureManageLists(): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), "rendezvous-bench-"));
  const file = join(folder, `${URLNAME}.json`);
  writeFileSync(file, JSON.stringify(largeGroup()));
  const server = await startWith([file]);
  const browser = await chromium.launch({ executablePath: browserProgram(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
    await page.goto(`${server.url}/${URLNAME}/login?locale=en`);
    await page.locator("#login-email").fill(OWNER.email);
    await page.locator("#login-password").fill(OWNER.password);
    await page.locator("#login-password").press("Enter");
    await page.waitForURL(/\/book/);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const table: object[] = [];
    for (const screen of SCREENS) {
      table.push(await measureScreen(page, server.url, screen));
      if (process.env["LOUD"]) console.log(table.at(-1));
    }
    return table;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the press to the frame in which it stands there, and the longest time for which the page answered nothing. */
async function measureScreen(page: Page, url: string, { name, from, open, shown }: Screen): Promise<object> {
  const times: number[] = [];
  const blocked: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${url}/${URLNAME}/manage/${from}?locale=en`);
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
    screen: name,
    "press to paint, ms": Math.round(median(times)),
    "longest task, ms": Math.round(median(blocked)),
  };
}

function largeGroup(): object {
  const club = JSON.parse(readFileSync("e2e/groups/club-du-quai.json", "utf8")) as { group: object };
  const openinghours = [{ days: ["mo", "tu", "we", "th", "fr"], from: "09:00", to: "18:00" }];
  return {
    ...club,
    group: { ...club.group, urlname: URLNAME, rules: {}, enabled_locales: "fr,en" },
    forms: { Fiche: [], Vevent: [] },
    calendars: many(CALENDARS, (at) => ({
      externid: `calendar-${at}`,
      name: `Médecin ${at}`,
      publicname: `Médecin ${at}`,
      slot_step: 30,
      openinghours,
    })),
    interventionsets: many(CATEGORIES, (at) => ({
      externid: `set-${at}`,
      name: `Famille ${at}`,
      publicname: `Famille ${at}`,
    })),
    interventions: many(SERVICES, (at) => ({
      externid: `service-${at}`,
      name: `Prestation ${at}`,
      publicname: `Prestation ${at}`,
      description: `<p>Pensez à <strong>votre carte</strong> (${at}).</p>`,
      length: 30,
      price: 2500,
      interventionset: `set-${(at % CATEGORIES) + 1}`,
    })),
    pros: [OWNER],
    fiches: [],
  };
}

function many<Of>(count: number, of: (at: number) => Of): Of[] {
  return Array.from({ length: count }, (_, at) => of(at + 1));
}
