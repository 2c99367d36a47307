import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import type { Pool } from "pg";
import { addPro, PASSWORD } from "../apps/server/src/testing/people.ts";
import { browserProgram } from "../scripts/browser-program.mjs";
import { startBookingServer } from "./booking-server.ts";
import { median, medianTime } from "./children.ts";
import { measureDrag } from "./dragging.ts";
import { addLanguages, addLargeGroup, addYears, LARGE_GROUP } from "./large-group.ts";
import { measureGroup } from "./slow-phone.ts";
import { measureLanguages, measureLists } from "./manage-lists.ts";

const LAPTOP = { width: 1280, height: 800 };
const ROUNDS = 5;
/** The time after which each process has noticed a change of a group. */
const SEEN_AFTER_MS = 1500;

/** Measures the back office of a large group with a processor four times as slow; one of its calendars has 10,000 exceptions. */
export async function measureLargeGroupInBrowser(): Promise<object[]> {
  const { server, pool, stop } = await startBookingServer();
  const group = await addLargeGroup(pool);
  const { groupId, calendarIds, serviceIds } = group;
  const [full] = calendarIds;
  await pool.query("update interventions set calendars = null where id = $1", [serviceIds[0]]);
  await addYears(pool, group);
  await pool.query(
    `update calendars set openings = '[]', closures = (
       select jsonb_agg(jsonb_build_object('start', day || ' 12:00', 'end', day || ' 12:30', 'label', 'Meeting'))
       from generate_series(1, 10000) at, lateral (select (current_date + at / 4)::text as day) one) where id = $1`,
    [full],
  );
  const { email } = await addPro(pool, [groupId], { role: "owner" });
  const browser = await chromium.launch({ executablePath: browserProgram(), args: ["--no-sandbox"] });
  try {
    const url = `http://127.0.0.1:${server.port}/${LARGE_GROUP}`;
    console.table([await measureGroup(browser, `${url}/book?locale=en`, "500 services, for a visitor")]);
    console.table([await measureHiding(pool, groupId, `${url}/book?locale=en`)]);
    const context = await browser.newContext({ viewport: LAPTOP, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(`${url}/login?locale=en`);
    await page.locator("#login-email").fill(email);
    await page.locator("#login-password").fill(PASSWORD);
    await page.locator("#login-password").press("Enter");
    await page.waitForURL(/\/book/);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const lists = await measureLists(page, `${url}/manage`);
    const exceptions = await measureExceptions(browser, page, session, `${url}/manage`);
    await addLanguages(pool, groupId);
    return [...lists, ...(await measureLanguages(page, `${url}/manage`)), ...exceptions];
  } finally {
    await browser.close();
    await stop();
  }
}

/**
 * Measures the page of a visitor in a group that hides services without times, half of whose services are longer than any
 * opening.
 */
async function measureHiding(pool: Pool, groupId: number, address: string): Promise<object> {
  const open = async () => {
    const began = performance.now();
    await (await fetch(address)).text();
    return performance.now() - began;
  };
  const afterChange = async (hides: boolean) => {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await pool.query(
        "update groups set fields = fields || jsonb_build_object('hide_without_times', $2::boolean), version = version + 1 where id = $1",
        [groupId, hides],
      );
      await new Promise((resolve) => setTimeout(resolve, SEEN_AFTER_MS));
      taken.push(await open());
    }
    return Math.round(median(taken));
  };
  await pool.query("update interventions set length = 700 where group_id = $1 and id % 2 = 0", [groupId]);
  const row = {
    "all listed, first page after a change, ms": await afterChange(false),
    "half of them left out, first page after a change, ms": await afterChange(true),
    "the next page, ms": Math.round(await medianTime(open, 21)),
  };
  await pool.query("update interventions set length = 30 where group_id = $1", [groupId]);
  await afterChange(false);
  return row;
}

async function measureExceptions(browser: Browser, page: Page, session: CDPSession, manage: string) {
  const main = page.getByRole("main");
  const link = (name: string) => main.getByRole("link", { name, exact: true });
  const week = main.getByRole("group", { name: "The week as a picture" });
  const rows: object[] = [];
  const add = async (what: string, prepare: () => Promise<unknown>, work: () => Promise<unknown>) => {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await prepare();
      await page.waitForTimeout(500);
      const began = performance.now();
      await work();
      // Waits two frames, so that the content is drawn.
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      taken.push(performance.now() - began);
    }
    rows.push({ what, ms: Math.round(median(taken)), worst: Math.round(Math.max(...taken)) });
  };
  const open = (path: string) => page.goto(`${manage}${path}?locale=en`);
  const press = (name: string) =>
    page.evaluate(
      `[...document.querySelectorAll("main a, main button, nav a")].find((one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === ${JSON.stringify(name)}).click()`,
    );
  const toList = () => open("/calendars").then(() => link("Calendar 1").waitFor());
  const toFull = () => press("Calendar 1").then(() => week.first().waitFor());
  await add("a calendar with 10,000 exceptions opened", toList, toFull);
  await add(
    "the next month",
    () => Promise.resolve(),
    () => press("Next month"),
  );
  const reason = main.getByRole("textbox", { name: "Reason", exact: true }).last();
  await reason.waitFor();
  await add(
    "a letter typed in a reason",
    () => reason.focus(),
    () => page.keyboard.type("x"),
  );
  let turn = 0;
  await add(
    "one exception saved",
    () => reason.fill(`Away ${++turn}`),
    () => press("Save").then(() => page.getByText("Nothing has changed yet.").waitFor()),
  );
  await toList();
  await toFull();
  const block = week.first().locator("[data-range]").nth(2);
  await block.scrollIntoViewIfNeeded();
  const box = (await block.boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  rows.push({
    what: "hours dragged",
    ...(await measureDrag(browser, page, session, from, { x: 150, y: 60 })),
  });
  return rows;
}
