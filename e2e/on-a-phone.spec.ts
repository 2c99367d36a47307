import { readFileSync } from "node:fs";
import { chromium, expect, type Page } from "@playwright/test";
import { barriersOf } from "./steps/barriers.ts";
import { logIn } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import {
  allDaysLoaded,
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  freeTimes,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

/** The screen's main content must begin above this height, in pixels. */
const HIGH_ENOUGH = 400;

interface DemoGroup {
  group: { urlname: string; openData?: boolean };
  accounts?: { email: string; password: string }[];
}

/** Each kind of group, and each language: packs, a long form, a login first, the longest texts. */
const ROWS = [
  ["atelier-margaux", "fr"],
  ["cabinet-dentaire-des-lilas", "en"],
  ["credit-du-vallon-lille", "fr"],
  ["mairie-de-sainte-aubaine", "fr"],
  ["optique-belvue-nantes", "fr"],
] as const;

function demoGroup(urlname: string): DemoGroup {
  return JSON.parse(readFileSync(`demo/${urlname}.json`, "utf8")) as DemoGroup;
}

/** Opens a group's page and takes the first choice of each step up to the times; logs in before if the group requires it. */
async function openTimes(page: Page, { group, accounts }: DemoGroup, locale: string): Promise<void> {
  await page.goto(`/${group.urlname}/book?locale=${locale}`);
  await expect(page).toHaveURL(/\/book\//);
  const [account] = group.openData === false ? (accounts ?? []) : [];
  if (account) {
    await logIn(page, account.email, account.password);
    await expect(page).not.toHaveURL(/login/);
  }
  await chooseService(page);
  await allDaysLoaded(page);
}

async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  expect(box).not.toBeNull();
  return box?.y ?? Number.POSITIVE_INFINITY;
}

for (const [urlname, locale] of ROWS)
  test(`${urlname}, ${locale}: the first time and the first field are in sight on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(
      `window.shifted = 0; new PerformanceObserver((list) => list.getEntries().forEach((one) => one.hadRecentInput || (shifted += one.value))).observe({ type: "layout-shift", buffered: true })`,
    );
    await openTimes(page, demoGroup(urlname), locale);
    expect(await page.evaluate("shifted")).toBeLessThan(0.02);
    const jump = page.locator("main [data-way-on]");
    if (await jump.isVisible()) await jump.click();
    const times = "main section section li button";
    await expect(page.locator(times).first()).toBeVisible();
    const people = page.getByRole("group", { name: /qui souhaitez|Who would you like/ });
    // A row of people is as much an answer as the times, which follow it at once.
    const row = (await people.count()) > 0 ? ((await people.boundingBox())?.height ?? 0) : 0;
    expect(row).toBeLessThan(90);
    const applications = page.getByLabel("Nombre de demandes");
    const isCounted = (await applications.count()) > 0;
    const count = isCounted ? ((await applications.boundingBox())?.height ?? 0) + 16 : 0;
    expect(count).toBeLessThan(65);
    expect(await topOf(page, times)).toBeLessThan(HIGH_ENOUGH + row + count);
    expect(await page.evaluate("scrollY")).toBe(0);

    const asList = page.getByRole("button", { name: /^(En liste|As a list)$/ });
    await expect(asList).toHaveAttribute("aria-pressed", "true");
    await asList.click();
    await expect(page.locator("main table td button").first()).toBeVisible();
    expect(await topOf(page, "main table td button")).toBeLessThan(HIGH_ENOUGH + row + count);

    await asList.click();
    await expect(page.locator(times).first()).toBeVisible();
    expect(await topOf(page, times)).toBeLessThan(HIGH_ENOUGH + row);

    await page.locator(times).first().click();
    await expect(page).toHaveURL(/fiche_info/);
    const field = "main form :is(input, select, textarea, button):not([type=submit])";
    await expect(page.locator(field).first()).toBeVisible();
    expect(await topOf(page, field)).toBeLessThan(HIGH_ENOUGH);

    // On the smallest phone the book button and the first field are both in the viewport.
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate("scrollTo(0, 0)");
    const box = await page.locator(field).first().boundingBox();
    const bar = await bookButton(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });

test("the steps that are done, and the ways to reach the organisation, are as large as a finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const smallest = (selector: string) =>
    page.locator(selector).evaluateAll((links) =>
      Math.min(
        ...links.map((link) => {
          const { width, height } = link.getBoundingClientRect();
          return Math.min(width, height);
        }),
      ),
    );
  for (const urlname of ["cabinet-dentaire-des-lilas", "atelier-margaux"]) {
    await openGroup(page, urlname);
    await chooseService(page);
    await chooseSlot(page);
    expect(await smallest("main nav a")).toBeGreaterThanOrEqual(44);
    const current = page.locator('nav [aria-current="step"] > span').nth(1);
    expect(await current.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.goto(`/${urlname}/home?locale=fr`);
    await expect(page.locator("#contact")).toBeVisible();
    expect(await smallest("section[aria-labelledby=contact] a")).toBeGreaterThanOrEqual(44);
  }
});

test("with letters twice as large nothing is wider than the phone", async ({ baseURL, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  const width = () => page.evaluate("document.documentElement.scrollWidth");
  const dentist = demoGroup("cabinet-dentaire-des-lilas");
  await page.goto(`/${dentist.group.urlname}?locale=fr`);
  await expect(title(page)).toBeVisible();
  expect(await page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")).toBe(32);
  expect(await width()).toBe(390);
  await page.goto(`/${dentist.group.urlname}/book?locale=fr`);
  await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
  expect(await width()).toBe(390);
  await openTimes(page, dentist, "fr");
  expect(await width()).toBe(390);
  await freeTimes(page).first().click();
  await expect(bookButton(page)).toBeVisible();
  expect(await width()).toBe(390);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  expect(await width()).toBe(390);
  await page.goto(`/${dentist.group.urlname}/calendar?locale=fr&login=1`);
  await logIn(page, "anais.morel@cabinet-des-lilas.example", "Sourire+Demo-26");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  expect(await width()).toBe(390);
  await page.goto(`/${dentist.group.urlname}/manage/calendars?locale=fr`);
  await expect(page.getByRole("searchbox").first()).toBeVisible();
  expect(await width()).toBe(390);
  await browser.close();
});

test("above the step the summary is one line, which opens; what may be added stands below the times", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const salon = demoGroup("atelier-margaux");
  await openTimes(page, salon, "fr");
  const summary = page.getByRole("complementary");
  const line = summary.getByRole("button", { name: /^Coupe cheveux courts/ });
  await expect(line).toHaveAttribute("aria-expanded", "false");
  await expect(summary.getByRole("button", { name: "Modifier" })).toBeHidden();
  await line.click();
  await expect(summary.getByRole("button", { name: "Modifier" })).toBeVisible();
  const add = page.getByText("Ajouter un rendez‑vous");
  await expect(add).toHaveCount(1);
  const list = await page.locator("main [aria-busy]").boundingBox();
  expect((await add.boundingBox())?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
  await expect(page.getByRole("region", { name: "Adresse" })).toBeHidden();

  // In a wide window all of the summary is beside the times.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(line).toHaveCount(0);
  await expect(summary.getByText("Ajouter un rendez‑vous")).toBeVisible();
  await expect(page.getByRole("region", { name: "Adresse" })).toBeVisible();
});

test("the other view is remembered, and everything in the list of days is reached by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dentist = demoGroup("cabinet-dentaire-des-lilas");
  await openTimes(page, dentist, "fr");
  const asList = page.getByRole("button", { name: "En liste" });
  await asList.press("Enter");
  await expect(page.locator("main table")).toBeVisible();
  await page.reload();
  await expect(page.locator("main table")).toBeVisible();
  await asList.press("Enter");
  await expect(page.locator("main table")).toHaveCount(0);
  const strip = page
    .getByRole("region", { name: /^Horaires libres/ })
    .getByRole("list")
    .first();
  await expect(strip.getByRole("button")).toHaveCount(7);
  const other = strip.getByRole("button", { pressed: false, name: /horaires libres$/ }).last();
  const name = (await other.textContent()) ?? "";
  await other.press("Enter");
  const [, day = ""] =
    /((?:lun|mar|mercre|jeu|vendre|same)di \d\S* [a-zéû]+|dimanche \d\S* [a-zéû]+)/.exec(name) ?? [];
  await expect(page.getByRole("heading", { name: day })).toBeFocused();
  await page.keyboard.press("Tab");
  const first = page.getByRole("region", { name: day }).getByRole("button").first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleName(new RegExp(`^${day}, `));
  await first.press("Enter");
  await expect(page).toHaveURL(/fiche_info/);
  await expect(title(page)).toBeFocused();
});

test("what is seen on a day or a time is in its name: who speaks to the page is understood", async ({
  page,
}) => {
  const dentist = demoGroup("cabinet-dentaire-des-lilas");
  // A full month includes its first day, which French names differently.
  await openTimes(page, dentist, "fr");
  const mismatches = () => barriersOf(page, { runOnly: ["label-content-name-mismatch"] });
  await page.getByRole("button", { name: /choisir une autre date/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: /1er/ })).toHaveText("1er");
  expect(await mismatches()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "En liste" }).click();
  expect(await mismatches()).toEqual([]);
});
