import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { cards, chooseByKeyboard } from "./steps/screens.ts";
import { openGroup, title } from "./steps/visitor.ts";

test.use({ viewport: { width: 320, height: 640 } });

test("a house first: its services and its people follow, and the only person is not asked for", async ({
  page,
}) => {
  await openGroup(page, "bains-de-sel");
  await expect(title(page)).toHaveText("Choisissez votre maison");
  await expect(cards(page)).toHaveText(["Sans préférence", "Maison du port", /^Maison de la dune/]);
  await expectNoBarrier(page);

  await chooseByKeyboard(page, /Maison du port/);
  await expect(page).toHaveURL(/intervention_ids/);
  await expect(cards(page)).toHaveText(["Bain de sel"]);
  await chooseByKeyboard(page, /Bain de sel/);
  await expect(page).toHaveURL(/calendar_id/);
  await expect(cards(page)).toHaveText(["Sans préférence", "Anna Berthou", "Bao Lemaire"]);
  await expectNoBarrier(page);

  await page.goBack();
  await page.goBack();
  await cards(page).filter({ hasText: "Maison de la dune" }).click();
  await cards(page).filter({ hasText: "Marche sur le sable" }).click();
  await expect(page).toHaveURL(/slots/);
  await expect(page.getByRole("complementary")).toContainText("Maison de la dune");
  await expect(page.getByRole("complementary")).toContainText("Cyd Arnoux");
});
