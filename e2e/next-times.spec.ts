import { expect, type Page } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { press, tabTo, write } from "./steps/keyboard.ts";
import { freeSlots, hold, otherClient, take } from "./steps/other-client.ts";
import { openSalon } from "./steps/owner.ts";
import { spokenDay, spokenTime } from "./steps/slots.ts";
import {
  allDaysLoaded,
  bookButton,
  fillIn,
  freeTimes,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

const GROUP = {
  next_times: true,
  steps_init: [{ name: "intervention_ids" }, { name: "calendar_id" }],
};

function timesOf(page: Page, name: string) {
  return page.getByRole("list", { name: `Prochains horaires libres\u202f: ${name}` }).getByRole("button");
}

test("a dentist’s visit takes a tap on a time, the details, and a tap to book", async ({ page }) => {
  await openGroup(page, "cabinet-dentaire-des-lilas");
  const time = timesOf(page, "Détartrage").nth(1);
  await expect(time).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  const text = (await time.innerText()).slice(-5);
  await time.click();
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  const summary = page.getByRole("complementary");
  await expect(summary).toContainText("Détartrage");
  await expect(summary).toContainText(text);
  await expect(summary).toContainText("Nous vous gardons cet horaire");
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("the same by keyboard, with a person, who is chosen above the times", async ({ page }) => {
  const urlname = await openSalon({}, [], GROUP);
  const person = newPerson();
  await openGroup(page, urlname);
  await press(page, page.getByRole("button", { name: "Choisir Soin" }));
  await expect(page).toHaveURL(/\/book\/slots/);
  const people = page.getByRole("group", { name: /qui souhaitez/ });
  await expect(people.getByRole("radio", { name: /^Sans préférence.*dès le/ })).toBeChecked();
  await expectNoBarrierAtAnyWidth(page);
  const bruno = people.getByRole("radio", { name: /^Bruno Petit/ });
  await tabTo(page, people.getByRole("radio", { name: /^Sans préférence/ }));
  while (!(await bruno.isChecked())) await page.keyboard.press("ArrowRight");
  await expect(bruno).toBeFocused();
  await allDaysLoaded(page);
  // Tab reaches the earliest time, which in the rows of a table can stand below a later day's.
  await press(page, freeTimes(page).and(page.locator('[tabindex="0"]')));
  const listed = page.getByRole("dialog").getByRole("button");
  await expect(listed.first().or(bookButton(page))).toBeVisible();
  if (await listed.first().isVisible()) await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  const summary = page.getByRole("complementary");
  for (const part of ["Soin", "Bruno Petit"]) await expect(summary).toContainText(part);
  await write(page, page.locator('[name="lastname"]'), person.lastname);
  await write(page, page.locator('[name="firstname"]'), person.firstname);
  await write(page, page.locator('[name="email"]'), person.email);
  await fillIn(page, person);
  await press(page, bookButton(page));
  await expect(title(page)).toHaveText(/confirmé/);
});

test("a person who must be chosen has a screen, with times to tap", async ({ page }) => {
  const steps_init = [{ name: "intervention_ids" }, { name: "calendar_id", any: false }];
  const urlname = await openSalon({}, [], { ...GROUP, steps_init });
  await openGroup(page, urlname);
  await page.getByRole("button", { name: "Choisir Soin" }).click();
  await expect(page).toHaveURL(/\/book\/calendar_id/);
  const time = timesOf(page, "Bruno Petit").nth(2);
  await expectNoBarrierAtAnyWidth(page);
  const text = (await time.innerText()).slice(-5);
  await time.click();
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  const summary = page.getByRole("complementary");
  for (const part of ["Soin", "Bruno Petit", text]) await expect(summary).toContainText(part);
});

test("a time taken meanwhile leads to the times of its service, with the reason; the list then shows later times", async ({
  page,
  request,
}) => {
  const urlname = await openSalon({}, [], GROUP);
  const other = await otherClient(request, urlname);
  const service = other.catalogue.interventions[0]?.id ?? 0;
  await openGroup(page, urlname);
  const times = timesOf(page, "Coupe");
  await expect(times).toHaveCount(3);
  const [first] = await freeSlots(other, { intervention_id: service, nDays: 3 });
  if (!first) throw new Error("Nothing is free.");
  const text = await times.first().innerText();
  expect(text).toContain(spokenTime(first.start_at, other.group.timezone));
  // Both people of the salon are busy now.
  await take(other, first, service, newPerson());
  await hold(other, first, service);

  await times.first().click();
  await expect(page.getByRole("alert")).toContainText("vient d’être pris");
  await expect(page).toHaveURL(/\/book\/slots/);
  const [day, time] = [
    spokenDay(first.start_at, other.group.timezone),
    spokenTime(first.start_at, other.group.timezone),
  ];
  await expect(page.getByRole("button", { name: new RegExp(`^${day}, ${time}`) })).toHaveCount(0);
  await page.getByRole("link", { name: /^Modifier\s*: Prestation/ }).click();
  await expect(times).toHaveCount(3);
  expect(await times.first().innerText()).not.toBe(text);
});

test("the times come after the first paint, and move nothing", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/next_times*", async (route) => {
    await released;
    await route.continue();
  });
  await openGroup(page, "cabinet-dentaire-des-lilas");
  const card = page.getByRole("button", { name: /^Choisir Suivi orthodontique/ });
  await expect(card).toBeVisible();
  const before = await card.boundingBox();
  release();
  await expect(timesOf(page, "Détartrage")).toHaveCount(3);
  expect(await card.boundingBox()).toEqual(before);
});
