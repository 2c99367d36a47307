import { expect } from "@playwright/test";
import { linkOf, logIn, logOut, setPassword } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { title } from "./steps/visitor.ts";

const EMAIL = "jade.morin@courriel.example";

test("five wrong passwords block an account, and the link of a reset unblocks it", async ({ page }) => {
  await page.goto("/mutuelle-du-parc/login?locale=fr");
  await logIn(page, "personne@courriel.example");
  await expect(page.getByRole("alert")).toContainText("Aucun compte ne correspond");
  await logIn(page, EMAIL, "court");
  await expect(page.locator("#login-password-error")).toHaveText(
    "Un mot de passe compte au moins 10 caractères.",
  );
  for (let time = 0; time < 5; time += 1) {
    await logIn(page, EMAIL, `Coquelicot-9${time}`);
    await expect(page.locator("#login-password-error")).toContainText("n’est pas le bon");
  }
  await logIn(page, EMAIL);
  await expect(page.getByRole("alert")).toContainText("10 minutes");

  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await page.locator("#reset-email").fill("personne@courriel.example");
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByRole("alert")).toContainText("Aucun compte ne porte cette adresse");
  await page.locator("#reset-email").fill(EMAIL);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page).toHaveURL(/\/reset_password_confirm/);
  const [mail] = await waitForMails(EMAIL, 1);
  await page.goto(linkOf(mail));
  await expect(title(page)).toHaveText("Choisir un nouveau mot de passe");
  await page.getByRole("button", { name: "Continuer" }).click();
  await setPassword(page, "Hortensia+42");
  await expect(page).toHaveURL(/\/book\/intervention_ids/);

  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, EMAIL, "Hortensia+42");
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
});
