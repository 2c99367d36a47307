import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { addClient, blocks, book, button, freshName, openEmptyDay, pane } from "./steps/receptionist.ts";
import { timeField, typeTime } from "./steps/type-time.ts";

test("a free time is found with any colleague, shown before it is taken, and an appointment goes to one of them", async ({
  page,
}) => {
  const [first, second] = [freshName(), freshName()];
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
  await expectNoBarrier(page);

  // A new appointment with a different length.
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await pane(page).getByLabel("Prestation").selectOption("Bilan");
  await pane(page).getByLabel("Durée en minutes").fill("60");
  await pane(page).getByLabel("Avec").selectOption("Bruno Petit");
  await expect(hits.first()).toContainText("09:15, Bruno Petit");

  // Filters by afternoon, then by one weekday.
  await pane(page).getByLabel("Heure").selectOption("Après-midi");
  await expect(hits.first()).toContainText("12:00, Bruno Petit");
  await pane(page).getByLabel("Jour").selectOption("jeudi");
  await expect(hits.first()).toContainText(/^jeu\. .*12:00, Bruno Petit/i);
  await expectNoBarrier(page);
  await pane(page).getByLabel("Jour").selectOption("Peu importe");
  await pane(page).getByLabel("Heure").selectOption("Peu importe");
  await expect(hits.first()).toContainText("09:15, Bruno Petit");
  await hits.first().getByRole("button").click();
  await button(pane(page), "Prendre cet horaire").click();
  await expect(timeField(pane(page), "Heure")).toContainText("09:15");
  await addClient(page, second);
  await expect(pane(page)).toContainText("Sans adresse e‑mail : aucun e‑mail ne partira.");
  await button(pane(page), "Réserver").click();
  await expect(blocks(page).filter({ hasText: second })).toContainText("09:15–10:15");
});

test("until somebody chooses a time it is the first free one, of whatever calendar and service are chosen", async ({
  page,
}) => {
  await openEmptyDay(page);
  await book(page, freshName(), "08:45");
  const service = pane(page).getByLabel("Prestation");
  const calendar = pane(page).getByLabel("Agenda");
  const time = timeField(pane(page), "Heure");
  await button(page, "Nouveau rendez-vous").click();
  await expect(time).toContainText("08:30");
  // The time before the other appointment is shorter than three quarters of an hour.
  await service.selectOption("Bilan");
  await expect(time).toContainText("09:00");
  await calendar.selectOption("Bruno Petit");
  await expect(time).toContainText("08:30");
  await calendar.selectOption("Chloé Martin");
  await expect(service).toHaveValue("");
  await expect(service.locator("optgroup[label='Sur un autre agenda'] option")).toHaveText(["Bilan"]);
  await service.selectOption("Bilan");
  await expect(calendar.locator("option:checked")).toHaveText("Anna Roux");
  await expect(time).toContainText("09:00");
  // The typed time stays.
  await typeTime(time, "08:40");
  await calendar.selectOption("Bruno Petit");
  await expect(time).toContainText("08:40");
});
