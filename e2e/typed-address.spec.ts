import { expect } from "@playwright/test";
import { SWIMMERS } from "./steps/information.ts";
import { test } from "./steps/journey.ts";
import { newPerson } from "./steps/visitor.ts";

test("an address is typed once, whichever of the account's screens it is for", async ({ page }) => {
  const { email } = newPerson();
  await page.goto(`/${SWIMMERS}/login?locale=fr&email=${encodeURIComponent("lien@courriel.example")}`);
  await expect(page.locator("#login-email")).toHaveValue("lien@courriel.example");
  await page.locator("#login-email").fill(email);
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await expect(page.locator("#reset-email")).toHaveValue(email);
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await expect(page.locator("#register-email")).toHaveValue(email);
  await page.locator("#register-email").press("Enter");
  await expect(page).toHaveURL(/\/register_confirm/);
  await page.getByRole("link", { name: "Corriger l’adresse" }).click();
  await expect(page.locator("#register-email")).toHaveValue(email);
});
