import { expect } from "@playwright/test";
import { linkOf, setPassword } from "./steps/account.ts";
import { SWIMMERS } from "./steps/information.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { newPerson, title } from "./steps/visitor.ts";

test("a button that is pressed twice does its work once: one mail, one account, one person", async ({
  page,
}) => {
  const { email } = newPerson();
  await page.goto(`/${SWIMMERS}/register?locale=fr`);
  await page.locator("#register-email").fill(email);
  await page.getByRole("button", { name: "Créer mon compte" }).dblclick();
  await expect(page).toHaveURL(/\/register_confirm/);
  const [mail] = await waitForMails(email, 1);
  await page.goto(linkOf(mail));
  await page.getByRole("button", { name: "Activer mon compte" }).dblclick();
  await expect(page).toHaveURL(/\/set_password/);
  await setPassword(page, "Hortensia+42");
  await expect(page).toHaveURL(/\/book\//);

  await page.goto(`/${SWIMMERS}/fiches?locale=fr`);
  await page.getByRole("tab", { name: "Ajouter une personne" }).click();
  for (const [name, value] of [
    ["lastname", "Fabre"],
    ["firstname", "Ida"],
    ["firstphone", "06 39 98 20 44"],
  ] as const)
    await page.locator(`[name="${name}"]`).fill(value);
  await page.getByRole("button", { name: "Ajouter cette personne" }).dblclick();
  await expect(page.getByRole("tabpanel")).toContainText("Ida Fabre fait maintenant partie");
  await page.reload();
  await expect(page.getByRole("tab")).toHaveText(["Paramètres", "Ida", "Ajouter une personne"]);
  await waitForMails(email, 1);
});

test("the link of a mail that is opened twice leads on to where its work is done", async ({ page }) => {
  const { email } = newPerson();
  await page.goto(`/${SWIMMERS}/register?locale=fr`);
  await page.locator("#register-email").fill(email);
  await page.locator("#register-email").press("Enter");
  const [activation] = await waitForMails(email, 1);
  await page.goto(linkOf(activation));
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await setPassword(page, "Hortensia+42");
  await expect(page).toHaveURL(/\/book\//);
  // Going back does not lead to a page that is no longer useful.
  await page.goBack();
  await expect(title(page)).not.toHaveText(/n’existe pas/);
  await page.goto(linkOf(activation));
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByRole("alert")).toContainText("déjà servi");
  await expect(page.getByRole("link", { name: "Demander un nouveau lien" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/book\//);
  // A logged-in client is redirected from the registration.
  await page.goto(`/${SWIMMERS}/register?locale=fr`);
  await expect(page).toHaveURL(/\/book\//);
});
