import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { cards, chooseByKeyboard } from "./steps/screens.ts";
import { bookButton, chooseSlot, fillIn, newPerson, openGroup, title } from "./steps/visitor.ts";

test("the teacher first, never without preference; a service without a public name is not offered", async ({
  page,
}) => {
  await openGroup(page, "cours-de-chant");
  await expect(title(page)).toHaveText(/^Avec quel professeur/);
  await expect(cards(page)).toHaveText(["Ada Wolff", "Ben Okafor"]);
  await expectNoBarrier(page);
  await chooseByKeyboard(page, /Ada Wolff/);
  await expect(cards(page)).toHaveText(["Chant lyrique", "Chant jazz"]);
  await page.goBack();
  await cards(page).filter({ hasText: "Ben Okafor" }).click();
  // The only remaining service is chosen automatically.
  await expect(page).toHaveURL(/slots/);
  await chooseSlot(page);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText("Chant jazz");
  await expect(page.getByRole("main")).toContainText("Ben Okafor");
});
