import { expect } from "@playwright/test";
import { barriersOf } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { enterSalon } from "./steps/owner.ts";
import { addClient, pane, undoBar } from "./steps/receptionist.ts";
import { CLASS_DAY, openStudio } from "./steps/studio.ts";
import { bookButton, fillIn, newPerson, title } from "./steps/visitor.ts";

for (const width of [390, 1280])
  test(`a visitor books a date of a class from a list of dates, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const urlname = await openStudio(12);
    await page.goto(`/${urlname}/book?locale=fr`);
    await page.getByRole("main").getByText("Yoga", { exact: true }).click();
    const dates = page.locator("main [data-class-day]").getByRole("button");
    await expect(dates).toHaveCount(2);
    // Twelve of twelve: shown, with who gives it and where, but not to be pressed.
    await expect(dates.first()).toBeDisabled();
    await expect(dates.first()).toContainText("Camille, Grande salle");
    await expect(dates.first()).toContainText("Complet");
    await expect(dates.last()).toContainText("12 places");
    expect(await barriersOf(page)).toEqual([]);
    await dates.last().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/book\/fiche_info/);
    await fillIn(page, newPerson());
    await bookButton(page).click();
    await expect(title(page)).toHaveText(/confirmé/);
    await expect(page.getByRole("main")).toContainText("Yoga, Hatha du soir");
    await expect(page.getByRole("main")).toContainText("Camille");
    await expect(page.getByRole("main")).toContainText("Grande salle");
  });

for (const width of [390, 1280])
  test(`a visitor books three places with names, and the professional sees them, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const urlname = await openStudio(10);
    await page.goto(`/${urlname}/book?locale=fr`);
    await page.getByRole("main").getByText("Yoga", { exact: true }).click();
    const dates = page.locator("main [data-class-day]").getByRole("button");
    await expect(dates.first()).toBeEnabled();
    await page.getByLabel("Nombre de places").selectOption("3");
    await page.getByLabel("Nom de la personne 2").fill("Léa Roux");
    // Two of twelve are left.
    await expect(dates.first()).toBeDisabled();
    expect(await barriersOf(page)).toEqual([]);
    await dates.last().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/book\/fiche_info/);
    await fillIn(page, newPerson());
    await bookButton(page).click();
    await expect(title(page)).toHaveText(/confirmé/);
    await enterSalon(page, urlname, "un");
    await page.goto(`/${urlname}/calendar?day=${nextDay(CLASS_DAY)}&locale=fr&view=grid`);
    await page.getByRole("button", { name: "Hatha du soir 3/12" }).click();
    await expect(pane(page)).toContainText("Léa Roux");
    expect(await barriersOf(page)).toEqual([]);
  });

for (const width of [390, 1280])
  test(`a professional sees an empty and a booked date, and who came, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const urlname = await openStudio(7);
    await enterSalon(page, urlname, "un");
    await page.goto(`/${urlname}/calendar?day=${CLASS_DAY}&locale=fr&view=grid`);
    const date = page.getByRole("button", { name: "Hatha du soir 7/12" });
    await expect(date).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
    await date.focus();
    await page.keyboard.press("Enter");
    const participants = pane(page).getByRole("list", { name: "Personnes inscrites" }).getByRole("listitem");
    await expect(participants).toHaveCount(7);
    await participants.first().getByRole("button", { name: "Sur place" }).click();
    await expect(participants.first().getByRole("button", { name: "Sur place" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(pane(page).getByRole("link", { name: "Écrire à tous" })).toHaveAttribute(
      "href",
      /^mailto:\?bcc=/,
    );
    expect(await barriersOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(date).toBeFocused();
    await page.goto(`/${urlname}/calendar?day=${nextDay(CLASS_DAY)}&locale=fr&view=list`);
    const empty = page.getByRole("button", { name: /Hatha du soir 0\/12/ }).first();
    await empty.press("Enter");
    await expect(pane(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(empty).toBeFocused();
  });

test("a professional books one more participant into the date", async ({ page }) => {
  const urlname = await openStudio(2);
  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?day=${CLASS_DAY}&locale=fr`);
  await page.getByRole("button", { name: "Hatha du soir 2/12" }).click();
  await pane(page).getByRole("button", { name: "Ajouter une personne" }).click();
  await addClient(page, "Venue");
  await pane(page).getByRole("button", { name: "Réserver", exact: true }).click();
  await expect(page.getByRole("button", { name: "Hatha du soir 3/12" })).toBeVisible();
});

test("a professional books two places for a participant, and undoes the cancellation of a date", async ({
  page,
}) => {
  const urlname = await openStudio(2);
  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?day=${CLASS_DAY}&locale=fr`);
  await expect(page.getByText("2 rendez-vous", { exact: true })).toBeVisible();
  // The words of payments come late, and must not take the focus from a button of the pane.
  const focused = Promise.withResolvers<void>();
  await page.route("**/assets/passes-*.js", async (route) => {
    await focused.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Hatha du soir 2/12" }).click();
  const add = pane(page).getByRole("button", { name: "Ajouter une personne" });
  await add.focus();
  focused.resolve();
  await expect(pane(page).getByRole("button", { name: "Payé" })).toHaveCount(2);
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await addClient(page, "Venue");
  await pane(page).getByLabel("Nombre de places").selectOption("2");
  await pane(page).getByLabel("Nom de la personne 2").fill("Léa Roux");
  expect(await barriersOf(page)).toEqual([]);
  await pane(page).getByRole("button", { name: "Réserver", exact: true }).click();
  await page.getByRole("button", { name: "Hatha du soir 4/12" }).click();
  await expect(pane(page)).toContainText("Places : 2, Léa Roux");
  await pane(page).getByRole("button", { name: "Annuler cette date" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Annuler cette date" }).click();
  await expect(page.getByRole("button", { name: /Hatha du soir/ })).toHaveCount(0);
  await undoBar(page).getByRole("button", { name: "Revenir en arrière" }).click();
  await expect(page.getByRole("button", { name: "Hatha du soir 4/12" })).toBeVisible();
});

test("all participants move to another date of the class", async ({ page }) => {
  const urlname = await openStudio(7);
  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?day=${CLASS_DAY}&locale=fr`);
  await page.getByRole("button", { name: "Hatha du soir 7/12" }).click();
  await pane(page).getByRole("button", { name: "Déplacer tout le monde" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nouvelle date").selectOption({ index: 1 });
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Déplacer tout le monde" }).click();
  await expect(page.getByRole("button", { name: "Hatha du soir 0/12" })).toBeVisible();
  await page.goto(`/${urlname}/calendar?day=${nextDay(CLASS_DAY)}&locale=fr`);
  await expect(page.getByRole("button", { name: "Hatha du soir 7/12" })).toBeVisible();
});

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

for (const width of [390, 1280])
  test(`three places move together, to a date that has three, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const urlname = await openStudio(9);
    await page.goto(`/${urlname}/book?locale=fr`);
    await page.getByRole("main").getByText("Yoga", { exact: true }).click();
    const dates = page.locator("main [data-class-day]").getByRole("button");
    await page.getByLabel("Nombre de places").selectOption("3");
    await dates.last().click();
    await fillIn(page, newPerson());
    await bookButton(page).click();
    await expect(title(page)).toHaveText(/confirmé/);
    const move = page.getByRole("button", { name: "Déplacer ce rendez-vous" });
    await move.press("Enter");
    // The present date.
    await expect(dates.last()).toHaveAttribute("aria-pressed", "true");
    expect(await barriersOf(page)).toEqual([]);
    await dates.first().press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Hatha du soir, Camille, Grande salle");
    await page.getByRole("button", { name: "Oui, déplacer" }).press("Enter");
    await expect(title(page)).toHaveText(/déplacé/);
    await expect(page.getByRole("main")).toContainText("Places : 3");
    await page.goto(`/${urlname}/book?locale=fr`);
    await page.getByRole("main").getByText("Yoga", { exact: true }).click();
    await expect(dates.first()).toBeDisabled();
    await expect(dates.first()).toContainText("Complet");
  });
