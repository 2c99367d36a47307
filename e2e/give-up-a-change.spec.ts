import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { addFromMenu, order } from "./steps/several.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { cards } from "./steps/screens.ts";
import { openSalon } from "./steps/owner.ts";
import { chooseService, openGroup, title } from "./steps/visitor.ts";

test("another service instead is said, and may be given up half chosen", async ({ page }) => {
  await openGroup(page, "bains-de-sel");
  await cards(page).filter({ hasText: "Maison du port" }).click();
  await cards(page).filter({ hasText: "Bain de sel" }).click();
  await cards(page).filter({ hasText: "Anna Berthou" }).click();
  await expect(page).toHaveURL(/slots/);
  const summary = page.getByRole("complementary");
  await summary.getByRole("link", { name: /^Modifier.*Prestation$/ }).click();
  await expect(page.getByText("À la place de\u00a0: Bain de sel")).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: /^Garder/ }).click();
  await expect(page).toHaveURL(/slots/);
  await expect(summary).toContainText("Bain de sel");
  await expect(summary).toContainText("Anna Berthou");
});

test("keeping what was half chosen puts the focus on the title of the step", async ({ page }) => {
  await openGroup(page, "maison-du-sourire");
  await cards(page).filter({ hasText: "Contrôle annuel" }).click();
  await expect(page).toHaveURL(/calendar_id/);
  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^Modifier.*Prestation$/ })
    .click();
  await cards(page).filter({ hasText: "Détartrage" }).click();
  await expect(page).toHaveURL(/calendar_id/);
  const keep = page.getByRole("button", { name: /^Garder « Contrôle annuel »/ });
  await keep.click();
  await expect(keep).toHaveCount(0);
  await expect(page).toHaveURL(/calendar_id/);
  await expect(title(page)).toBeFocused();
});

test("the browser's back button leaves an appointment that was added and half chosen", async ({ page }) => {
  const steps_init = [
    { name: "interventionset_ids" },
    { name: "intervention_ids", max_multirdvs: 2 },
    { name: "calendar_id" },
  ];
  const categories = [{ externid: "couleurs", name: "Couleurs", publicname: "Couleurs" }];
  await openGroup(page, await openSalon({ interventionsets: categories }, [], { steps_init }));
  await chooseService(page, "Coupe");
  await addFromMenu(page, "Toutes les prestations", "Soin");
  await expect(page).toHaveURL(/calendar_id/);
  await page.goBack();
  await expect(page).toHaveURL(/slots/);
  await expect.poll(() => order(page)).toEqual(["Coupe"]);
  await page.goForward();
  await expect(page).toHaveURL(/calendar_id/);
  await page.goBack();
  await expect(page).toHaveURL(/slots/);
  await page.goBack();
  await expect(page).toHaveURL(/calendar_id/);
});
