import { expect } from "@playwright/test";
import { logOut } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { bookByLink, newPerson, openGroup, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-bordeaux";

test("a guest finds the appointment they booked, no other, and nothing of the person", async ({ page }) => {
  await bookByLink(page, OPTICIAN, newPerson());
  await expect(title(page)).toHaveText(/confirmé/);
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  const menu = page.getByRole("banner");
  await expect(menu.getByRole("link", { name: "Mes informations" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Mes rendez-vous" }).click();
  await expect(title(page)).toHaveText("Mes rendez-vous");
  await expect(page.getByRole("main").getByRole("article").or(page.locator("main li h3"))).toHaveCount(1);
  await expectNoBarrier(page);

  // Another booking has its own token, so the first one can only be opened from its mail.
  await bookByLink(page, OPTICIAN, newPerson());
  await page.goto(`/${OPTICIAN}/appointments?locale=fr`);
  await expect(page.getByRole("main").getByRole("article").or(page.locator("main li h3"))).toHaveCount(1);

  await page.goto(`/${OPTICIAN}/fiches?locale=fr`);
  await expect(page).toHaveURL(/\/login/);

  await page.goto(`/${OPTICIAN}/appointments?locale=fr`);
  await logOut(page);
  // The logout loads a page, with which another navigation would interfere.
  await expect(page).toHaveURL(/\/disconnected/);
  await openGroup(page, OPTICIAN);
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
});
