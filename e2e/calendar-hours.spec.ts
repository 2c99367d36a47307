import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import {
  blocks,
  button,
  DAY,
  freshName,
  openDayOf,
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
  const block = await openDayOf(page, name, "10:00");
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
