import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";

const banner = (page: Page) => page.getByRole("banner");

test("a professional of several groups goes from one to the other, with the keyboard", async ({ page }) => {
  await page.goto("/optique-belvue-nantes/login?locale=fr");
  await logIn(page, "siege@optique-belvue.example", "Regard@Belvue78");
  await expect(page).toHaveURL(/optique-belvue-nantes\/calendar/);
  await expect(banner(page).getByRole("link", { name: "Accueil" })).toHaveCount(0);
  await banner(page).getByRole("button", { name: "Optique Belvue Nantes" }).focus();
  await page.keyboard.press("Enter");
  const groups = page.getByRole("list", { name: "Changer d’établissement" }).getByRole("link");
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toContainText("Optique Belvue Bordeaux");
  await expect(groups.first()).toContainText("optique-belvue-bordeaux");
  await expectNoBarrier(page);
  await groups.first().focus();
  await page.keyboard.press("Enter");
  // The professional is still logged in, and the calendar is that group's.
  await expect(page).toHaveURL(/\/optique-belvue-bordeaux\/calendar/);
  await expect(page.getByRole("grid")).toBeVisible();
});
