import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { addFromMenu, order } from "./steps/several.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { cards } from "./steps/screens.ts";
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
  await openGroup(page, "cabinet-dentaire-des-lilas");
  await cards(page).filter({ hasText: "Consultation de contrôle" }).click();
  await expect(page).toHaveURL(/calendar_id/);
  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^Modifier.*Prestation$/ })
    .click();
  await cards(page).filter({ hasText: "Urgence dentaire" }).click();
  await expect(page).toHaveURL(/calendar_id/);
  const keep = page.getByRole("button", { name: /^Garder « Consultation de contrôle »/ });
  await keep.click();
  await expect(keep).toHaveCount(0);
  await expect(page).toHaveURL(/calendar_id/);
  await expect(title(page)).toBeFocused();
});

test("the browser's back button leaves an appointment that was added and half chosen", async ({ page }) => {
  await openGroup(page, "atelier-margaux");
  await chooseService(page, "Coupe cheveux courts");
  await addFromMenu(page, "Couleur", "Couleur racines");
  await expect(page).toHaveURL(/calendar_id/);
  await page.goBack();
  await expect(page).toHaveURL(/slots/);
  await expect.poll(() => order(page)).toEqual(["Coupe cheveux courts"]);
  await page.goForward();
  await expect(page).toHaveURL(/calendar_id/);
  await page.goBack();
  await expect(page).toHaveURL(/slots/);
  await page.goBack();
  await expect(page).toHaveURL(/calendar_id/);
});
