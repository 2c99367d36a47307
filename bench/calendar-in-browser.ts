import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { addPro, PASSWORD } from "../apps/server/src/testing/people.ts";
import { browserProgram } from "../scripts/browser-program.mjs";
import { logInPro, startBookingServer } from "./booking-server.ts";
import { median } from "./children.ts";
import { measureDrag } from "./dragging.ts";
import { addFullDay, FULL_GROUP, type FullDay } from "./full-day.ts";

const APPOINTMENTS = Number(process.env["BENCH_APPOINTMENTS"] ?? 100_000);
const ROUNDS = 7;
const DAY_BEFORE = "2026-12-01";
const LAPTOP = { width: 1280, height: 800 };
const NEWS_MS = 4000;

/**
 * Measures from the press on "next day", and from its last answer, to the frame that shows all appointments. A message posted in
 * an animation frame arrives after that frame.
 */
const watchDay = (count: number): string => `
  globalThis.shown = new Promise((resolve) => addEventListener("click", ({ timeStamp }) => {
    const asked = () => performance.getEntriesByType("resource")
      .filter(({ name, responseEnd }) => /\\/(appointments|openinghours)\\?/.test(name) && responseEnd > timeStamp);
    const look = () => {
      const isThere = asked().length >= 2 && document.querySelector("[role=grid][aria-busy=false]")
        && document.querySelectorAll("[data-event]").length === ${count};
      if (!isThere) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = performance.now();
        resolve({ click: at - timeStamp, answer: at - Math.max(...asked().map(({ responseEnd }) => responseEnd)) });
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true }));
  undefined;
`;

/** Collects the ids of the appointments whose elements change. */
const WATCH_BLOCKS = `
  globalThis.touched = new Set();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      touched.add(element?.closest("[data-event]")?.dataset.event ?? "elsewhere");
    }
  }).observe(document.querySelector("[role=grid]"), { subtree: true, childList: true, attributes: true, characterData: true });
  undefined;
`;

type Target = FullDay & { readonly url: string; readonly email: string };

/**
 * Measures a professional's day of 12 calendars and 300 appointments in Chromium, at this machine's speed and with a processor
 * four times as slow.
 */
export async function measureCalendarInBrowser(): Promise<object[]> {
  const bench = await startBookingServer();
  const { server, pool, stop } = bench;
  const day = await addFullDay(pool, APPOINTMENTS);
  const { email } = await addPro(pool, [day.groupId]);
  const { api, token } = await logInPro(bench, day.groupId);
  const browser = await chromium.launch({ executablePath: browserProgram(), args: ["--no-sandbox"] });
  const url = `http://127.0.0.1:${server.port}`;
  /** Another professional changes the colour label. */
  const change = async (id: string, state: number) => {
    const path = `groups/${day.groupId}/appointments/${id}?apikey=${server.apiKey}&token=${token}`;
    const { status } = await fetch(`${api}/${path}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ appointment: { state } }),
    });
    if (status !== 200) throw new Error(`the change was answered ${status}`);
  };
  try {
    const rows: object[] = [];
    for (const [state, slower] of [1, 4].entries()) {
      const target = { ...day, url, email };
      const { page, session } = await openPage(browser, target);
      rows.push({
        "times slower": slower,
        ...(await measureShowing(page, session, target, slower)),
        ...(await measureDragging(browser, page, session)),
        "changed by another client": await measureNews(page, (id) => change(id, state + 1)),
      });
      await page.context().close();
    }
    return rows;
  } finally {
    await browser.close();
    await stop();
  }
}

/** Opens a page with a logged-in professional. */
async function openPage(browser: Browser, { url, email }: Target) {
  const context = await browser.newContext({ viewport: LAPTOP, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${url}/${FULL_GROUP}/login?locale=en`);
  await page.locator("#login-email").fill(email);
  await page.locator("#login-password").fill(PASSWORD);
  await page.locator("#login-password").press("Enter");
  await page.waitForURL(/\/book\//);
  return { page, session: await context.newCDPSession(page) };
}

/** Measures the change from the previous day, which is already loaded, to the full day. */
async function measureShowing(page: Page, session: CDPSession, target: Target, slower: number) {
  const { url, calendarIds, count } = target;
  const times: { click: number; answer: number }[] = [];
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(
      `${url}/${FULL_GROUP}/calendar?locale=en&day=${DAY_BEFORE}&columns=${calendarIds.join()}`,
    );
    await page.locator(`[role=grid][aria-busy=false] [data-event]`).first().waitFor();
    await page.waitForTimeout(1000);
    await page.evaluate(watchDay(count));
    await page.getByRole("button", { name: "Next day" }).click();
    times.push(await page.evaluate("shown"));
  }
  const of = (name: "click" | "answer") => Math.round(median(times.map((one) => one[name])));
  return { "click to paint, ms": of("click"), "answer to paint, ms": of("answer") };
}

/** Drags an appointment to and fro across the columns. */
async function measureDragging(browser: Browser, page: Page, session: CDPSession) {
  const block = page.locator("[data-event]").nth(30);
  await block.scrollIntoViewIfNeeded();
  const box = (await block.boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  return measureDrag(browser, page, session, from, { x: 250, y: 120 });
}

/** Returns the appointments that the page redraws when another professional changes one of them. */
async function measureNews(page: Page, change: (id: string) => Promise<void>): Promise<string> {
  const id = (await page.locator("[data-event]").nth(40).getAttribute("data-event"))!;
  await page.evaluate(WATCH_BLOCKS);
  await change(id);
  await page.waitForTimeout(NEWS_MS);
  const touched = await page.evaluate<string[]>("[...touched]");
  return touched.length === 1 && touched[0] === id ? "its own block" : touched.join(" ");
}
