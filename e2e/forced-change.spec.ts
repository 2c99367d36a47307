import { expect } from "@playwright/test";
import { logIn, setPassword } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { title } from "./steps/visitor.ts";

test("an old weak password is let in once, to be changed before anything else", async ({ page }) => {
  await page.goto("/mutuelle-du-parc?locale=fr");
  await expect(page).toHaveURL(/\/book\/login/);
  await logIn(page, "marc.leroy@courriel.example", "motdepasse1");
  await expect(page).toHaveURL(/\/set_password\?.*account_id=\d+/);
  await expect(title(page)).toHaveText("Choisissez votre mot de passe");

  await expect(page.getByRole("main")).toContainText("n’est plus assez sûr");

  // No other screen opens meanwhile, and a reload changes nothing.
  await page.reload();
  await expect(title(page)).toHaveText("Choisissez votre mot de passe");
  const address = page.url();
  await page.goto("/mutuelle-du-parc/book/slots?locale=fr");
  await expect(title(page)).toHaveText("Choisissez votre mot de passe");

  await page.locator("#new-password").fill("marc.leroy-M7");
  const ownEmail = page.getByRole("listitem").filter({ hasText: "adresse e‑mail" });
  await expect(ownEmail).toContainText("il manque");
  await page.locator("#new-password").fill("Hortensia+42");
  await expect(ownEmail).toContainText("c’est bon");
  await page.locator("#confirm-password").fill("Hortensia+43");
  await page.locator("#confirm-password").press("Enter");
  await expect(page.locator("#confirm-password-error")).toHaveText(
    "Les deux mots de passe ne sont pas identiques.",
  );
  await setPassword(page, "Hortensia+42");
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await expect(page.getByRole("main")).toContainText("Vous êtes connecté.");

  await page.goto(address);
  await expect(title(page)).toHaveText("Cette page n’existe pas");
});
