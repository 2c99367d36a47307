import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import {
  blocks,
  book,
  button,
  DAY,
  dayIn,
  freshName,
  openEmptyDay,
  pane,
  undoBar,
} from "./steps/receptionist.ts";
import { timeField, typeTime } from "./steps/type-time.ts";

const closures = (page: Page) => page.locator("[data-closure]");

test("a time is blocked over an appointment, which stays and is shown, and unblocked again", async ({
  page,
}) => {
  const name = freshName();
  await openEmptyDay(page);
  const block = await book(page, name, "10:00");
  await block.focus();
  await page.keyboard.press("b");
  const blocking = pane(page);
  await expect(blocking.getByRole("heading", { name: "Bloquer cette plage" })).toBeFocused();
  await expect(timeField(blocking, "Heure")).toContainText("10:15");
  await expectNoBarrier(page);
  await typeTime(timeField(blocking, "Heure"), "09:30");
  await typeTime(timeField(blocking, "Jusqu’à"), "09:00");
  await expect(blocking).toContainText("La fin doit suivre le début.");
  await typeTime(timeField(blocking, "Jusqu’à"), "11:30");
  await blocking.getByLabel("Intitulé").fill("Réunion");
  await button(blocking, "Bloquer cette plage").click();
  await expect(undoBar(page)).toContainText("Anna Roux : plage bloquée");
  await expect(closures(page)).toHaveText("Réunion");

  // The pane names and shows the appointments in the closed time.
  await expect(blocking).toContainText("Déjà pris dans cette plage");
  await expectNoBarrier(page);
  await blocking.getByRole("button", { name }).click();
  await expect(blocking.getByRole("heading", { name })).toBeFocused();
  await expect(block).toContainText("10:00");

  // Extends and deletes the closure, and undoes each once.
  await closures(page).click();
  await expect(blocking.getByRole("heading", { name: "Réunion" })).toBeFocused();
  await typeTime(timeField(blocking, "Jusqu’à"), "12:00");
  await button(blocking, "Enregistrer").click();
  await expect(undoBar(page)).toContainText("plage bloquée modifiée");
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(undoBar(page)).toHaveCount(0);
  await closures(page).click();
  await expect(timeField(blocking, "Jusqu’à")).toContainText("11:30");
  await button(blocking, "Débloquer cette plage").click();
  await expect(closures(page)).toHaveCount(0);
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(closures(page)).toHaveText("Réunion");
  await expect(blocks(page)).toHaveCount(1);
});

test("what is booked in a time that is blocked goes to a colleague, all at once, and back", async ({
  page,
}) => {
  const [name, other] = [freshName(), freshName()];
  await openEmptyDay(page);
  await book(page, name, "10:00");
  await book(page, other, "10:15");
  // A click leaves the focus on the block, so that the keyboard continues from there.
  const block = blocks(page).filter({ hasText: name });
  await block.click();
  await expect(pane(page).getByRole("heading", { name })).toBeVisible();
  await expect(block).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(blocks(page).filter({ hasText: other })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(pane(page)).toHaveCount(0);
  // The form proposes the first free time of the calendar.
  await button(page, "Nouveau rendez-vous").click();
  await expect(timeField(pane(page), "Heure")).toContainText("08:30");
  await page.keyboard.press("Escape");

  await page.locator("[data-column] [data-event]").first().focus();
  await page.keyboard.press("b");
  const blocking = pane(page);
  await typeTime(timeField(blocking, "Heure"), "09:00");
  await typeTime(timeField(blocking, "Jusqu’à"), "12:00");
  await button(blocking, "Bloquer cette plage").click();
  await expect(blocking).toContainText("Déjà pris dans cette plage");
  await blocking.getByLabel("Tout déplacer vers").selectOption("Bruno Petit");
  await blocking.getByLabel(/^Envoyer le nouvel horaire/).uncheck();
  await expectNoBarrier(page);
  await button(blocking, "Enregistrer").click();
  await expect(page.locator("[data-column]").nth(1).locator("[data-event]")).toHaveCount(2);
  await expect(undoBar(page)).toContainText("2 rendez-vous → Bruno Petit");
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(page.locator("[data-column]").nth(0).locator("[data-event]")).toHaveCount(2);
});

test("part of a day is closed on all calendars at once, and opened again together", async ({ page }) => {
  await openEmptyDay(page);
  await page.getByRole("grid").focus();
  await page.keyboard.press("b");
  const blocking = pane(page);
  await blocking.getByLabel("Tous les agendas").check();
  await blocking.getByLabel("Chloé Martin").uncheck();
  await expect(blocking.getByLabel("Tous les agendas")).not.toBeChecked();
  await blocking.getByLabel("Tous les agendas").check();
  await blocking.getByLabel("Intitulé").fill("Exercice incendie");
  await expectNoBarrier(page);
  await button(blocking, "Bloquer cette plage").click();
  await expect(closures(page)).toHaveText(Array.from({ length: 3 }, () => "Exercice incendie"));
  await expect(undoBar(page)).toContainText("Tous les agendas : plage bloquée");
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(closures(page)).toHaveCount(0);
});

test("an absence of two days repeats weekly, and one of its weeks is taken back alone", async ({ page }) => {
  await openEmptyDay(page);
  await page.keyboard.press("b");
  const blocking = pane(page);
  await blocking.getByLabel("Intitulé").fill("Formation");
  await blocking.getByLabel("Journées entières").check();
  await blocking.getByLabel("Dernier jour").fill(dayIn(8));
  await blocking.getByLabel(/^Chaque semaine/).fill(dayIn(21));
  await button(blocking, "Bloquer cette plage").click();
  await expect(undoBar(page)).toContainText("(× 3)");
  await expect(closures(page)).toHaveText("Formation");
  await page.keyboard.press("l");
  await button(page, "Jour suivant").click();
  await expect(page.getByRole("button", { name: /^Formation, / })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: /^Formation, / }).click();
  await expect(button(blocking, "Débloquer toute la série")).toBeVisible();
  await button(blocking, "Débloquer cette plage").click();
  await expect(page.getByRole("button", { name: /^Formation, / })).toHaveCount(0);
  for (let day = 1; day < 8; day++) await button(page, "Jour suivant").click();
  await expect(page).toHaveURL(new RegExp(`day=${dayIn(15)}`));
  await page.getByRole("button", { name: /^Formation, / }).click();
  await button(blocking, "Débloquer toute la série").click();
  await expect(page.getByRole("button", { name: /^Formation, / })).toHaveCount(0);
});

test("extra time is opened by touch from an empty place, and taken back", async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openEmptyDay(page);
  await page
    .locator("[data-body]")
    .first()
    .tap({ position: { x: 60, y: 60 } });
  await button(pane(page), "Ouvrir cette plage").tap();
  await expect(pane(page).getByRole("heading", { name: "Ouvrir cette plage" })).toBeFocused();
  await expect(pane(page).getByLabel("Jour")).toHaveValue(DAY);
  await typeTime(timeField(pane(page), "Heure"), "19:00");
  await typeTime(timeField(pane(page), "Jusqu’à"), "00:00");
  await expectNoBarrier(page);
  await button(pane(page), "Ouvrir cette plage").tap();
  await expect(undoBar(page)).toContainText("Anna Roux : plage ouverte");
  await expect(page.getByText("23:00", { exact: true })).toBeVisible();
  await page
    .locator("[data-body]")
    .first()
    .tap({ position: { x: 60, y: 60 } });
  await button(pane(page), "Ouvrir cette plage").tap();
  await pane(page)
    .getByRole("button", { name: /^Supprimer l’ouverture/ })
    .tap();
  await expect(undoBar(page)).toContainText("ouverture supprimée");
  await expect(page.getByText("23:00", { exact: true })).toHaveCount(0);
  await context.close();
});

test("who takes calls blocks nothing", async ({ page }) => {
  await openEmptyDay(page, "call_centre");
  await page.keyboard.press("b");
  await expect(pane(page)).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(pane(page).getByRole("heading", { name: "Nouveau rendez-vous" })).toBeFocused();
  await expect(button(pane(page), "Bloquer cette plage")).toHaveCount(0);
});
