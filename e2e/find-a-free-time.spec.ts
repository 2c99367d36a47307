import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { book, button, freshName, openEmptyDay, pane } from "./steps/receptionist.ts";

test("a free time is found with any colleague, shown before it is taken, and an appointment goes to one of them", async ({
  page,
}) => {
  const first = freshName();
  await openEmptyDay(page);
  const block = await book(page, first, "08:30");

  // Finds another time with a colleague: the first free one is shown, and taken.
  await page.keyboard.press("Enter");
  await button(pane(page), "Trouver un autre horaire").click();
  await expect(pane(page).getByRole("heading", { name: first })).toBeFocused();
  await pane(page).getByLabel("Avec").selectOption("Bruno Petit");
  const hits = pane(page).getByRole("listitem");
  await expect(hits.first()).toContainText("08:30, Bruno Petit");
  await expectNoBarrier(page);
  await hits.nth(2).getByRole("button").click();
  await expect(page.locator("[data-column]").nth(1)).toContainText("09:00");
  await button(pane(page), "Déplacer ici").click();
  const dialog = page.getByRole("dialog", { name: /^Déplacer/ });
  await expect(dialog).toContainText("Bruno Petit");
  await button(dialog, "Enregistrer").click();
  await expect(page.locator("[data-column]").nth(1).locator("[data-event]")).toContainText("09:00");
  await expect(block).toHaveCount(1);

  // The history describes the change in words.
  await block.click();
  await pane(page).getByText("Historique du rendez-vous").click();
  await expect(pane(page).getByRole("listitem").first()).toContainText(
    /Rendez-vous déplacé.*Anna Roux → Bruno Petit/,
  );
  await expect(pane(page).getByRole("listitem").last()).toContainText("Rendez-vous pris");
});
