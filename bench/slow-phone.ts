import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { browserProgram } from "../scripts/browser-program.mjs";
import { startWith } from "./started-server.ts";

/** Lighthouse's slow 4G: bytes per second, latency in milliseconds. With a processor four times as slow as this machine's. */
const SLOW_4G = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const SLOW_2G = { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400 };
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const CHROMIUM = {
  executablePath: browserProgram(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
};

/** The time of a long task beyond this blocks the page. web.dev/articles/tbt */
const TASK_MS = 50;

/**
 * Records values that the page cannot read afterwards: the largest paint, long tasks, layout shifts and the delay of each press.
 */
const OBSERVE = `
  globalThis.seen = { lcp: 0, blocking: 0, shift: 0, slowest: 0, slowestName: "" };
  const on = (type, options, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options });
  on("largest-contentful-paint", {}, (entry) => { seen.lcp = entry.startTime; });
  on("longtask", {}, (entry) => { seen.blocking += Math.max(0, entry.duration - ${TASK_MS}); });
  on("layout-shift", {}, (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  on("event", { durationThreshold: 16 }, (entry) => {
    if (entry.interactionId && entry.duration > seen.slowest) {
      seen.slowest = entry.duration;
      seen.slowestName = entry.name + " " + (entry.target?.innerText ?? "").slice(0, 20);
    }
  });
`;

interface Measured {
  lcp: number;
  blocking: number;
  shift: number;
  slowest: number;
  slowestName: string;
}

/**
 * Measures each demo group's home page, its first step and the steps to the times on a slow phone: LCP, TBT, CLS and INP as
 * web.dev defines them.
 */
export async function measureSlowPhone(): Promise<object[]> {
  const groups = readdirSync("demo").filter((file) => file.endsWith(".json"));
  const server = await startWith(groups.map((file) => join("demo", file)));
  const browser = await chromium.launch(CHROMIUM);
  try {
    const rows: object[] = [];
    for (const group of ["cabinet-dentaire-des-lilas", "atelier-margaux", "mairie-de-sainte-aubaine"])
      rows.push(
        await measureHome(browser, `${server.url}/${group}/home?locale=fr`, group),
        await measureGroup(browser, `${server.url}/${group}/book?locale=fr`, group),
      );
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Measures a home page once its pictures are generated, which only the very first visitor waits for. */
async function measureHome(browser: Browser, address: string, group: string): Promise<object> {
  let row = {};
  for (let visit = 0; visit < 2; visit++) {
    const page = await openPhone(browser, SLOW_4G);
    const loaded = countBytes(await devtools(page));
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const { lcp, blocking, shift } = await page.evaluate<Measured>("({ ...seen })");
    await page.context().close();
    row = {
      group: `${group}, home`,
      "LCP ms": Math.round(lcp),
      "TBT ms": Math.round(blocking),
      CLS: shift.toFixed(3),
      "first kB": Math.round(loaded.bytes / 1024),
      "first files": loaded.files,
    };
  }
  return row;
}

export async function measureGroup(browser: Browser, address: string, group: string): Promise<object> {
  const page = await openPhone(browser, SLOW_4G);
  const loaded = countBytes(await devtools(page));
  await page.goto(address);
  await page.locator(CARD).first().waitFor();
  await page.waitForLoadState("networkidle");
  const first = await page.evaluate<Measured>("({ ...seen })");
  const firstLoad = { ...loaded };
  await page.waitForTimeout(4000);
  const whenIdle = { ...loaded };
  await bookAsFarAsTheTimes(page);
  const end = await page.evaluate<Measured>("({ ...seen })");
  await page.context().close();
  return {
    group,
    "LCP ms": Math.round(first.lcp),
    "TBT ms": Math.round(first.blocking),
    CLS: end.shift.toFixed(3),
    "INP ms": Math.round(end.slowest),
    slowest: end.slowestName,
    "first kB": Math.round(firstLoad.bytes / 1024),
    "first files": firstLoad.files,
    "kB when idle": Math.round(whenIdle.bytes / 1024),
    "files when idle": whenIdle.files,
    "first words at 400 kbit/s, ms": await firstWords(browser, address),
  };
}

const CARD = 'main li button[aria-pressed="false"]';

/** Goes through the steps to the times, opens the date picker and the first times of a day, and takes one. */
async function bookAsFarAsTheTimes(page: Page): Promise<void> {
  while (!page.url().includes("/book/slots")) {
    const before = page.url();
    await page.locator(CARD).first().tap();
    await page.waitForFunction(`document.URL !== "${before}"`);
    await page.locator(`${CARD}, main table button`).first().waitFor();
  }
  const slots = page.locator("main table button:not([disabled])");
  await slots.first().waitFor();
  await page.waitForTimeout(500);
  await page.locator("main button[aria-haspopup=dialog]").first().tap();
  await page.waitForTimeout(1500);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(500);
  await slots.first().tap();
  await page.waitForTimeout(1500);
}

/** Measures how long the page shows no choice on a connection where each kilobyte counts. */
async function firstWords(browser: Browser, address: string): Promise<number> {
  const page = await openPhone(browser, SLOW_2G);
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("main li").first().waitFor();
  const ms = await page.evaluate<number>("performance.now()");
  await page.context().close();
  return Math.round(ms);
}

async function openPhone(browser: Browser, network: typeof SLOW_4G): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const session = await devtools(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

function countBytes(session: CDPSession): { bytes: number; files: number } {
  const count = { bytes: 0, files: 0 };
  void session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    count.bytes += encodedDataLength;
    count.files += 1;
  });
  return count;
}
