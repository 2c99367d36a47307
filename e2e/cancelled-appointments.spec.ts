import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { book, button, freshName, openDayOf, pane } from "./steps/receptionist.ts";
import { timeField } from "./steps/type-time.ts";

test("what was cancelled is shown on demand, struck through and uncounted, and stays with the client", async ({
  page,
}) => {
  const [name, other] = [freshName(), freshName()];
  const block = await openDayOf(page, name, "09:00");
  await page.keyboard.press("Enter");
  await button(pane(page), "Annuler le rendez-vous").click();
  await page.keyboard.type("Voiture en panne.");
  await button(pane(page), "Annuler le rendez-vous").click();
  await expect(block).toHaveCount(0);
  await button(page, "Rendez-vous annulés").click();
  await expect(page).toHaveURL(/cancelled=true/);
  await expect(block).toHaveAccessibleName(/Rendez-vous annulé/);
  await expect(page.getByRole("main").getByText("Aucun rendez-vous ce jour-là.")).toBeVisible();
  await expectNoBarrier(page);

  // Neither keys nor the pointer move a cancelled appointment, and its time is free again.
  await block.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("x");
  await expect(page.getByText(/prêt à être placé|les flèches/)).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(timeField(pane(page), "Heure")).toContainText("09:00");
  await page.keyboard.press("Escape");
  await book(page, other, "09:00");
  await expect(page.getByRole("main").getByText("1 rendez-vous", { exact: true })).toBeVisible();

  // Shows who cancelled it, when and why: beside the day, in the list, and with the client.
  await block.click();
  await expect(pane(page)).toContainText("Motif : Voiture en panne.");
  await expect(button(pane(page), "Changer l’horaire")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByText("Liste", { exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByRole("button")).toHaveAccessibleName(/Rendez-vous annulé/);
  await expectNoBarrier(page);
  await row.getByRole("button").click();
  await pane(page).getByRole("link", { name: "Ouvrir le dossier du client" }).click();
  const record = page.getByRole("main");
  await expect(record.getByText("Douze derniers mois · Annulés : 1")).toBeVisible();
  const cancelled = record.getByRole("region", { name: "Rendez-vous annulés" });
  await expect(cancelled.getByRole("listitem")).toContainText("Motif : Voiture en panne.");
  await expectNoBarrier(page);
});
