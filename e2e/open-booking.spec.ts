import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { begin, blocks, button, DAY, freshName, openEmptyDay, pane } from "./steps/receptionist.ts";
import { timeField } from "./steps/type-time.ts";

test("a booking that is open keeps its client when another place is chosen or found", async ({ page }) => {
  const name = freshName();
  await openEmptyDay(page);
  await begin(page, name, DAY, "09:00");
  const places = page.locator("[data-column]");
  await pane(page).getByLabel("Note pour l’équipe").fill("Fauteuil");

  // Clicks a free place of the day.
  await places
    .nth(1)
    .locator("[data-body]")
    .click({ position: { x: 20, y: 200 } });
  await expect(pane(page).getByLabel("Agenda").locator("option:checked")).toHaveText("Bruno Petit");
  await expect(pane(page)).toContainText(`Odile ${name}`);
  await expect(pane(page).getByLabel("Prestation").locator("option:checked")).toHaveText("Consultation");
  await expect(page.getByRole("button", { name: /^Reprendre/ })).toHaveCount(0);

  // A cancelled search leaves the booking as it was; a found time becomes its place.
  await button(page, "Trouver un horaire").click();
  await expect(pane(page).getByLabel("Prestation").locator("option:checked")).toHaveText("Consultation");
  await pane(page).press("Escape");
  await expect(pane(page)).toContainText(`Odile ${name}`);
  await button(page, "Trouver un horaire").click();
  const found = pane(page).getByRole("listitem").first();
  await found.getByRole("button").first().click();
  await button(found, "Prendre cet horaire").click();
  await expect(pane(page)).toContainText(`Odile ${name}`);
  await expect(pane(page).getByLabel("Note pour l’équipe")).toHaveValue("Fauteuil");
  await expect(page.getByRole("button", { name: /^Reprendre/ })).toHaveCount(0);
  await button(pane(page), "Réserver").click();
  await expect(blocks(page).filter({ hasText: name })).toBeFocused();

  // The button begins another booking.
  await button(page, "Nouveau rendez-vous").click();
  await expect(pane(page).locator("#book-client")).toBeVisible();

  // A found time that was taken is chosen: it stays where another service or calendar is.
  await button(page, "Trouver un horaire").click();
  const later = pane(page).getByRole("listitem").nth(5);
  await later.getByRole("button").first().click();
  await button(pane(page), "Prendre cet horaire").click();
  const time = timeField(pane(page), "Heure");
  const taken = await time.innerText();
  await pane(page).getByLabel("Prestation").selectOption("Bilan");
  await expect(time).toHaveText(taken, { useInnerText: true });
  await pane(page).getByLabel("Agenda").selectOption("Bruno Petit");
  await expect(time).toHaveText(taken, { useInnerText: true });
});
