import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { freeSlots, otherClient } from "./other-client.ts";
import { inAnyLanguage } from "./words.ts";

/** The actions of a visitor, by the words on the screen, in any language. French by default. */
export interface Person {
  firstname: string;
  lastname: string;
  email: string;
}

let people = 0;

/** Returns a person that no journey has used yet. */
export function newPerson(): Person {
  people += 1;
  return {
    firstname: "Camille",
    lastname: "Dubois",
    email: `camille.${process.pid}.${Date.now()}.${people}@example.org`,
  };
}

/** Returns an application number that no journey has used yet. */
export function newApplicationNumber(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase();
}

export function title(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** Opens a group's booking in a language and waits for its first step. */
export async function openGroup(page: Page, urlname: string, query = "locale=fr"): Promise<void> {
  await page.goto(`/${urlname}/book?${query}`);
  await expect(page).toHaveURL(/\/book\//);
  await expect(title(page)).toBeVisible();
}

/**
 * Answers every step before the times: the service of that name or the first, the calendar of that name or any, on its screen or
 * above the times; "no preference" elsewhere.
 */
export async function chooseService(page: Page, name?: string, calendar?: string): Promise<void> {
  const cards = page.locator('main li button[aria-pressed="false"]');
  const any = cards.filter({
    hasText: inAnyLanguage(({ screen }) => [screen.calendars.noPreference, screen.interventions.showAll]),
  });
  for (let step = stepOf(page); step !== "slots"; step = stepOf(page)) {
    await expect(cards.first()).toBeVisible();
    if (step === "intervention_ids") {
      await (name === undefined ? cards.first() : cards.filter({ hasText: name }).first()).click();
    } else if (step === "calendar_id" && calendar !== undefined) {
      await cards.filter({ hasText: calendar }).first().click();
    } else {
      await ((await any.count()) > 0 ? any : cards.first()).click();
    }
    await expect(page).not.toHaveURL(new RegExp(`/book/${step}`));
    if (step === "calendar_id") return chooseService(page, name);
  }
  if (calendar === undefined) return;
  await allDaysLoaded(page);
  const above = page.getByRole("radio", { name: calendar });
  if ((await above.count()) > 0) await above.check();
}

/** Returns the step in the address. */
function stepOf(page: Page): string {
  return /\/book\/(\w+)/.exec(page.url())?.[1] ?? "";
}

/** Returns the times, in days side by side or in one list of days. */
export function freeTimes(page: Page): Locator {
  return page.locator("main :is(table, [data-day])").getByRole("button");
}

/** Waits until every shown day is loaded. */
export async function allDaysLoaded(page: Page): Promise<void> {
  await expect(page.locator("main :is(table, div)[aria-busy]")).toHaveAttribute("aria-busy", "false");
}

/** Chooses a free slot after the shown days, so that it can still be cancelled. Returns the text of the summary. */
export async function chooseSlot(page: Page): Promise<string> {
  const classDates = page.locator("main [data-class-day]").getByRole("button", { disabled: false });
  await expect(classDates.first().or(page.locator("main :is(table, div)[aria-busy]")).first()).toBeVisible();
  if (await classDates.first().isVisible()) {
    await classDates.last().click();
    await expect(page).toHaveURL(/\/book\/fiche_info/);
    return page.getByRole("complementary").innerText();
  }
  const region = page.getByRole("region", {
    name: inAnyLanguage(({ screen }) => screen.slots.grid({ span: "" })),
  });
  const times = freeTimes(page);
  const jump = page.getByRole("button", { name: inAnyLanguage(({ screen }) => screen.slots.next) });
  const later = page.getByRole("button", { name: inAnyLanguage(({ screen }) => screen.slots.nextDays) });
  const earlier = page.getByRole("button", {
    name: inAnyLanguage(({ screen }) => screen.slots.previousDays),
  });
  const none = page.getByText(inAnyLanguage(({ screen }) => screen.slots.none));
  // The weeks load separately, so the first time is certain only when all days are loaded.
  const allShown = async (): Promise<void> => {
    await allDaysLoaded(page);
    await expect(times.or(none).first()).toBeVisible();
  };
  await allShown();
  if (await later.isEnabled()) {
    const shown = (await region.getAttribute("aria-label")) ?? "";
    await later.click();
    await expect(region).not.toHaveAttribute("aria-label", shown);
    await allShown();
  }
  if (await none.isVisible()) {
    // The booking period is so short that all of its days were shown before.
    await ((await jump.isVisible()) ? jump : earlier).click();
    await expect(none).toHaveCount(0);
    await allShown();
  }
  await times.first().click();
  const listed = page.getByRole("dialog").getByRole("button");
  await expect(listed.first().or(bookButton(page))).toBeVisible();
  if (await listed.first().isVisible()) await listed.first().click();
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  return page.getByRole("complementary").innerText();
}

/** Fills in all questions of the group; stored and read-only answers stay. */
export async function fillIn(page: Page, person: Person): Promise<void> {
  const form = page.locator("form");
  await expect(form).toBeVisible();
  for (const [name, value] of Object.entries(person)) {
    const input = form.locator(`[name="${name}"]`);
    if ((await input.count()) > 0 && (await input.isEditable())) await input.fill(value);
  }
  const phone = form.locator('[name="firstphone"]');
  if ((await phone.count()) > 0) await phone.fill("06 39 98 12 34");
  const application = form.locator('[name="str9"]');
  if ((await application.count()) > 0) await application.fill(newApplicationNumber());
  const birthday = form.locator('[autocomplete="bday-day"]');
  if ((await birthday.count()) > 0) {
    await birthday.fill("4");
    await form.locator('[autocomplete="bday-month"]').selectOption("03");
    await form.locator('[autocomplete="bday-year"]').fill("1988");
  }
  for (const box of await form.locator('input[type="checkbox"]:required').all()) await box.check();
  for (const list of await form.locator("select:required").all())
    if ((await list.inputValue()) === "") await list.selectOption({ index: 1 });
  for (const text of await form.locator("input:required, textarea:required").all())
    if ((await text.getAttribute("type")) !== "radio" && (await text.inputValue()) === "")
      await text.fill("1");
}

export function bookButton(page: Page): Locator {
  return page.getByRole("button", {
    name: inAnyLanguage(({ screen }) => screen.fiche.book, { isWhole: true }),
  });
}

/** Whether the request is the call that books; the page sends other POST requests too. */
export function isBooking(request: Request): boolean {
  return request.method() === "POST" && new URL(request.url()).pathname.endsWith("/appointments");
}

/** Goes from the group's page through all steps up to the button that books. */
export async function fillInFor(
  page: Page,
  urlname: string,
  person = newPerson(),
  query?: string,
): Promise<void> {
  await openGroup(page, urlname, query);
  await chooseService(page);
  await chooseSlot(page);
  await fillIn(page, person);
}

/**
 * Opens the form by a link to a free time of the group's first service, late enough to be cancelled. For journeys about what
 * comes after the steps.
 */
export async function openFormByLink(
  page: Page,
  urlname: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const group = await otherClient(page.request, urlname);
  const intervention_id = group.catalogue.interventions[0]?.id ?? 0;
  const slots = await freeSlots(group, { intervention_id, nDays: 21 });
  const inAWeek = Date.now() + 7 * 86_400_000;
  const slot = slots.find(({ start_at }) => Date.parse(start_at) > inAWeek) ?? slots.at(-1);
  if (!slot) throw new Error(`Nothing is free in ${urlname}.`);
  const choice = { intervention_ids: String(intervention_id), calendar_id: "0", slots: slot.start, ...more };
  await page.goto(`/${urlname}/book?${new URLSearchParams({ locale: "fr", ...choice }).toString()}`);
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await expect(bookButton(page)).toBeVisible();
}

/** Opens the form by a link, and fills it in. */
export async function fillInByLink(page: Page, urlname: string, person = newPerson()): Promise<void> {
  await openFormByLink(page, urlname);
  await fillIn(page, person);
}

/** Books by a link to a free time. */
export async function bookByLink(page: Page, urlname: string, person: Person): Promise<void> {
  await fillInByLink(page, urlname, person);
  await confirmBooking(page);
}

/** Books from the group's page to the confirmation. */
export async function book(page: Page, urlname: string, person: Person, query?: string): Promise<void> {
  await fillInFor(page, urlname, person, query);
  await confirmBooking(page);
}

async function confirmBooking(page: Page): Promise<void> {
  await bookButton(page).click();
  await expect(page).toHaveURL(/\/book\/confirm/);
  await expect(title(page)).toHaveText(
    inAnyLanguage(({ appointment }) => [appointment.confirm.heading, appointment.confirm.headingSeveral]),
  );
}
