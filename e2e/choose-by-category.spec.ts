import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { cards } from "./steps/screens.ts";
import { openGroup } from "./steps/visitor.ts";

const heightOf = "parseFloat(getComputedStyle(document.querySelector('main ul > li')).height)";

test("in a wide window the categories stand in two columns", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGroup(page, "atelier-margaux");
  await expect(cards(page)).toHaveText([
    "Coupe et coiffage",
    "Couleur",
    "Soin et bien-être",
    "Voir toutes les prestations",
  ]);
  const starts = await page
    .locator("main ul > li")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(2);
  expect(await page.evaluate<number>(heightOf)).toBeGreaterThanOrEqual(232);
  await expectNoBarrier(page);
});

test("a category leaves its services; the last card leaves all", async ({ page }) => {
  await openGroup(page, "atelier-margaux");
  await cards(page).filter({ hasText: "Soin et bien-être" }).click();
  await expect(cards(page)).toHaveText(["Soin profond au karité", "Massage crânien"]);
  await page.goBack();
  await cards(page).filter({ hasText: "Voir toutes les prestations" }).click();
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: "Couleur" })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
});
